-- departure_cards: the read model behind lists and search, one row per published departure.
-- Derived by one function, kept true by triggers in the writer's own transaction. Money, seats and
-- permission are never decided from it: is_sold_out here only orders lists, the seats shown are counted live.
create extension if not exists pg_trgm;

create table departure_cards (
  departure_id uuid primary key references departures on delete cascade,
  programme_id uuid not null,
  partner_id uuid not null,
  slug text not null,
  category text not null check (category in ('hajj', 'umrah', 'tourism')),
  kind text not null,
  departs_on date not null,
  days smallint not null,
  quota integer not null,
  price_from bigint not null,   -- lowest room price
  all_in_price bigint not null, -- with the mandatory extras
  is_sold_out boolean not null,
  partner_state text not null,
  required_licence text,        -- 'ppiu' | 'pihk' | null (domestic and halal tours need neither)
  licence_valid_until date,     -- latest end of the required licence; null = has none
  facets text[] not null,       -- 'month:2027-01', 'days:9', 'from:CGK' …: see facets in refresh_departure_cards
  search_vector tsvector not null
);

-- What a card shows and nothing filters, beside it: scans then read half the pages. TOAST would leave it in the row,
-- which is under the two kilobytes where that begins. json, because it is only handed on.
create table departure_card_details (
  departure_id uuid primary key references departure_cards on delete cascade,
  card json not null
);

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

