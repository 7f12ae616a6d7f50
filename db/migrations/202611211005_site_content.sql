-- What the brand itself says (spec §2 static routes, §7 site content). brand_id null = every brand.
create table banners (
  id uuid primary key default gen_random_uuid(),
  brand_id text references brands on delete cascade,
  position smallint not null,
  title jsonb not null check (title ? 'id'),
  text jsonb not null check (text ? 'id'),
  link text not null check (link like '/%'), -- path without language prefix
  picture text not null,
  starts_on date,
  ends_on date
);
create table galleries (
  id uuid primary key default gen_random_uuid(),
  brand_id text references brands on delete cascade,
  position smallint not null,
  title jsonb not null check (title ? 'id'),
  caption jsonb not null check (caption ? 'id'),
  picture text not null
);
-- Texts with versions: what a person accepted stays readable.
create table site_pages (
  brand_id text references brands on delete cascade,
  slug text not null check (slug in ('tentang-kami', 'kebijakan-privasi', 'syarat-ketentuan')),
  version integer not null,
  effective_on date not null,
  title jsonb not null check (title ? 'id'),
  body jsonb not null check (body ? 'id'), -- Markdown; {brand}, {business}, {email}, {phone}, {domain} are filled in
  unique nulls not distinct (brand_id, slug, version)
);
create table faqs (
  id uuid primary key default gen_random_uuid(),
  brand_id text references brands on delete cascade,
  position smallint not null,
  topic text not null check (topic in ('booking', 'payment', 'documents', 'journey', 'safety', 'account')),
  question jsonb not null check (question ? 'id'),
  answer jsonb not null check (answer ? 'id') -- Markdown
);
