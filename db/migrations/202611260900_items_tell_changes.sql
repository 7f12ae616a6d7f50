-- Statements of the catalogue name their rows "items", and whatever a statement names like a table counts as that table: since the shop has
-- a table of that name, home, lists and products were rendered anew each time, because nobody told of its changes.
select tell_changes_of('items');
