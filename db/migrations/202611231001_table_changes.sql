-- Pages are shown from a cache (docs/product/page-cache.md): every process hears which tables have changed, with the commit
-- that changes them. Told per statement; a statement that touches no row tells nothing, and PostgreSQL delivers each table
-- once per transaction.

create function tell_table_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then perform pg_notify('rihlah_tables', tg_table_name);
  elsif exists (select from changed) then perform pg_notify('rihlah_tables', tg_table_name);
  end if;
  return null;
end $$;

-- Gives a table its triggers. Later migrations call it for tables whose rows visitors see.
create function tell_changes_of(told regclass) returns void
language plpgsql as $$
begin
  execute format('create trigger told_insert after insert on %s referencing new table as changed for each statement execute function tell_table_change()', told);
  execute format('create trigger told_update after update on %s referencing new table as changed for each statement execute function tell_table_change()', told);
  execute format('create trigger told_delete after delete on %s referencing old table as changed for each statement execute function tell_table_change()', told);
  execute format('create trigger told_truncate after truncate on %s for each statement execute function tell_table_change()', told);
end $$;

-- What the shared pages are read from. How often an article is read (article_days) is not told: a minute late is soon enough.
select tell_changes_of(told) from unnest(array[
  'affiliates', 'airlines', 'airports', 'article_comments', 'article_likes', 'article_pictures', 'articles', 'banners',
  'brand_hosts', 'brands', 'departure_cards', 'departure_evidence', 'departure_groups', 'departure_room_prices',
  'departure_slugs', 'departures', 'destinations', 'distribution_pages', 'faqs', 'galleries', 'hajj_seasons', 'hotels',
  'licences', 'partners', 'pictures', 'programme_extras', 'programme_hotels', 'programmes', 'promo_redemptions',
  'promos', 'regencies', 'reviews', 'seat_claims', 'site_pages']::regclass[]) as tables (told);
