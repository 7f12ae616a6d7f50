-- The read model behind lists and search: departure_cards, one row per published departure, holds what it is ordered by and what
-- differs between dates; departure_groups what departures of one programme with the same flight have in common.
-- Derived by one function, kept true by triggers in the writer's own transaction. Money, seats and
-- permission are never decided from it: is_sold_out here only orders lists, the seats shown are counted live.
create extension if not exists pg_trgm;

-- Facets and words are looked for here, in a few thousand rows instead of a hundred thousand (docs/decisions/0007).
-- A group whose last departure is gone may stay: it finds nothing, and is derived anew before it is used again.
create table departure_groups (
  group_id integer generated always as identity primary key,
  programme_id uuid not null references programmes on delete cascade,
  departure_airport text not null,
  airline text,
  takes_down_payment boolean not null,
  category text not null check (category in ('hajj', 'umrah', 'tourism')),
  facets text[] not null,     -- 'category:umrah', 'days:9' …: see refresh_departure_groups; the month is the departure's own
  search_vector tsvector not null,
  card json not null,         -- what a card only shows; json, because it is only handed on
  unique nulls not distinct (programme_id, departure_airport, airline, takes_down_payment)
);

create table departure_cards (
  departure_id uuid primary key references departures on delete cascade,
  group_id integer not null references departure_groups,
  programme_id uuid not null,
  partner_id uuid not null,
  slug text not null,
  category text not null check (category in ('hajj', 'umrah', 'tourism')),
  kind text not null,
  departs_on date not null,
  days smallint not null,
  quota integer not null,
  price_from bigint not null,   -- lowest room price
  room_type text not null,      -- the room of that price
  all_in_price bigint not null, -- with the mandatory extras
  is_sold_out boolean not null,
  -- Between what bounds the free seats are until the next claim: holds may lapse. Only a few are told apart, so that most claims
  -- leave the card, and the seven indexes it stands in, as they are.
  seats_left smallint not null,         -- counting every claim, lapsed or not; ten at most
  seats_left_at_most smallint not null, -- counting those that never lapse; ten at most
  partner_state text not null,
  required_licence text,        -- 'ppiu' | 'pihk' | null (domestic and halal tours need neither)
  licence_valid_until date      -- latest end of the required licence; null = has none
) with (autovacuum_vacuum_scale_factor = 0.02); -- claims write here, and lists read only indexes where vacuum has been

-- Every word of the catalogue, for typing errors. Words that are no longer used may stay: they find nothing.
create table search_words (word text primary key);

-- Why a departure cannot be bought on a date, or null. The only place this is decided.
create function purchase_block(partner_state text, required_licence text, licence_valid_until date, on_date date) returns text
language sql immutable parallel safe
return case
  when partner_state = 'suspended' then 'partner_suspended'
  when required_licence is null then null
  when licence_valid_until is null then 'partner_unlicensed'
  when licence_valid_until < on_date then 'licence_expired'
end;

-- The last day a departure may be bought, or null: the same rule as purchase_block with the day before departure as its
-- end, in a form that lists compare once and the planner has statistics for. A test holds the two against each other.
create function sellable_until(partner_state text, required_licence text, licence_valid_until date, departs_on date) returns date
language sql immutable parallel safe
return case
  when partner_state = 'suspended' then null
  when required_licence is null then departs_on - 1
  when licence_valid_until is not null then least(departs_on - 1, licence_valid_until)
end;

alter table departure_cards add sellable_until date
  generated always as (sellable_until(partner_state, required_licence, licence_valid_until, departs_on)) stored;

create function product_category(kind text) returns text
language sql immutable parallel safe
return case when kind like 'hajj%' then 'hajj' when kind like 'umrah%' then 'umrah' else 'tourism' end;

create function required_licence(kind text) returns text
language sql immutable parallel safe
return case when kind like 'hajj%' then 'pihk' when kind in ('umrah_regular', 'tour_umrah_plus') then 'ppiu' end;

