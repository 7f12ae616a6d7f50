-- Reviews by members whose journey is over (issue "booking" 5): one for each order, in their own name, gone with their account.
alter table reviews
  add booking_id uuid unique references bookings on delete set null,
  add account_id uuid references accounts on delete cascade,
  add changed_at timestamptz;
create index reviews_account on reviews (account_id) where account_id is not null;
