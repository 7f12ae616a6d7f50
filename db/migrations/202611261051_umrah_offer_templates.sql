-- Private umrah: what an agency offers again and again, kept under a name (docs/product/private-umrah.md).
create table umrah_offer_templates (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners,
  name text not null check (length(name) between 1 and 80),
  lines jsonb not null,  -- for one adult; shape in #domain/private-umrah (offer.ts)
  child_amount bigint not null check (child_amount >= 0),
  infant_amount bigint not null check (infant_amount >= 0),
  valid_days smallint not null check (valid_days between 1 and 14),
  note text check (length(note) between 1 and 1000),
  changed_at timestamptz not null,
  changed_by uuid references accounts on delete set null
);
create unique index umrah_offer_templates_name on umrah_offer_templates (partner_id, lower(name));
