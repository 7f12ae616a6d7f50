-- The brand's three texts are written at the operator's console (docs/product/site-content.md): a draft, then a version that never changes.
create table site_page_drafts (
  id uuid primary key default gen_random_uuid(),
  brand_id text references brands on delete cascade, -- null: the text of every brand that has none of its own
  slug text not null check (slug in ('tentang-kami', 'kebijakan-privasi', 'syarat-ketentuan')),
  -- As it was typed: title, body, and the first day.
  fields jsonb not null,
  revision integer not null check (revision > 0),
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  unique nulls not distinct (brand_id, slug)
);
create index on site_page_drafts (changed_by);

-- Null: it was there before it was written here.
alter table site_pages add published_by uuid references accounts on delete set null, add published_at timestamptz;
create index on site_pages (published_by);
-- The words, the number and the first day are what somebody agreed to. Who published them may leave.
create function refuse_site_page_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a text is never changed' using errcode = 'check_violation';
end $$;
create trigger site_pages_frozen before update of slug, version, effective_on, title, body on site_pages
  for each row execute function refuse_site_page_change();

-- Which text whoever registered has agreed to, whatever their brand: numbers alone do not say it.
alter table registrations add terms_digest text;
alter table accounts add terms_digest text;
create index on accounts (terms_digest) where terms_digest is not null;
create index on bookings (terms_digest) where terms_digest is not null;
