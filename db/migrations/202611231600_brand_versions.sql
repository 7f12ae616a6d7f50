-- Brands are changed in a draft, looked at, published, and rolled back (docs/product/brands.md).

alter table brands add column mail_from text; -- sender of this brand's emails; null: the deployment's

-- One for each brand: what is written and nobody sees yet, but by the link of its preview.
create table brand_drafts (
  brand_id text primary key references brands on delete cascade,
  fields jsonb not null,
  revision integer not null check (revision > 0),
  preview_digest bytea,
  preview_until timestamptz,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  check ((preview_digest is null) = (preview_until is null))
);

-- What was shown, one row for each publishing. The first is what stood there before the first publishing.
create table brand_versions (
  brand_id text not null references brands on delete cascade,
  number integer not null check (number > 0),
  fields jsonb not null,
  restored_from integer,
  published_by uuid references accounts on delete set null,
  published_at timestamptz not null,
  primary key (brand_id, number)
);
