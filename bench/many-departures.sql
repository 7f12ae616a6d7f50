-- Grows a seeded catalogue to :count departures, alike in their distributions: each new one is a copy of a demo
-- departure on another date, at a price up to 15 % away, of a programme copied so that none has an unlikely number of dates.
set session_replication_role = replica; -- no triggers: the cards are made at the end
select setseed(0.42);

create temp table source as
  select d.*, row_number() over (order by d.slug) - 1 as place, count(*) over () as sources from departures d;
create temp table grown as
  select gen_random_uuid() as id, s.id as source_id, s.programme_id as source_programme, n,
    -- Eight rounds over the demo's departures for each copy of its programmes.
    (n / s.sources / 8)::integer as copy,
    -- One in twelve has departed; more of the coming ones are near than far.
    case when random() < 0.08 then current_date - (random() * 120)::integer else current_date + 1 + (power(random(), 1.4) * 540)::integer end as departs_on,
    0.85 + 0.3 * random() as price_factor
  from generate_series(0, :count - 1 - (select count(*) from source)) n join source s on s.place = n % s.sources;
create temp table programme_copies as
  select distinct on (source_programme, copy) source_programme, copy, gen_random_uuid() as id from grown;

insert into programmes (id, partner_id, slug, kind, title, summary, description, days, nights, max_per_room, is_financing_available,
    is_savings_available, content, created_at)
  select c.id, p.partner_id, p.slug || '-' || c.copy, p.kind, p.title, p.summary, p.description, p.days, p.nights, p.max_per_room,
    p.is_financing_available, p.is_savings_available, p.content, p.created_at
  from programme_copies c join programmes p on p.id = c.source_programme;
insert into programme_destinations select c.id, x.position, x.destination_slug
  from programme_copies c join programme_destinations x on x.programme_id = c.source_programme;
insert into programme_hotels select c.id, x.position, x.hotel_id, x.nights
  from programme_copies c join programme_hotels x on x.programme_id = c.source_programme;
insert into programme_extras select c.id, x.position, x.name, x.amount, x.is_mandatory
  from programme_copies c join programme_extras x on x.programme_id = c.source_programme;

insert into departures (id, programme_id, slug, departs_on, returns_on, departure_airport, airline, flights, quota, state, published_at,
    child_amount, child_basis_points, infant_amount, infant_basis_points, down_payment_amount, settlement_due_days, below_reference_reason)
  select g.id, c.id, s.slug || '-' || g.n, g.departs_on, g.departs_on + (s.returns_on - s.departs_on), s.departure_airport, s.airline, s.flights,
    s.quota, s.state, s.published_at, s.child_amount, s.child_basis_points, s.infant_amount, s.infant_basis_points, s.down_payment_amount,
    s.settlement_due_days, s.below_reference_reason
  from grown g join source s on s.id = g.source_id join programme_copies c using (source_programme, copy);
insert into departure_room_prices select g.id, r.room_type, (r.amount * g.price_factor / 100000)::bigint * 100000
  from grown g join departure_room_prices r on r.departure_id = g.source_id;
insert into seat_claims (departure_id, seats, source, note, created_at) select g.id, c.seats, c.source, c.note, c.created_at
  from grown g join seat_claims c on c.departure_id = g.source_id;
set session_replication_role = origin;
analyze;
