-- Private umrah (spec §2, §7 Custom private umrah): what a family asks for, what agencies offer, and what is accepted.

-- A departure made for one party stands in no list; only whom it is reserved for can book it.
-- The account is named without a reference: a departure is nobody's data, and outlives them.
alter table departures drop constraint departures_state_check,
  add constraint departures_state_check check (state in ('draft', 'published', 'unlisted', 'cancelled')),
  add reserved_for uuid;

create table umrah_requests (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^PU-[2-9A-HJ-NP-Z]{8}$'),
  brand_id text not null references brands,
  account_id uuid not null references accounts on delete cascade,
  status text not null default 'estimated' check (status in ('estimated', 'requested', 'offered', 'revised', 'accepted',
    'waiting_payment', 'declined', 'withdrawn')),
  status_ends_at timestamptz not null,    -- when the status ends by itself
  form jsonb not null,                    -- shape in #shared/private-umrah-form
  price_table_id uuid not null references umrah_price_tables,
  usd_rate bigint not null check (usd_rate > 0),
  usd_rate_on date not null,
  usd_rate_source text not null,
  estimate jsonb not null,                -- as it was computed and shown; shape in #domain/umrah-estimates (estimate.ts)
  adults smallint not null check (adults >= 1),
  children smallint not null check (children >= 0),
  infants smallint not null check (infants >= 0),
  departs_on date not null,
  returns_on date not null check (returns_on > departs_on),
  note text check (length(note) between 1 and 500),
  accepted_offer_id uuid,
  departure_id uuid unique references departures,
  booking_id uuid unique references bookings on delete set null,
  locale text not null check (locale in ('id', 'en')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (status not in ('accepted', 'waiting_payment') or accepted_offer_id is not null),
  check ((status = 'waiting_payment') = (departure_id is not null))
);
create index umrah_requests_account on umrah_requests (account_id, changed_at desc);

-- Whom a request was sent to.
create table umrah_request_partners (
  request_id uuid not null references umrah_requests on delete cascade,
  partner_id uuid not null references partners,
  invited_at timestamptz not null,
  respond_by timestamptz not null,
  declined_at timestamptz,
  primary key (request_id, partner_id)
);
create index umrah_request_partners_partner on umrah_request_partners (partner_id, invited_at desc);

-- A revision is never rewritten; the application may only withdraw it.
create table umrah_offers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references umrah_requests on delete cascade,
  partner_id uuid not null references partners,
  revision integer not null check (revision > 0),
  lines jsonb not null,                   -- for one adult; shape in #domain/private-umrah (offer.ts)
  adult_amount bigint not null check (adult_amount > 0),
  child_amount bigint not null check (child_amount >= 0),
  infant_amount bigint not null check (infant_amount >= 0),
  total_amount bigint not null check (total_amount > 0),
  note text check (length(note) between 1 and 1000),
  valid_until timestamptz not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (request_id, partner_id, revision)
);
alter table umrah_requests add foreign key (accepted_offer_id) references umrah_offers;

create table umrah_request_history (
  id bigint generated always as identity primary key,
  request_id uuid not null references umrah_requests on delete cascade,
  at timestamptz not null,
  from_status text not null,
  to_status text not null,
  event text not null,
  actor_id uuid references accounts on delete set null
);
create index umrah_request_history_request on umrah_request_history (request_id, id);

-- Where a request stands at a moment. The only place that knows of expiry, and of what a booking's state means for it.
create function umrah_request_status(status text, ends_at timestamptz, booking_state text, at timestamptz) returns text
language sql immutable parallel safe
return case
  when status in ('declined', 'withdrawn') then status
  when booking_state in ('expired', 'cancelled_by_partner') then 'expired'
  when booking_state = 'waiting_payment' then 'waiting_payment'
  when booking_state is not null and booking_state <> 'draft' then 'paid'
  when ends_at <= at then 'expired'
  else status
end;
