-- Photographs of programmes, hotels and partners (docs/product/pictures.md). What the server redrew, never the uploaded file.
create table pictures (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'), -- random: stands in its address
  programme_id uuid references programmes on delete cascade,
  hotel_id uuid references hotels on delete cascade,
  partner_id uuid references partners on delete cascade,
  use text not null,
  alt jsonb not null check (alt ? 'id'),
  placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'), -- its mean colour
  created_at timestamptz not null,
  check (case use
    when 'cover' then programme_id is not null
    when 'group' then programme_id is not null
    when 'guide' then programme_id is not null
    when 'hotel' then hotel_id is not null
    when 'logo' then partner_id is not null
    when 'office' then partner_id is not null
    when 'person' then partner_id is not null
    else false end),
  check (num_nonnulls(programme_id, hotel_id, partner_id) = 1)
);
-- A programme has one cover and a partner one logo: a new one takes its place.
create unique index pictures_cover on pictures (programme_id) where use = 'cover';
create unique index pictures_logo on pictures (partner_id) where use = 'logo';
create index pictures_programme on pictures (programme_id, created_at);
create index pictures_hotel on pictures (hotel_id, created_at);
create index pictures_partner on pictures (partner_id, created_at);

-- Beside the row, so that reading what a page shows reads no bytes.
create table picture_files (
  picture_id text not null references pictures on delete cascade,
  width integer not null check (width > 0),
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  primary key (picture_id, width, format)
);
