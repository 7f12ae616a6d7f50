-- The shop's pages are answered from memory (docs/product/page-cache.md): what they are read from tells of its changes, stock set aside too.
select tell_changes_of(told) from unnest(array[
  'stores', 'item_categories', 'item_variants', 'item_evidence', 'item_reviews', 'stock_reservations']::regclass[]) as tables (told);
create index stock_reservations_release on stock_reservations (release_at); -- the next one that lapses