create function refresh_departure_cards(ids uuid[]) returns void
language plpgsql as $$
begin
  delete from departure_cards c using departures d
    where c.departure_id = any (ids) and d.id = c.departure_id and d.state <> 'published';
  with derived as materialized (
    select d.id, p.id as programme_id, t.id as partner_id, d.slug, product_category(p.kind) as category, p.kind, d.departs_on, p.days, d.quota,
      price.lowest, price.lowest + extras.mandatory as all_in_price,
      seats_claimed(d.id, now()) >= d.quota as is_sold_out,
      t.state, required_licence(p.kind) as required_licence, licence.valid_until,
      array['kind:' || p.kind, 'month:' || to_char(d.departs_on, 'YYYY-MM'), 'days:' || p.days, 'from:' || d.departure_airport,
            'partner:' || t.slug]
        || case when d.airline is null then '{}' else array['airline:' || d.airline] end
        || case when p.is_financing_available then array['pay:financing'] else '{}' end
        || case when p.is_savings_available then array['pay:savings'] else '{}' end
        || case when d.down_payment_amount is not null then array['pay:down_payment'] else '{}' end
        || coalesce(places.facets, '{}') || coalesce(lodging.facets, '{}') as facets,
      json_build_object(
        'title', p.title, 'nights', p.nights, 'roomType', price.room_type,
        'partner', json_build_object('slug', t.slug, 'name', t.name),
        'licence', licence.number,
        'airport', json_build_object('iata', a.iata, 'city', a.city),
        'airline', case when l.iata is null then null else json_build_object('iata', l.iata, 'name', l.name) end,
        'destinations', coalesce(places.names, '[]'), 'hotels', coalesce(lodging.hotels, '[]'),
        'financing', p.is_financing_available, 'savings', p.is_savings_available,
        'rating', rating.average, 'ratingCount', rating.count) as card,
      setweight(to_tsvector('indonesian', p.title ->> 'id'), 'A')
        || setweight(to_tsvector('simple', t.name || ' ' || coalesce(l.name, '') || ' ' || a.city), 'B')
        || setweight(to_tsvector('simple', coalesce(lodging.words, '') || ' ' || coalesce(places.words, '')), 'B')
        || setweight(to_tsvector('english', coalesce(p.title ->> 'en', '')), 'C')
        || setweight(to_tsvector('indonesian', p.summary ->> 'id'), 'D') as search_vector,
      lower(concat_ws(' ', p.title ->> 'id', p.title ->> 'en', t.name, lodging.words, places.words, l.name, a.city)) as words
    from departures d
    join programmes p on p.id = d.programme_id
    join partners t on t.id = p.partner_id
    join airports a on a.iata = d.departure_airport
    left join airlines l on l.iata = d.airline
    cross join lateral (select r.amount as lowest, r.room_type from departure_room_prices r
      where r.departure_id = d.id order by r.amount, r.room_type desc limit 1) price
    cross join lateral (select coalesce(sum(e.amount), 0)::bigint as mandatory from programme_extras e
      where e.programme_id = p.id and e.is_mandatory) extras
    left join lateral (select c.number, c.valid_until from licences c
      where c.partner_id = t.id and c.kind = required_licence(p.kind) order by c.valid_until desc limit 1) licence on true
    cross join lateral (select round(avg(v.rating), 1) as average, count(*) as count from reviews v where v.programme_id = p.id) rating
    left join lateral (select array_agg('to:' || s.slug order by pd.position) as facets,
        jsonb_agg(jsonb_build_object('slug', s.slug, 'name', s.name) order by pd.position) as names,
        string_agg(concat_ws(' ', s.name ->> 'id', s.name ->> 'en'), ' ') as words
      from programme_destinations pd join destinations s on s.slug = pd.destination_slug where pd.programme_id = p.id) places on true
    left join lateral (select array_agg(distinct 'stars:' || h.stars) as facets,
        jsonb_agg(jsonb_build_object('name', h.name, 'city', h.destination_slug, 'stars', h.stars, 'metres', h.metres_to_mosque,
          'shuttle', h.has_shuttle, 'nights', ph.nights) order by ph.position) as hotels,
        string_agg(h.name, ' ') as words
      from programme_hotels ph join hotels h on h.id = ph.hotel_id where ph.programme_id = p.id) lodging on true
    where d.id = any (ids) and d.state = 'published'),
  facts as (
    insert into departure_cards
    select id, programme_id, partner_id, slug, category, kind, departs_on, days, quota, lowest, all_in_price, is_sold_out,
      state, required_licence, valid_until, facets, search_vector
    from derived
    on conflict (departure_id) do update set
      programme_id = excluded.programme_id, partner_id = excluded.partner_id, slug = excluded.slug, category = excluded.category,
      kind = excluded.kind, departs_on = excluded.departs_on, days = excluded.days, quota = excluded.quota,
      price_from = excluded.price_from, all_in_price = excluded.all_in_price, is_sold_out = excluded.is_sold_out,
      partner_state = excluded.partner_state, required_licence = excluded.required_licence,
      licence_valid_until = excluded.licence_valid_until, facets = excluded.facets,
      search_vector = excluded.search_vector),
  vocabulary as (
    -- In one order, so that two writers of the same new words wait for each other instead of blocking each other.
    insert into search_words
    select distinct word from derived, regexp_split_to_table(words, '[^[:alnum:]]+') as split (word)
    where length(word) > 2 and not exists (select from search_words known where known.word = split.word) order by word
    on conflict do nothing)
  insert into departure_card_details as details select id, card from derived
  on conflict (departure_id) do update set card = excluded.card where details.card::text <> excluded.card::text;
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

create trigger departures_card after insert or update on departures for each row
  execute function refresh_cards_after_change('select ($1 ->> ''id'')::uuid');
create trigger room_prices_card after insert or update or delete on departure_room_prices for each row
  execute function refresh_cards_after_change('select ($1 ->> ''departure_id'')::uuid');
create trigger seat_claims_card after insert or update or delete on seat_claims for each row
  execute function refresh_cards_after_change('select ($1 ->> ''departure_id'')::uuid');
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

-- Lists read in the order they show: sold-out last, then by date or price.
create index departure_cards_by_date on departure_cards (category, is_sold_out, departs_on, departure_id);
create index departure_cards_by_price on departure_cards (category, is_sold_out, all_in_price, departure_id);
create index departure_cards_by_price_down on departure_cards (category, is_sold_out, all_in_price desc, departure_id);
create index departure_cards_all_by_date on departure_cards (is_sold_out, departs_on, departure_id);
create index departure_cards_programme on departure_cards (programme_id, departs_on);
create index departure_cards_partner on departure_cards (partner_id, is_sold_out, departs_on);
create unique index departure_cards_slug on departure_cards (slug);
create index departure_cards_facets on departure_cards using gin (facets);
create index departure_cards_search on departure_cards using gin (search_vector);
create index search_words_trigram on search_words using gin (word gin_trgm_ops);
