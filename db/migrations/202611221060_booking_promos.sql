-- Bookings know promos, never the reverse: promos hold uses for bookings they do not look into.
alter table promo_redemptions add foreign key (booking_id) references bookings;
alter table bookings add foreign key (promo_id) references promos;
create index bookings_promo on bookings (promo_id) where promo_id is not null;
