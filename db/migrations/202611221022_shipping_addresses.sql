-- Where members have supplies and souvenirs sent (spec §7 Merchandise (v1), /member/my-address). Area codes are those of the
-- Ministry of Home Affairs: the district names its city and province.
create table shipping_addresses (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  label text not null check (length(label) between 1 and 50),
  recipient text not null check (length(recipient) between 1 and 100),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'), -- E.164
  district_code text not null references districts,
  street text not null check (length(street) between 10 and 300),
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  note text not null default '' check (length(note) <= 200), -- for the courier
  is_active boolean not null, -- where things go unless another one is chosen
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index shipping_addresses_account on shipping_addresses (account_id);
create unique index shipping_addresses_one_active on shipping_addresses (account_id) where is_active;