-- The groups of these departures: only those that change are written, so that writers of dates and prices do not wait for each other.
create function refresh_departure_groups(ids uuid[]) returns void
language sql as $$
  with wanted as (
    select distinct d.programme_id, d.departure_airport, d.airline, d.down_payment_amount is not null as takes_down_payment
    from departures d where d.id = any (ids) and d.state = 'published'),
  derived as materialized (
    select w.*, product_category(p.kind) as category,
      array['category:' || product_category(p.kind), 'kind:' || p.kind, 'days:' || p.days, 'from:' || w.departure_airport, 'partner:' || t.slug]
        || case when w.airline is null then '{}' else array['airline:' || w.airline] end
        || case when p.is_financing_available then array['pay:financing'] else '{}' end
        || case when p.is_savings_available then array['pay:savings'] else '{}' end
        || case when w.takes_down_payment then array['pay:down_payment'] else '{}' end
        || coalesce(places.facets, '{}') || coalesce(lodging.facets, '{}') as facets,
      setweight(to_tsvector('indonesian', p.title ->> 'id'), 'A')
        || setweight(to_tsvector('simple', t.name || ' ' || coalesce(l.name, '') || ' ' || a.city), 'B')
        || setweight(to_tsvector('simple', coalesce(lodging.words, '') || ' ' || coalesce(places.words, '')), 'B')
        || setweight(to_tsvector('english', coalesce(p.title ->> 'en', '')), 'C')
        || setweight(to_tsvector('indonesian', p.summary ->> 'id'), 'D') as search_vector,
      json_build_object(
        'title', p.title, 'nights', p.nights,
        'partner', json_build_object('slug', t.slug, 'name', t.name),
        'licence', licence.number,
        'airport', json_build_object('iata', a.iata, 'city', a.city),
        'airline', case when l.iata is null then null else json_build_object('iata', l.iata, 'name', l.name) end,
        'destinations', coalesce(places.names, '[]'), 'hotels', coalesce(lodging.hotels, '[]'),
        'financing', p.is_financing_available, 'savings', p.is_savings_available,
        'rating', rating.average, 'ratingCount', rating.count) as card,
      lower(concat_ws(' ', p.title ->> 'id', p.title ->> 'en', t.name, lodging.words, places.words, l.name, a.city)) as words
    from wanted w
    join programmes p on p.id = w.programme_id
    join partners t on t.id = p.partner_id
    join airports a on a.iata = w.departure_airport
    left join airlines l on l.iata = w.airline
    left join lateral (select c.number from licences c
      where c.partner_id = t.id and c.kind = required_licence(p.kind) order by c.valid_until desc limit 1) licence on true
    cross join lateral (select round(avg(v.rating), 1) as average, count(*) as count from reviews v where v.programme_id = p.id and v.hidden_at is null) rating
    left join lateral (select array_agg('to:' || s.slug order by pd.position) as facets,
        jsonb_agg(jsonb_build_object('slug', s.slug, 'name', s.name) order by pd.position) as names,
        string_agg(concat_ws(' ', s.name ->> 'id', s.name ->> 'en'), ' ') as words
      from programme_destinations pd join destinations s on s.slug = pd.destination_slug where pd.programme_id = p.id) places on true
    left join lateral (select array_agg(distinct 'stars:' || h.stars) as facets,
        jsonb_agg(jsonb_build_object('name', h.name, 'city', h.destination_slug, 'stars', h.stars, 'metres', h.metres_to_mosque,
          'shuttle', h.has_shuttle, 'nights', ph.nights) order by ph.position) as hotels,
        string_agg(h.name, ' ') as words
      from programme_hotels ph join hotels h on h.id = ph.hotel_id where ph.programme_id = p.id) lodging on true),
  vocabulary as (
    -- In one order, so that two writers of the same new words wait for each other instead of blocking each other.
    insert into search_words
    select distinct word from derived, regexp_split_to_table(words, '[^[:alnum:]]+') as split (word)
    where length(word) > 2 and not exists (select from search_words known where known.word = split.word) order by word
    on conflict do nothing)
  insert into departure_groups (programme_id, departure_airport, airline, takes_down_payment, category, facets, search_vector, card)
  select programme_id, departure_airport, airline, takes_down_payment, category, facets, search_vector, card from derived
  where not exists (select from departure_groups g
    where g.programme_id = derived.programme_id and g.departure_airport = derived.departure_airport
      and g.airline is not distinct from derived.airline and g.takes_down_payment = derived.takes_down_payment
      and g.category = derived.category and g.facets = derived.facets and g.search_vector = derived.search_vector
      and g.card::text = derived.card::text)
  order by programme_id, departure_airport, airline, takes_down_payment
  on conflict (programme_id, departure_airport, airline, takes_down_payment) do update set
    category = excluded.category, facets = excluded.facets, search_vector = excluded.search_vector, card = excluded.card
$$;

