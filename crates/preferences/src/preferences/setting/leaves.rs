//! Settings in a table of TOML: each value under its dotted key.

use crate::preferences::Preferences;
use toml::{Table, Value};

pub(super) fn table(preferences: &Preferences) -> Table {
    Table::try_from(preferences).unwrap_or_else(|error| {
        tracing::error!(%error, "the settings could not be written as a table");
        Table::new()
    })
}

/// All values with their keys: those at the top, and those in a group.
pub(super) fn leaves(table: &Table) -> Vec<(String, Value)> {
    let leaves = table.iter().flat_map(|(key, value)| match value {
        Value::Table(group) => group.iter().map(|(name, value)| (format!("{key}.{name}"), value.clone())).collect(),
        value => vec![(key.clone(), value.clone())],
    });
    leaves.collect()
}

pub(super) fn leaf<'a>(table: &'a Table, key: &str) -> Option<&'a Value> {
    match key.split_once('.') {
        Some((group, name)) => table.get(group)?.as_table()?.get(name),
        None => table.get(key),
    }
}

pub(super) fn put_leaf(table: &mut Table, key: &str, value: Value) {
    let Some((group, name)) = key.split_once('.') else {
        table.insert(key.to_owned(), value);
        return;
    };
    let group = table.entry(group).or_insert_with(|| Value::Table(Table::new()));
    if !group.is_table() {
        *group = Value::Table(Table::new());
    }
    if let Some(group) = group.as_table_mut() {
        group.insert(name.to_owned(), value);
    }
}

pub(super) fn remove_leaf(table: &mut Table, key: &str) {
    let Some((group, name)) = key.split_once('.') else {
        table.remove(key);
        return;
    };
    if let Some(members) = table.get_mut(group).and_then(Value::as_table_mut) {
        members.remove(name);
        if members.is_empty() {
            table.remove(group);
        }
    }
}
