-- A promise of a store is pinned to its part of a souvenir order, as one of an agency to its booking (docs/product/conversations.md).
alter table conversation_pins
  alter column booking_id drop not null,
  add column store_order_id uuid references store_orders,
  add constraint conversation_pins_one_order check (num_nonnulls(booking_id, store_order_id) = 1);
create index conversation_pins_store_order on conversation_pins (store_order_id);
