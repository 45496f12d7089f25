//! The devices of a sound server: which of them is meant, and where the sound of each comes out in the end.

use std::collections::BTreeSet;

use super::place::Place;
use protocol::HeadsetEvent;

/// A device that plays, as the server describes it.
#[derive(Clone, Debug)]
pub(super) struct Sink {
    pub index: u32,
    /// The name that the server knows it by.
    pub name: String,
    /// What people call it.
    pub label: String,
    pub carries: Carries,
    pub plug: Option<Plug>,
}

/// Where the sound of a device goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Carries {
    /// Out of it.
    Out,
    /// To these other devices, by name or number.
    To(Vec<String>),
    /// To others, and it is not known to which.
    Somewhere,
}

/// What is plugged in where the sound comes out: of several plugs a device uses one at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plug {
    pub name: String,
    pub pulled_out: bool,
}

/// All devices of a server.
pub(super) struct Sinks {
    pub all: Vec<Sink>,
    /// The name of the default one.
    pub default: Option<String>,
    /// Names of devices whose sound is played elsewhere too.
    pub overheard: Vec<String>,
}

impl Sinks {
    /// The headset, if whatever it plays is heard there alone.
    ///
    /// # Errors
    ///
    /// It is not there, or carries to where it should not.
    pub fn headset(&self, place: &mut Place) -> Result<&Sink, HeadsetEvent> {
        let lost = |reason: &str| HeadsetEvent::Lost(reason.to_owned());
        let headset = match self.called(&place.device)[..] {
            [] => return Err(lost("there is no device of this name")),
            [headset] => headset,
            _ => return Err(lost("several devices have this name")),
        };
        let room = self.reach(self.loudspeakers(place.loudspeaker.as_deref())?);
        if !room.is_disjoint(&self.reach(vec![headset])) {
            return Err(HeadsetEvent::Same);
        }
        if headset.carries != Carries::Out {
            return Err(lost("it only passes sound on to another device, and that can become any other"));
        }
        if self.overheard.contains(&headset.name) {
            return Err(lost("what it plays is played elsewhere too"));
        }
        if headset.plug.as_ref().is_some_and(|plug| plug.pulled_out) {
            return Err(lost("it is pulled out"));
        }
        let plug = headset.plug.as_ref().map(|plug| plug.name.clone());
        if *place.plug.get_or_insert_with(|| plug.clone()) != plug {
            return Err(lost("its sound comes out elsewhere than before"));
        }
        Ok(headset)
    }

    /// The devices that a person means by a name.
    fn called(&self, name: &str) -> Vec<&Sink> {
        let plain = |name: &str| name.trim().to_lowercase();
        let meant = |sink: &&Sink| [&sink.label, &sink.name].iter().any(|called| plain(called) == plain(name));
        self.all.iter().filter(meant).collect()
    }

    /// What can be the loudspeaker: all of that name, and the default one where the name is not there as it is written,
    /// for then [`crate::device::sound`] plays through that.
    fn loudspeakers(&self, name: Option<&str>) -> Result<Vec<&Sink>, HeadsetEvent> {
        let mut meant = name.map(|name| self.called(name)).unwrap_or_default();
        if !meant.iter().any(|sink| Some(sink.label.as_str()) == name) {
            let default = self.all.iter().find(|sink| Some(&sink.name) == self.default.as_ref());
            meant.push(default.ok_or_else(|| HeadsetEvent::Lost("nobody knows the default loudspeaker".to_owned()))?);
        }
        Ok(meant)
    }

