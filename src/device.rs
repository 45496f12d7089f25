//! The devices: each is a seam, owns its thread, can be lost and come back.
