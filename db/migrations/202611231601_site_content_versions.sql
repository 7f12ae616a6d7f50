-- Banners, galleries and questions are written in drafts, shown from a day until a day, and brought back (docs/product/site-content.md).

alter table galleries add column starts_on date, add column ends_on date;
alter table faqs add column starts_on date, add column ends_on date;

-- What is written and not shown yet; the id is that of the row it changes, or of the row it will be.
create table site_drafts (
  item_id uuid primary key,
  kind text not null check (kind in ('banner', 'gallery', 'question')),
  brand_id text references brands on delete cascade, -- null = every brand
  fields jsonb not null,
  revision integer not null check (revision > 0),
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null
);
create index site_drafts_kind on site_drafts (kind, changed_at desc);

-- What was shown; no fields: from then on it was not shown at all.
create table site_versions (
  item_id uuid not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('banner', 'gallery', 'question')),
  fields jsonb,
  restored_from integer,
  published_by uuid references accounts on delete set null,
  published_at timestamptz not null,
  primary key (item_id, number)
);
create index site_versions_kind on site_versions (kind, published_at desc);

-- A preview shows drafts of the brand and of what it says: there may be none of the brand's own.
create table brand_previews (
  brand_id text primary key references brands on delete cascade,
  digest bytea not null,
  until timestamptz not null
);
alter table brand_drafts drop column preview_digest, drop column preview_until;
