//! As much of Markdown as our documents use.

use crate::project::ProjectFile;

/// A document, or a section of one.
pub struct Document {
    pub path: String,
    pub text: String,
}

/// A point of a list, with the lines that belong to it.
pub struct Point {
    pub text: String,
}

/// A block of code: its language and its lines.
pub struct Example {
    pub language: String,
    pub lines: Vec<String>,
}

impl From<ProjectFile> for Document {
    fn from(file: ProjectFile) -> Self {
        Self { path: file.path, text: file.text }
    }
}

impl Document {
    /// The lines outside blocks of code.
    pub fn prose(&self) -> impl Iterator<Item = &str> {
        let mut inside = false;
        self.text.lines().filter(move |line| {
            let fence = line.trim_start().starts_with("```");
            inside ^= fence;
            !fence && !inside
        })
    }

    /// The headings with their levels.
    pub fn headings(&self) -> impl Iterator<Item = (usize, &str)> {
        self.prose().filter_map(|line| {
            let title = line.trim_start_matches('#');
            let level = line.len() - title.len();
            (level > 0 && title.starts_with(' ')).then_some((level, title.trim()))
        })
    }

    /// What a link to each heading is called.
    pub fn anchors(&self) -> impl Iterator<Item = String> {
        self.headings().map(|(_, title)| {
            let kept = title.chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
            kept.collect::<String>().to_lowercase().replace(' ', "-")
        })
    }

    /// The targets of links.
    pub fn links(&self) -> impl Iterator<Item = String> {
        self.prose()
            .flat_map(|line| line.split("](").skip(1))
            .filter_map(|rest| Some(rest.split_once(')')?.0.to_owned()))
    }

    /// A path that is named in this document, from the root of the project.
    pub fn beside(&self, path: &str) -> String {
        let mut folders: Vec<&str> = self.path.split('/').collect();
        folders.pop();
        for name in path.split('/') {
            match name {
                ".." => drop(folders.pop()),
                "." | "" => {}
                name => folders.push(name),
            }
        }
        folders.join("/")
    }

    /// What stands between backticks.
    pub fn code_spans(&self) -> impl Iterator<Item = String> {
        self.prose().flat_map(spans)
    }

    /// What stands under a heading, with the headings below it.
    pub fn section(&self, title: &str) -> Self {
        let found = self.headings().find(|(_, other)| *other == title);
        let (level, _) = found.unwrap_or_else(|| panic!("{} has no section {title}", self.path));
        let mut inside = false;
        let mut fenced = false;
        let mut lines = Vec::new();
        for line in self.text.lines() {
            fenced ^= line.trim_start().starts_with("```");
            let depth = line.len() - line.trim_start_matches('#').len();
            if !fenced && depth > 0 && line[depth..].starts_with(' ') {
                if inside && depth <= level {
                    break;
                }
                inside |= line[depth..].trim() == title;
            }
            if inside {
                lines.push(line);
            }
        }
        Self { path: self.path.clone(), text: lines.join("\n") }
    }

    /// The points of all lists.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        let mut points: Vec<String> = Vec::new();
        let mut open = false;
        for line in self.prose() {
            if line.starts_with("- ") {
                points.push(line.to_owned());
                open = true;
            } else if open && line.starts_with("  ") {
                let point = points.last_mut().expect("a point is open");
                point.push('\n');
                point.push_str(line);
            } else {
                open = false;
            }
        }
        points.into_iter().map(|text| Point { text })
    }

    /// The blocks of code.
    pub fn examples(&self) -> Vec<Example> {
        let mut examples = Vec::new();
        let mut open: Option<Example> = None;
        for line in self.text.lines() {
            match (line.strip_prefix("```"), &mut open) {
                (Some(language), None) => {
                    open = Some(Example { language: language.to_owned(), lines: Vec::new() });
                }
                (Some(_), Some(_)) => examples.extend(open.take()),
                (None, Some(example)) => example.lines.push(line.to_owned()),
                (None, None) => {}
            }
        }
        examples
    }
}

impl Point {
    /// What stands between backticks.
    pub fn names(&self) -> impl Iterator<Item = String> {
        self.text.lines().flat_map(spans)
    }
}

/// What stands between the backticks of a line. Two backticks hold one.
fn spans(line: &str) -> Vec<String> {
    line.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}
