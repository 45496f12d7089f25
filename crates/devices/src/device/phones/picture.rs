//! An address as a picture, to be photographed by a phone.

use std::io;
use std::path::Path;

use png::{BitDepth, ColorType, Encoder};
use qrcode::{Color, QrCode};

use crate::files;

/// How many pixels wide a square of the picture is.
const SQUARE: usize = 10;
/// How many squares stay white around it, as the standard wants.
const MARGIN: usize = 4;
const WHITE: u8 = 255;
const BLACK: u8 = 0;

/// Writes the picture into a file of this name.
pub(super) fn write(path: &Path, address: &str) -> io::Result<()> {
    files::write_for_people(path, &picture(address)?)
}

fn picture(address: &str) -> io::Result<Vec<u8>> {
    let code = QrCode::new(address).map_err(io::Error::other)?;
    let (squares, colors) = (code.width(), code.to_colors());
    let width = (squares + 2 * MARGIN) * SQUARE;
    let is_black = |x: usize, y: usize| {
        let inside = |at: usize| (at / SQUARE).checked_sub(MARGIN).filter(|at| *at < squares);
        let square = inside(x).zip(inside(y)).map(|(x, y)| y * squares + x);
        square.and_then(|at| colors.get(at)) == Some(&Color::Dark)
    };
    let pixels: Vec<u8> =
        (0..width * width).map(|at| if is_black(at % width, at / width) { BLACK } else { WHITE }).collect();
    let side = u32::try_from(width).map_err(io::Error::other)?;
    let mut written = Vec::new();
    let mut encoder = Encoder::new(&mut written, side, side);
    encoder.set_color(ColorType::Grayscale);
    encoder.set_depth(BitDepth::Eight);
    encoder.write_header().and_then(|mut header| header.write_image_data(&pixels)).map_err(io::Error::other)?;
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_black_squares_in_a_white_margin() {
        let written = picture("http://192.168.1.20:4180").unwrap();
        let mut reader = png::Decoder::new(io::Cursor::new(written)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        let width = info.width as usize;
        assert_eq!((info.width, width % SQUARE), (info.height, 0));
        let at = |x: usize, y: usize| pixels[y * width + x];
        let edge = MARGIN * SQUARE;
        assert!((0..width).all(|x| (0..edge).all(|y| at(x, y) == WHITE && at(y, x) == WHITE)));
        // The corner that every such picture has: seven black squares in a row, with a white ring inside.
        assert!((0..7 * SQUARE).all(|x| at(edge + x, edge) == BLACK));
        assert_eq!(at(edge + SQUARE, edge + SQUARE), WHITE);
        assert_eq!(at(edge + 2 * SQUARE, edge + 2 * SQUARE), BLACK);
    }
}
