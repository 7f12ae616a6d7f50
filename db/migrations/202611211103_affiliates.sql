-- Consultants and distribution partners who recommend (spec §1, §6 affiliate consultants). One namespace of codes, one level:
-- a code belongs to one person or one organisation, and nobody stands above it.
create table affiliates (
  -- Whose commission it is, where a code or a name would say who: the ledger keeps it when the person is gone.
  id uuid not null unique default gen_random_uuid(),
  code text primary key check (code ~ '^[A-Z0-9-]{3,20}$'),
  account_id uuid unique references accounts on delete cascade,
  partner_id uuid unique references partners on delete cascade,
  shown_name text not null check (length(shown_name) between 1 and 100),
  is_active boolean not null default true,
  created_at timestamptz not null,
  check (num_nonnulls(account_id, partner_id) = 1)
);

-- Arrivals under a code, counted by day and product; nothing of the visitor is in it.
create table affiliate_visits (
  code text not null references affiliates on delete cascade on update cascade,
  day date not null, -- in Indonesia
  product text not null default '', -- slug of a departure; empty: another page
  visits integer not null check (visits > 0),
  primary key (code, day, product)
);

-- Under whose recommendation somebody stands: a guest's browser, and once they are signed in, the account. The last code wins;
-- bookings ask for it (product.md: kept 30 days).
create table attributions (
  guest_id uuid unique,
  account_id uuid unique references accounts on delete cascade,
  code text not null references affiliates on delete cascade on update cascade,
  brand_id text not null references brands on delete cascade,
  attributed_at timestamptz not null,
  check (num_nonnulls(guest_id, account_id) = 1)
);
create index attributions_age on attributions (attributed_at);

-- Links without the code in sight: a random word for a consultant and, perhaps, a product.
create table share_tokens (
  token text primary key,
  code text not null references affiliates on delete cascade on update cascade,
  product text not null default '',
  created_at timestamptz not null,
  unique (code, product)
);
