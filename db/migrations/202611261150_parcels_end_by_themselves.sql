-- Parcels end by themselves (docs/product/souvenir-orders.md, decision 0225): their couriers are asked, and a limit stands where nobody says
-- anything. No page of visitors is read from these columns, so nothing is told of them.
alter table store_orders
  add column ask_courier_at timestamptz,   -- when the courier is asked next; null: it was never asked
  add column courier_said_at timestamptz;  -- of the newest step it told of

-- What one run of the clock looks for.
create index store_orders_to_ask on store_orders (coalesce(ask_courier_at, shipped_at)) where state = 'shipped';
create index store_orders_silent on store_orders (greatest(shipped_at, courier_said_at)) where state = 'shipped';
create index store_orders_unsent on store_orders (ship_by) where state = 'accepted';
