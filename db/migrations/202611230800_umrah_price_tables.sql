-- What the parts of a private umrah cost (spec §3 private umrah form, §7 estimation-price): dated versions that are never
-- rewritten, so that an estimate of last month can be computed again.
create table umrah_price_tables (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid references partners,  -- null: the operator's, which everybody's estimate stands on
  version integer not null check (version > 0),
  effective_on date not null,
  document jsonb not null,              -- shape in #domain/umrah-estimates (price-table.ts)
  note text check (length(note) between 1 and 300),
  created_at timestamptz not null,
  unique nulls not distinct (partner_id, version)
);
create index umrah_price_tables_in_force on umrah_price_tables (partner_id, effective_on desc, version desc);
