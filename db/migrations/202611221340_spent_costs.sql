-- What a partner has already spent on an order whose settlement did not come in time (decision 0048): stated in writing, shown to the
-- member, and kept only when the operator's finance has decided so.
create table spent_costs (
  booking_id uuid primary key references bookings on delete cascade,
  amount bigint not null check (amount > 0),
  reason text, -- null once the person is gone
  stated_by uuid references accounts on delete set null,
  stated_at timestamptz not null,
  kept_at timestamptz -- when the order was ended and this was kept of it
);
create index spent_costs_stated_by on spent_costs (stated_by) where stated_by is not null;
