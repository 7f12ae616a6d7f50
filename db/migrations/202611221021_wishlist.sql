-- Packages a member wants to remember (spec §3 wishlist).
create table wishlist_items (
  account_id uuid not null references accounts on delete cascade,
  departure_id uuid not null references departures on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, departure_id)
);
create index wishlist_items_departure on wishlist_items (departure_id);
