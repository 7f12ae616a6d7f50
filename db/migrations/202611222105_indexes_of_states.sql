-- Indexes for what jobs and consoles ask at a million orders (docs/product/seats-and-money.md). The unique index of stages became
-- partial when supplements came, and left the invoices of a booking without one.
create index invoices_booking on invoices (booking_id);
create index bookings_attention on bookings (changed_at, id) where state = 'needs_attention';
-- A departure's cancellation takes them in batches; its beginning and its end look for those that travel.
create index bookings_standing on bookings (departure_id, id)
  where state in ('waiting_payment', 'partly_paid', 'paid', 'in_preparation', 'needs_attention');
create index bookings_underway on bookings (departure_id) where state in ('paid', 'in_preparation', 'departed');
create index payment_notifications_forged on payment_notifications (received_at) where not is_genuine;
