-- Private umrah: an agency may offer a departure that exists. The offer holds its seats by a claim of kind `custom_offer`, which ends with it
-- (docs/product/private-umrah.md).
alter table umrah_offers add departure_id uuid references departures,
  add departs_on date,
  add check ((departure_id is null) = (departs_on is null));
create index umrah_offers_departure on umrah_offers (departure_id) where departure_id is not null;

alter table seat_claims add umrah_offer_id uuid unique references umrah_offers on delete cascade,
  add check (umrah_offer_id is null or source = 'custom_offer');

-- Several parties may travel on one departure.
alter table umrah_requests drop constraint umrah_requests_departure_id_key;
create index umrah_requests_departure on umrah_requests (departure_id) where departure_id is not null;
