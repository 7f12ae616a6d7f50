-- Who holds unpaid seats (decision 0053): an order remembers the proven number it was placed under, so that changing the number
-- of an account, or opening another account with it, gives nobody more seats.
alter table bookings add held_by_phone text check (held_by_phone ~ '^\+\d{8,15}$'); -- null: a draft, an order from before this rule, or the person is gone
update bookings b set held_by_phone = a.phone from accounts a
where a.id = b.account_id and a.phone_verified_at is not null and b.state = 'waiting_payment';
create index bookings_unpaid_of_account on bookings (account_id) where state in ('waiting_payment', 'expired');
create index bookings_unpaid_of_phone on bookings (held_by_phone) where state in ('waiting_payment', 'expired');

-- More than the configuration allows, given to one account by an operator.
create table holding_grants (
  account_id uuid primary key references accounts on delete cascade,
  max_orders integer not null check (max_orders > 0),
  max_seats integer not null check (max_seats > 0),
  granted_by uuid references accounts on delete set null, -- null: the command line of the deployment, or the person is gone
  granted_at timestamptz not null
);
