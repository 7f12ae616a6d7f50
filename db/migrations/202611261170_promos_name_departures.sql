-- A promo may be for chosen departures alone (docs/product/promos.md); without any it is for all of its kind, and of its partner if it has one.
alter table promos
  add column departure_ids uuid[] not null default '{}' check (cardinality(departure_ids) <= 100),
  add constraint promos_of_souvenirs_name_no_departure check (category <> 'souvenirs' or departure_ids = '{}');
