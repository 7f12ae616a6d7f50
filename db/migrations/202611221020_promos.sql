-- Promos (spec §3 promo, §7): a code that takes something off the total of a booking, for a while and so many times.
create table promos (
  id uuid primary key default gen_random_uuid(),
  brand_id text not null references brands on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]{3,80}$'),
  code text not null check (code ~ '^[A-Z0-9-]{3,20}$'),
  title jsonb not null check (title ? 'id'),
  description jsonb not null check (description ? 'id'),
  terms jsonb not null default '[]', -- sentences, each in its languages
  category text not null check (category in ('umrah', 'tourism', 'hajj')),
  partner_id uuid references partners on delete cascade, -- only journeys of this partner; null = of everyone
  -- Both days count, in Indonesia (WIB).
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  -- An amount, or a share of the total and the most it may come to ("discount up to").
  discount_amount bigint check (discount_amount > 0),
  discount_basis_points integer check (discount_basis_points between 1 and 10000),
  discount_cap bigint check (discount_cap > 0),
  minimum_order bigint not null default 0 check (minimum_order >= 0),
  max_uses integer check (max_uses > 0), -- null = as often as it is wanted
  max_uses_per_member integer not null default 1 check (max_uses_per_member > 0),
  paid_by text not null check (paid_by in ('platform', 'partner')),
  is_active boolean not null default true, -- false = withdrawn before its time
  is_listed boolean not null default true, -- false = known by its code only
  created_at timestamptz not null default now(),
  unique (brand_id, code),
  unique (brand_id, slug),
  check (num_nonnulls(discount_amount, discount_basis_points) = 1),
  check ((discount_basis_points is null) = (discount_cap is null)),
  check (paid_by = 'platform' or partner_id is not null)
);
create index promos_running on promos (brand_id, valid_until, id) where is_active and is_listed;

-- Every use of a promo. How many are left is always a query over this table; a held use whose time is over no longer counts.
create table promo_redemptions (
  id uuid primary key default gen_random_uuid(),
  promo_id uuid not null references promos,
  account_id uuid references accounts on delete set null,
  booking_id uuid not null,
  amount bigint not null check (amount > 0), -- whole rupiah taken off
  state text not null check (state in ('held', 'used', 'released')),
  release_at timestamptz, -- of a held one
  -- The last defence behind the lock (reliability.md 3): each use has a number of its own, none above what was allowed when it was
  -- taken. Uses that were given back lose theirs.
  use_number integer,
  max_uses integer,
  member_use_number integer,
  max_uses_per_member integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'held') = (release_at is not null)),
  check ((state = 'released') = (use_number is null)),
  check ((state = 'released') = (member_use_number is null)),
  constraint promo_uses_within_limit check (use_number between 1 and coalesce(max_uses, use_number)),
  constraint promo_member_uses_within_limit check (member_use_number between 1 and max_uses_per_member)
);
create unique index promo_use_numbers on promo_redemptions (promo_id, use_number);
create unique index promo_member_use_numbers on promo_redemptions (promo_id, account_id, member_use_number);
create unique index promo_redemptions_booking on promo_redemptions (booking_id) where state <> 'released';
create index promo_redemptions_account on promo_redemptions (account_id);
