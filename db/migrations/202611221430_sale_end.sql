-- Sale end of departures (decision 0057): the last day on which a place can be booked. Papers need their days: visas of a whole
-- group are asked for together, and who joins later travels without one.
alter table departures add sale_ends_on date, -- the partner's own; null: the default of its kind
  add check (sale_ends_on < departs_on);

-- The seasons of hajj by the Umm al-Qura calendar: the day of Arafah (9 Dhu al-Hijja) and 1 Shawwal, when Saudi Arabia stops issuing
-- the visas of that season. A test computes them again.
create table hajj_seasons (
  arafah_on date primary key,
  visas_end_on date not null,
  check (visas_end_on < arafah_on)
);
insert into hajj_seasons values
  ('2024-06-15', '2024-04-10'), ('2025-06-05', '2025-03-30'), ('2026-05-26', '2026-03-20'), ('2027-05-15', '2027-03-09'),
  ('2028-05-04', '2028-02-26'), ('2029-04-23', '2029-02-14'), ('2030-04-12', '2030-02-04'), ('2031-04-01', '2031-01-24'),
  ('2032-03-21', '2032-01-14'), ('2033-03-11', '2033-01-03'), ('2034-02-28', '2033-12-23'), ('2035-02-18', '2034-12-12'),
  ('2036-02-07', '2035-12-01'), ('2037-01-26', '2036-11-19'), ('2038-01-15', '2037-11-09'), ('2039-01-04', '2038-10-29'),
  ('2039-12-25', '2039-10-19'), ('2040-12-14', '2040-10-07'), ('2041-12-03', '2041-09-27'), ('2042-11-22', '2042-09-16'),
  ('2043-11-11', '2043-09-05'), ('2044-10-31', '2044-08-24'), ('2045-10-20', '2045-08-14'), ('2046-10-10', '2046-08-04'),
  ('2047-09-29', '2047-07-24');

-- The last day of sale. The only place where the defaults stand; the reasons are in decision 0057.
create function sale_ends_on(kind text, departs_on date, own date) returns date
language sql stable parallel safe
return coalesce(own, case
  when kind like 'hajj%' then least(departs_on - 30,
    (select s.visas_end_on - 1 from hajj_seasons s where s.arafah_on >= departs_on order by s.arafah_on limit 1))
  when kind = 'tour_umrah_plus' then departs_on - 21
  when kind = 'tour_domestic' then departs_on - 2
  else departs_on - 14 -- umrah, and halal tours abroad
end);

alter table departure_cards add sale_ends_on date;

update departure_cards c set sale_ends_on = sale_ends_on(c.kind, c.departs_on, d.sale_ends_on) from departures d where d.id = c.departure_id;
alter table departure_cards alter sale_ends_on set not null;

create or replace function refresh_departure_cards(ids uuid[]) returns void
language plpgsql as $$
begin
  delete from departure_cards c using departures d
    where c.departure_id = any (ids) and d.id = c.departure_id and d.state <> 'published';
  perform refresh_departure_groups(ids);
  insert into departure_cards as card (departure_id, group_id, programme_id, partner_id, slug, category, kind, departs_on, days, quota,
      price_from, room_type, all_in_price, is_sold_out, seats_left, seats_left_at_most, partner_state, required_licence, licence_valid_until, sale_ends_on)
    select d.id, g.group_id, p.id, t.id, d.slug, g.category, p.kind, d.departs_on, p.days, d.quota,
      price.amount, price.room_type, price.amount + extras.mandatory, kept.is_sold_out, kept.seats_left, kept.seats_left_at_most,
      t.state, required_licence(p.kind), licence.valid_until, sale_ends_on(p.kind, d.departs_on, d.sale_ends_on)
    from departures d
    join programmes p on p.id = d.programme_id
    join partners t on t.id = p.partner_id
    join departure_groups g on g.programme_id = d.programme_id and g.departure_airport = d.departure_airport
      and g.airline is not distinct from d.airline and g.takes_down_payment = (d.down_payment_amount is not null)
    cross join lateral (select r.amount, r.room_type from departure_room_prices r
      where r.departure_id = d.id order by r.amount, r.room_type desc limit 1) price
    cross join lateral (select coalesce(sum(e.amount), 0)::bigint as mandatory from programme_extras e
      where e.programme_id = p.id and e.is_mandatory) extras
    left join lateral (select max(c.valid_until) as valid_until from licences c
      where c.partner_id = t.id and c.kind = required_licence(p.kind)) licence on true
    cross join claims_kept(d.id, d.quota) kept
    where d.id = any (ids) and d.state = 'published'
    order by d.id
  -- The claims of a card that exists are read below, under its lock.
  on conflict (departure_id) do update set
    group_id = excluded.group_id, programme_id = excluded.programme_id, partner_id = excluded.partner_id, slug = excluded.slug,
    category = excluded.category, kind = excluded.kind, departs_on = excluded.departs_on, days = excluded.days, quota = excluded.quota,
    price_from = excluded.price_from, room_type = excluded.room_type, all_in_price = excluded.all_in_price,
    partner_state = excluded.partner_state, required_licence = excluded.required_licence, licence_valid_until = excluded.licence_valid_until,
    sale_ends_on = excluded.sale_ends_on
  -- A page that was written to is read besides the index until the next vacuum.
  where (card.group_id, card.programme_id, card.partner_id, card.slug, card.category, card.kind, card.departs_on, card.days, card.quota,
      card.price_from, card.room_type, card.all_in_price, card.partner_state, card.required_licence, card.licence_valid_until, card.sale_ends_on)
    is distinct from (excluded.group_id, excluded.programme_id, excluded.partner_id, excluded.slug, excluded.category, excluded.kind,
      excluded.departs_on, excluded.days, excluded.quota, excluded.price_from, excluded.room_type, excluded.all_in_price,
      excluded.partner_state, excluded.required_licence, excluded.licence_valid_until, excluded.sale_ends_on);
  perform refresh_card_seats(ids);
end $$;

-- Lists ask of every row whether it can still be joined: that stands beside what they filter by.
drop index departure_cards_by_date, departure_cards_by_price, departure_cards_by_price_down, departure_cards_by_group;
create index departure_cards_by_date on departure_cards (category, is_sold_out, departs_on, departure_id)
  include (group_id, sellable_until, sale_ends_on, all_in_price, seats_left, seats_left_at_most);
create index departure_cards_by_price on departure_cards (category, is_sold_out, all_in_price, departure_id)
  include (group_id, sellable_until, sale_ends_on, departs_on, seats_left, seats_left_at_most);
create index departure_cards_by_price_down on departure_cards (category, is_sold_out, all_in_price desc, departure_id)
  include (group_id, sellable_until, sale_ends_on, departs_on, seats_left, seats_left_at_most);
create index departure_cards_by_group on departure_cards (group_id, is_sold_out, departs_on, departure_id)
  include (sellable_until, sale_ends_on, all_in_price, seats_left, seats_left_at_most);
