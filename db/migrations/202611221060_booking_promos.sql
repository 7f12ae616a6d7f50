-- Bookings know promos, never the reverse: promos hold uses for ids they do not look at.
alter table bookings add foreign key (promo_id) references promos;
create index bookings_promo on bookings (promo_id) where promo_id is not null;
