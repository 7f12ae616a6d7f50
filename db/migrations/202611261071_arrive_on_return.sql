-- A parcel for the day its buyer comes home from a journey (docs/product/souvenir-orders.md): the day is copied, as addresses are.
alter table store_orders
  add column arrive_on date,
  add column arrive_booking_id uuid references bookings,
  add constraint store_orders_arrival check ((arrive_on is null) = (arrive_booking_id is null));
create index store_orders_arrive_booking on store_orders (arrive_booking_id) where arrive_booking_id is not null;
