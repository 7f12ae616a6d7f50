-- Who sells and stands behind a journey (spec §3 travel partner, product.md licences).
create table partners (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  kind text not null check (kind in ('travel', 'financial', 'distribution_channel', 'store')),
  name text not null,
  legal_name text not null,
  description jsonb not null check (description ? 'id'),
  email text not null,
  phone_number text not null, -- E.164
  address text not null,
  regency_code text not null references regencies,
  founded_year smallint not null,
  joined_on date not null,
  state text not null default 'active' check (state in ('active', 'suspended')),
  suspended_on date,
  suspended_reason jsonb,
  -- Set by the external reviews adapter; empty by default, never invented.
  external_review_rating numeric(2, 1) check (external_review_rating between 0 and 5),
  external_review_count integer check (external_review_count >= 0),
  external_review_source text,
  check ((state = 'suspended') = (suspended_on is not null and suspended_reason is not null)),
  check ((external_review_rating is null) = (external_review_count is null))
);
create index partners_kind on partners (kind, name);

-- A licence to organise umrah (PPIU) or hajj (PIHK); numbers come as 'U-400 Tahun 2021' or as the 17 digits of OSS.
create table licences (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners on delete cascade,
  kind text not null check (kind in ('ppiu', 'pihk')),
  number text not null check (number ~ '^([UH]-?\d{1,4}|\d{1,4}) Tahun \d{4}$' or number ~ '^\d{17}$'),
  issued_on date not null,
  valid_until date not null,
  source text not null,
  checked_on date not null,
  check (valid_until > issued_on),
  unique (partner_id, kind, number)
);

-- The page a distribution-channel partner shows under /distribution-partners/{slug}.
create table distribution_pages (
  partner_id uuid primary key references partners on delete cascade,
  headline jsonb not null check (headline ? 'id'),
  body jsonb not null check (body ? 'id') -- Markdown
);
