-- What somebody means to buy from stores (spec §7 Cart; docs/product/carts.md). It takes nothing from stock. A guest's lines stand under the
-- random id of the browser and become the member's with signing in.
create table cart_lines (
  id uuid primary key default gen_random_uuid(),
  brand_id text not null references brands on delete cascade,
  account_id uuid references accounts on delete cascade,
  guest_id uuid,
  variant_id uuid not null references item_variants on delete cascade,
  quantity smallint not null check (quantity between 1 and 99),
  added_at timestamptz not null,
  check (num_nonnulls(account_id, guest_id) = 1)
);
create unique index cart_lines_of_member on cart_lines (account_id, brand_id, variant_id) where account_id is not null;
create unique index cart_lines_of_guest on cart_lines (guest_id, brand_id, variant_id) where guest_id is not null;
create index cart_lines_variant on cart_lines (variant_id);
create index cart_lines_age on cart_lines (added_at) where guest_id is not null;