-- What a card keeps of the claims on a departure's seats.
create function claims_kept(departure uuid, quota integer, out is_sold_out boolean, out seats_left smallint, out seats_left_at_most smallint)
language sql stable as $$
  select claimed >= quota, least(greatest(quota - whole, 0), 10)::smallint, least(greatest(quota - for_good, 0), 10)::smallint
  from (select coalesce(sum(s.seats) filter (where s.release_at is null or s.release_at > now()), 0) as claimed,
      coalesce(sum(s.seats), 0) as whole, coalesce(sum(s.seats) filter (where s.release_at is null), 0) as for_good
    from seat_claims s where s.departure_id = departure) claims
$$;

-- After claims or quotas have changed. The rows are locked before the claims are read, so that the second of two writers counts
-- what the first one claimed.
create function refresh_card_seats(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from departure_cards where departure_id = any (ids) order by departure_id for update;
  update departure_cards c set is_sold_out = kept.is_sold_out, seats_left = kept.seats_left, seats_left_at_most = kept.seats_left_at_most
    from departure_cards card, claims_kept(card.departure_id, card.quota) kept
    where card.departure_id = any (ids) and c.departure_id = card.departure_id
      and (c.is_sold_out, c.seats_left, c.seats_left_at_most) is distinct from (kept.is_sold_out, kept.seats_left, kept.seats_left_at_most);
end $$;

create function refresh_departure_cards(ids uuid[]) returns void
language plpgsql as $$
begin
  delete from departure_cards c using departures d
    where c.departure_id = any (ids) and d.id = c.departure_id and d.state <> 'published';
  perform refresh_departure_groups(ids);
  insert into departure_cards as card (departure_id, group_id, programme_id, partner_id, slug, category, kind, departs_on, days, quota,
      price_from, room_type, all_in_price, is_sold_out, seats_left, seats_left_at_most, partner_state, required_licence, licence_valid_until)
    select d.id, g.group_id, p.id, t.id, d.slug, g.category, p.kind, d.departs_on, p.days, d.quota,
      price.amount, price.room_type, price.amount + extras.mandatory, kept.is_sold_out, kept.seats_left, kept.seats_left_at_most,
      t.state, required_licence(p.kind), licence.valid_until
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
    partner_state = excluded.partner_state, required_licence = excluded.required_licence, licence_valid_until = excluded.licence_valid_until
  -- A page that was written to is read besides the index until the next vacuum.
  where (card.group_id, card.programme_id, card.partner_id, card.slug, card.category, card.kind, card.departs_on, card.days, card.quota,
      card.price_from, card.room_type, card.all_in_price, card.partner_state, card.required_licence, card.licence_valid_until)
    is distinct from (excluded.group_id, excluded.programme_id, excluded.partner_id, excluded.slug, excluded.category, excluded.kind,
      excluded.departs_on, excluded.days, excluded.quota, excluded.price_from, excluded.room_type, excluded.all_in_price,
      excluded.partner_state, excluded.required_licence, excluded.licence_valid_until);
  perform refresh_card_seats(ids);
end $$;

-- The trigger's first argument is the query that tells which departures a changed row ($1, as jsonb) touches.
create function refresh_cards_after_change() returns trigger
language plpgsql as $$
declare ids uuid[];
begin
  execute 'select array_agg(id) from (' || tg_argv[0] || ') touched(id)'
    into ids using to_jsonb(case when tg_op = 'DELETE' then old else new end);
  if ids is not null then perform refresh_departure_cards(ids); end if;
  return null;
end $$;

create function refresh_seats_after_claim() returns trigger
language plpgsql as $$
begin
  perform refresh_card_seats(array[case when tg_op = 'DELETE' then old.departure_id else new.departure_id end]);
  return null;
end $$;

create trigger departures_card after insert or update on departures for each row
  execute function refresh_cards_after_change('select ($1 ->> ''id'')::uuid');
create trigger room_prices_card after insert or update or delete on departure_room_prices for each row
  execute function refresh_cards_after_change('select ($1 ->> ''departure_id'')::uuid');
create trigger seat_claims_card after insert or update or delete on seat_claims for each row
  execute function refresh_seats_after_claim();
create trigger programmes_card after update on programmes for each row
  execute function refresh_cards_after_change('select id from departures where programme_id = ($1 ->> ''id'')::uuid');
create trigger programme_destinations_card after insert or update or delete on programme_destinations for each row
  execute function refresh_cards_after_change('select id from departures where programme_id = ($1 ->> ''programme_id'')::uuid');
create trigger programme_hotels_card after insert or update or delete on programme_hotels for each row
  execute function refresh_cards_after_change('select id from departures where programme_id = ($1 ->> ''programme_id'')::uuid');
create trigger programme_extras_card after insert or update or delete on programme_extras for each row
  execute function refresh_cards_after_change('select id from departures where programme_id = ($1 ->> ''programme_id'')::uuid');
create trigger reviews_card after insert or update or delete on reviews for each row
  execute function refresh_cards_after_change('select id from departures where programme_id = ($1 ->> ''programme_id'')::uuid');
create trigger partners_card after update on partners for each row
  execute function refresh_cards_after_change('select d.id from departures d join programmes p on p.id = d.programme_id where p.partner_id = ($1 ->> ''id'')::uuid');
create trigger licences_card after insert or update or delete on licences for each row
  execute function refresh_cards_after_change('select d.id from departures d join programmes p on p.id = d.programme_id where p.partner_id = ($1 ->> ''partner_id'')::uuid');
create trigger hotels_card after update on hotels for each row
  execute function refresh_cards_after_change('select d.id from departures d join programme_hotels h on h.programme_id = d.programme_id where h.hotel_id = ($1 ->> ''id'')::uuid');
create trigger destinations_card after update on destinations for each row
  execute function refresh_cards_after_change('select d.id from departures d join programme_destinations s on s.programme_id = d.programme_id where s.destination_slug = $1 ->> ''slug''');
create trigger airports_card after update on airports for each row
  execute function refresh_cards_after_change('select id from departures where departure_airport = $1 ->> ''iata''');
create trigger airlines_card after update on airlines for each row
  execute function refresh_cards_after_change('select id from departures where airline = $1 ->> ''iata''');

-- What somebody searches: every group must be found. A group is the spellings of one word, such as 'umroh | umrah'
-- (domain/programmes/search-words.ts): stemmed as Indonesian and as English, and as it is written, there also as the
-- beginning of a word. Stop words ask for nothing.
create function search_query(groups text[]) returns tsquery
language plpgsql immutable parallel safe as $$
declare whole tsquery; part text; plain tsquery; local tsquery; english tsquery; spellings tsquery;
begin
  foreach part in array groups loop
    plain := to_tsquery('simple', part);
    local := to_tsquery('indonesian', part);
    english := to_tsquery('english', part);
    continue when numnode(local) = 0 or numnode(english) = 0;
    spellings := to_tsquery('simple', regexp_replace(part, '^(\w{4,})', '\1:*'));
    -- What the spellings already ask for is not asked twice: every alternative is weighed for every row.
    if local <> plain then spellings := local || spellings; end if;
    if english <> plain and english <> local then spellings := english || spellings; end if;
    whole := case when whole is null then spellings else whole && spellings end;
  end loop;
  return coalesce(whole, ''::tsquery);
end $$;

-- For typing errors: one group, as search_query takes it, of the catalogue's words most like each of these; null when one
-- is like none. 'isntanbul' finds Istanbul. The threshold is ours: at PostgreSQL's own 0.6 two letters in the wrong order
-- are not forgiven.
create function groups_like(words text[]) returns text[]
language sql stable parallel safe set pg_trgm.word_similarity_threshold = 0.55 as $$
  select case when bool_and(near is not null) then array_agg(near) end from (
    select (select string_agg(found.word, ' | ') from (
      select s.word from search_words s where s.word %> typed order by similarity(s.word, typed) desc, s.word limit 4) found) as near
    from unnest(words) typed) each
$$;

-- Lists read in the order they show: sold-out last, then by date or price. What they filter by stands beside, so that the rows
-- themselves are only read for the page.
create index departure_cards_by_date on departure_cards (category, is_sold_out, departs_on, departure_id)
  include (group_id, sellable_until, all_in_price, seats_left, seats_left_at_most);
create index departure_cards_by_price on departure_cards (category, is_sold_out, all_in_price, departure_id)
  include (group_id, sellable_until, departs_on, seats_left, seats_left_at_most);
create index departure_cards_by_price_down on departure_cards (category, is_sold_out, all_in_price desc, departure_id)
  include (group_id, sellable_until, departs_on, seats_left, seats_left_at_most);
create index departure_cards_by_group on departure_cards (group_id, is_sold_out, departs_on, departure_id)
  include (sellable_until, all_in_price, seats_left, seats_left_at_most);
create index departure_cards_programme on departure_cards (programme_id, departs_on, departure_id);
create index departure_cards_partner on departure_cards (partner_id, is_sold_out, departs_on);
create unique index departure_cards_slug on departure_cards (slug);
create index departure_groups_facets on departure_groups using gin (facets);
create index departure_groups_search on departure_groups using gin (search_vector);
create index search_words_trigram on search_words using gin (word gin_trgm_ops);
