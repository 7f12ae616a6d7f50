-- What a store calls its item in its own books (docs/product/store-console.md): by it, or else by its address, a row of a table finds its item.
alter table items add column reference text check (length(reference) between 1 and 40);
create unique index items_reference on items (store_id, coalesce(reference, slug));
