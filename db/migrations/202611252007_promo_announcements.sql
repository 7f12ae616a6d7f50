-- Which promos their brand's members have heard of (docs/product/promos.md): each once, in parts.
create table promo_announcements (
  promo_id uuid primary key references promos on delete cascade,
  told_until uuid,     -- the last of those who were told so far
  done_at timestamptz
);
-- What has begun before there were announcements is no news.
insert into promo_announcements (promo_id, done_at) select id, now() from promos where state <> 'draft' and valid_from <= current_date;

-- Promos reach devices only where somebody asks for it.
update notification_settings set switched_off = array_append(switched_off, 'promos:push') where not 'promos:push' = any (switched_off);
