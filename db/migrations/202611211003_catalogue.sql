-- Programmes (what a partner offers) and departures (a programme on a date: the specification's "product").
create table hotels (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name text not null,
  destination_slug text not null references destinations,
  stars smallint not null check (stars between 1 and 5),
  metres_to_mosque integer check (metres_to_mosque >= 0), -- on foot to the gate of the holy mosque; null elsewhere
  has_shuttle boolean not null default false
);

create table programmes (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  kind text not null check (kind in ('hajj_furoda', 'hajj_plus', 'umrah_regular', 'tour_domestic', 'tour_international', 'tour_umrah_plus')),
  title jsonb not null check (title ? 'id'),
  summary jsonb not null check (summary ? 'id'),
  description jsonb not null check (description ? 'id'),
  days smallint not null check (days between 1 and 60),
  nights smallint not null check (nights between 0 and 60),
  max_per_room smallint not null default 4 check (max_per_room between 1 and 8),
  is_financing_available boolean not null default false,
  is_savings_available boolean not null default false,
  -- agenda, includes, excludes, facilities, faq, cancellation terms: shape in #domain/programmes (programme-content.ts)
  content jsonb not null,
  created_at timestamptz not null default now()
);
create index programmes_partner on programmes (partner_id);

create table programme_destinations (
  programme_id uuid not null references programmes on delete cascade,
  position smallint not null,
  destination_slug text not null references destinations,
  primary key (programme_id, position)
);
create table programme_hotels (
  programme_id uuid not null references programmes on delete cascade,
  position smallint not null,
  hotel_id uuid not null references hotels,
  nights smallint not null check (nights > 0),
  primary key (programme_id, position)
);
-- Costs beside the room price. Mandatory ones are part of the all-in price.
create table programme_extras (
  programme_id uuid not null references programmes on delete cascade,
  position smallint not null,
  name jsonb not null check (name ? 'id'),
  amount bigint not null check (amount >= 0), -- whole rupiah per person
  is_mandatory boolean not null,
  primary key (programme_id, position)
);

create table departures (
  id uuid primary key default gen_random_uuid(),
  programme_id uuid not null references programmes,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  departs_on date not null,
  returns_on date not null,
  departure_airport text not null references airports,
  airline text references airlines, -- null where one travels by land
  flights jsonb not null default '[]', -- legs: {number, from, to, departs, arrives}; shape in #domain/programmes
  quota integer not null check (quota > 0),
  state text not null default 'published' check (state in ('draft', 'published', 'cancelled')),
  published_at timestamptz,
  -- Child and infant: a price, or a share of the adult's room price in basis points; both null = not offered.
  child_amount bigint check (child_amount >= 0),
  child_basis_points integer check (child_basis_points between 0 and 10000),
  infant_amount bigint check (infant_amount >= 0),
  infant_basis_points integer check (infant_basis_points between 0 and 10000),
  -- Payment in stages: null down_payment = full payment only.
  down_payment_amount bigint check (down_payment_amount > 0),
  settlement_due_days integer check (settlement_due_days between 1 and 365), -- days before departure
  below_reference_reason text, -- the written reason when the price is under the reference minimum
  check (returns_on >= departs_on),
  check (child_amount is null or child_basis_points is null),
  check (infant_amount is null or infant_basis_points is null),
  check ((down_payment_amount is null) = (settlement_due_days is null))
);
create index departures_programme on departures (programme_id, departs_on);

create table departure_room_prices (
  departure_id uuid not null references departures on delete cascade,
  room_type text not null check (room_type in ('quad', 'triple', 'double')),
  amount bigint not null check (amount >= 0), -- whole rupiah per adult; absent = not offered, 0 = free
  primary key (departure_id, room_type)
);

-- Every claim on a departure's seats, whatever its source (reliability.md 1). Availability is always a query over this table.
create table seat_claims (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures,
  seats integer not null check (seats > 0),
  source text not null check (source in ('sold_elsewhere', 'booking', 'custom_offer')),
  note text,
  release_at timestamptz, -- null = for good; past = no longer counted
  created_at timestamptz not null default now()
);
create index seat_claims_departure on seat_claims (departure_id) include (seats, release_at);

create function seats_claimed(departure uuid, at_time timestamptz) returns integer
language sql stable parallel safe
return (select coalesce(sum(c.seats), 0)::integer from seat_claims c
  where c.departure_id = departure and (c.release_at is null or c.release_at > at_time));

-- The five pieces of evidence of "5 Pasti".
create table departure_evidence (
  departure_id uuid not null references departures on delete cascade,
  kind text not null check (kind in ('licence', 'flight', 'price', 'hotel', 'visa')),
  state text not null check (state in ('confirmed', 'pending', 'missing')),
  dated_on date,
  note jsonb,
  primary key (departure_id, kind),
  check ((state = 'confirmed') = (dated_on is not null))
);

-- Minimum service (product.md): what a departure must meet when it is published on or after the date.
create table service_minimums (
  effective_from date primary key,
  max_per_room smallint not null,
  max_metres_makkah integer not null,
  max_metres_madinah integer not null,
  min_hotel_stars smallint not null,
  reference_price_umrah bigint not null,
  reference_price_hajj bigint not null
);
insert into service_minimums values ('2024-01-01', 4, 1000, 700, 3, 23000000, 120000000);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners,
  programme_id uuid references programmes,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  text text not null,
  locale text not null default 'id' check (locale in ('id', 'en')),
  travelled_on date not null,
  created_at timestamptz not null,
  hidden_at timestamptz -- by the operator; counts nowhere
);
create index reviews_partner on reviews (partner_id, created_at desc, id);
create index reviews_programme on reviews (programme_id);

-- Sold out: who wants to hear when seats come back (spec §5 product notify form).
create table seat_notices (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures on delete cascade,
  brand_id text not null references brands,
  name text not null,
  phone text not null check (phone ~ '^\+\d{8,15}$'),
  locale text not null check (locale in ('id', 'en')),
  created_at timestamptz not null,
  told_at timestamptz
);
create unique index seat_notices_once on seat_notices (departure_id, phone) where told_at is null;

-- What a guest searched and looked at, under a random cookie id (spec §7 last-search-guest, seen).
create table guest_searches (
  guest_id uuid not null,
  query text not null check (length(query) between 1 and 100),
  searched_at timestamptz not null,
  primary key (guest_id, query)
);
create table guest_views (
  guest_id uuid not null,
  departure_id uuid not null references departures on delete cascade,
  seen_at timestamptz not null,
  primary key (guest_id, departure_id)
);
create index guest_views_departure on guest_views (departure_id);