    /// All devices that play what these ones play.
    fn reach<'a>(&'a self, mut next: Vec<&'a Sink>) -> BTreeSet<u32> {
        let mut reached = BTreeSet::new();
        while let Some(sink) = next.pop() {
            if !reached.insert(sink.index) {
                continue;
            }
            let named =
                |name: &String| self.all.iter().find(|sink| sink.name == *name || sink.index.to_string() == *name);
            match &sink.carries {
                Carries::Out => {}
                Carries::To(names) => match names.iter().map(named).collect::<Option<Vec<_>>>() {
                    Some(sinks) => next.extend(sinks),
                    None => next.extend(&self.all),
                },
                Carries::Somewhere => next.extend(&self.all),
            }
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A device with its label in capitals.
    fn sink(index: u32, name: &str, carries: Carries) -> Sink {
        Sink { index, name: name.to_owned(), label: name.to_uppercase(), carries, plug: None }
    }

    fn to(names: &[&str]) -> Carries {
        Carries::To(names.iter().map(|name| (*name).to_owned()).collect())
    }

    /// A room, a headset and a television; the room is the default one.
    fn three(more: impl IntoIterator<Item = Sink>) -> Sinks {
        let real = ["room", "headset", "television"];
        let real = (0..).zip(real).map(|(index, name)| sink(index, name, Carries::Out));
        Sinks { all: real.chain(more).collect(), default: Some("room".to_owned()), overheard: Vec::new() }
    }

    /// What becomes of these two.
    fn found(sinks: &Sinks, device: &str, loudspeaker: Option<&str>) -> Result<u32, HeadsetEvent> {
        let mut place = Place::new(device.to_owned(), loudspeaker.map(str::to_owned));
        sinks.headset(&mut place).map(|sink| sink.index)
    }

    fn is_lost<T>(found: &Result<T, HeadsetEvent>) -> bool {
        matches!(found, Err(HeadsetEvent::Lost(_)))
    }

    #[test]
    fn a_device_is_meant_however_it_is_written() {
        for name in ["HEADSET", "headset", " Headset "] {
            assert_eq!(found(&three([]), name, None), Ok(1), "{name:?}");
        }
        for name in ["room", "Room", "ROOM"] {
            assert_eq!(found(&three([]), name, None), Err(HeadsetEvent::Same), "{name:?} by default");
            assert_eq!(found(&three([]), "ROOM", Some(name)), Err(HeadsetEvent::Same), "{name:?} by name");
        }
    }

    #[test]
    fn a_name_that_is_missing_or_meant_twice_is_no_headset() {
        let twins = three([sink(7, "headset", Carries::Out)]);
        assert!(is_lost(&found(&three([]), "earphones", None)));
        assert!(is_lost(&found(&three([]), "", None)));
        assert!(is_lost(&found(&twins, "headset", None)));
        assert_eq!(found(&twins, "television", Some("headset")), Ok(2), "a loudspeaker may be either");
    }

    #[test]
    fn a_loudspeaker_that_is_missing_is_the_default_one() {
        assert_eq!(found(&three([]), "room", Some("pulled out")), Err(HeadsetEvent::Same));
        assert_eq!(found(&three([]), "room", Some("TELEVISION")), Ok(0));
        let unknown = Sinks { default: None, ..three([]) };
        assert!(is_lost(&found(&unknown, "headset", None)));
        assert_eq!(found(&unknown, "headset", Some("ROOM")), Ok(1));
    }

    #[test]
    fn devices_that_pass_sound_on_reach_what_they_pass_it_to() {
        let sinks = three([
            sink(3, "over-room", to(&["room"])),
            sink(4, "over-over-room", to(&["over-room"])),
            sink(5, "both", to(&["1", "television"])),
            sink(6, "somewhere", Carries::Somewhere),
            sink(7, "gone", to(&["gone-device"])),
            sink(8, "over-headset", to(&["headset"])),
        ]);
        for name in ["over-room", "over-over-room", "somewhere", "gone"] {
            assert_eq!(found(&sinks, name, None), Err(HeadsetEvent::Same), "{name}");
        }
        for name in ["BOTH", "OVER-HEADSET", "SOMEWHERE", "GONE"] {
            assert_eq!(found(&sinks, "headset", Some(name)), Err(HeadsetEvent::Same), "{name}");
        }
        assert_eq!(found(&sinks, "over-headset", Some("BOTH")), Err(HeadsetEvent::Same));
        assert!(is_lost(&found(&sinks, "over-headset", None)), "what is beneath it can be exchanged");
        assert_eq!(found(&sinks, "headset", Some("OVER-OVER-ROOM")), Ok(1));
    }

    #[test]
    fn devices_that_pass_sound_round_in_a_ring_end() {
        let ring = three([sink(3, "one", to(&["two"])), sink(4, "two", to(&["one"]))]);
        assert_eq!(found(&ring, "one", Some("TWO")), Err(HeadsetEvent::Same));
    }

    #[test]
    fn what_is_overheard_is_no_headset() {
        let sinks = Sinks { overheard: vec!["headset".to_owned()], ..three([]) };
        assert!(is_lost(&found(&sinks, "headset", None)));
        assert_eq!(found(&sinks, "television", None), Ok(2));
    }

    #[test]
    fn another_plug_than_before_is_another_device() {
        let with = |name: &str, pulled_out| {
            let mut sinks = three([]);
            sinks.all[1].plug = Some(Plug { name: name.to_owned(), pulled_out });
            sinks
        };
        let mut place = Place::new("headset".to_owned(), None);
        assert!(is_lost(&with("headphones", true).headset(&mut place)));
        assert!(with("headphones", false).headset(&mut place).is_ok());
        assert!(is_lost(&with("speaker", false).headset(&mut place)), "the loudspeaker of the laptop");
        assert!(is_lost(&with("headphones", true).headset(&mut place)));
        assert!(with("headphones", false).headset(&mut place).is_ok(), "it was plugged in again");
    }
}
