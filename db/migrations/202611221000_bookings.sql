-- Bookings: a member's order of seats on a departure, from the draft of a cart to the journey's end (spec §3 booking form, order;
-- product.md "Booking and money").

-- Add-ons besides programme_extras.is_mandatory = false: what a pilgrim receives in a parcel, part of the price or to be added to it.
create table programme_supplies (
  programme_id uuid not null references programmes on delete cascade,
  position smallint not null,
  name jsonb not null check (name ? 'id'),
  amount bigint not null check (amount >= 0), -- whole rupiah a piece; 0 = in the price
  weight_grams integer not null check (weight_grams > 0),
  primary key (programme_id, position)
);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^RH-[2-9A-HJ-NP-Z]{8}$'),
  brand_id text not null references brands,
  account_id uuid references accounts on delete set null, -- null: the person is gone, the sum stays (tax law)
  departure_id uuid not null references departures,
  partner_id uuid not null references partners,           -- whom the contract is with
  state text not null default 'draft' check (state in ('draft', 'waiting_payment', 'partly_paid', 'paid', 'in_preparation',
    'departed', 'completed', 'expired', 'cancelled_by_partner', 'needs_attention')),
  attention text check (attention in ('seats_gone', 'settlement_overdue', 'payment_reversed')),
  adults smallint not null check (adults >= 1),
  children smallint not null check (children >= 0),
  infants smallint not null check (infants >= 0),
  -- Our choice: an infant travels on a lap and takes no seat of the quota.
  seats smallint not null generated always as (adults + children) stored,
  request jsonb not null,         -- what was chosen: rooms, add-ons, supplies; shape in #domain/bookings (cart-form.ts)
  booker jsonb,                   -- {name, email, phone}; null once the person is gone
  total_amount bigint not null check (total_amount > 0), -- what is to be paid: the sum of the lines
  promo_id uuid,                  -- a key into promos is added once they exist
  affiliate_code text references affiliates on update cascade on delete set null,
  payment_plan text check (payment_plan in ('full', 'down_payment')),
  shipping jsonb,                 -- {address, courier, service, …} of the parcel; null: fetched at the partner's
  usd_rate bigint check (usd_rate > 0), -- rupiah for a dollar, frozen when it was ordered
  usd_rate_on date,
  usd_rate_source text,
  terms_version integer,
  terms_accepted_at timestamptz,
  commission_basis_points integer not null check (commission_basis_points between 0 and 10000),
  affiliate_basis_points integer not null default 0 check (affiliate_basis_points between 0 and commission_basis_points),
  locale text not null check (locale in ('id', 'en')),
  created_at timestamptz not null,
  ordered_at timestamptz,
  payable_until timestamptz,      -- the countdown's end
  release_at timestamptz,         -- the seats' end: a grace later, for late bank notices
  changed_at timestamptz not null,
  check ((state = 'draft') = (ordered_at is null)),
  check (state = 'draft' or (payment_plan is not null and terms_accepted_at is not null and release_at is not null)),
  check ((state = 'needs_attention') = (attention is not null)),
  check (release_at >= payable_until),
  check ((usd_rate is null) = (usd_rate_on is null) and (usd_rate_on is null) = (usd_rate_source is null))
);
create index bookings_account on bookings (account_id, created_at desc);
-- A cart is filled again, not beside the old one.
create unique index bookings_one_draft on bookings (account_id, departure_id, brand_id) where state = 'draft';
create index bookings_departure on bookings (departure_id) where state <> 'draft';
create index bookings_partner on bookings (partner_id, ordered_at desc) where state <> 'draft';
create index bookings_unpaid on bookings (release_at) where state = 'waiting_payment';
create index bookings_affiliate on bookings (affiliate_code) where affiliate_code is not null;

-- What the total consists of. A discount is a line with a negative amount.
create table booking_lines (
  booking_id uuid not null references bookings on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('room', 'extra', 'addon', 'supply', 'shipping', 'discount')),
  detail jsonb not null,          -- what it is, in words or by room type and traveller; shape in #domain/bookings (price.ts)
  quantity integer not null check (quantity > 0),
  each_amount bigint not null,
  amount bigint not null,
  primary key (booking_id, position),
  check (amount = each_amount * quantity),
  check ((kind = 'discount') = (amount < 0))
);

-- Totals equal lines: asked when the transaction ends, because lines and total are written by two statements.
create function check_booking_total() returns trigger
language plpgsql as $$
declare
  booking uuid;
  total bigint;
  lines bigint;
begin
  if tg_table_name = 'bookings' then booking := new.id;
  elsif tg_op = 'DELETE' then booking := old.booking_id;
  else booking := new.booking_id;
  end if;
  select total_amount into total from bookings where id = booking;
  if not found then return null; end if;
  select coalesce(sum(amount), 0) into lines from booking_lines where booking_id = booking;
  if total <> lines then
    raise exception 'booking % says %, its lines say %', booking, total, lines using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger bookings_total after insert or update of total_amount on bookings
  deferrable initially deferred for each row execute function check_booking_total();
create constraint trigger booking_lines_total after update or delete on booking_lines
  deferrable initially deferred for each row execute function check_booking_total();

create table booking_history (
  booking_id uuid not null references bookings on delete cascade,
  at timestamptz not null,
  from_state text,
  to_state text not null,
  reason text not null,           -- a code: who reads it finds its words in messages/
  actor_id uuid references accounts on delete set null, -- null: the clock or a gateway, or the person is gone
  id bigint generated always as identity primary key
);
create index booking_history_booking on booking_history (booking_id, id);

-- A booking's claim on seats is one row, found by the booking.
alter table seat_claims add booking_id uuid unique references bookings on delete cascade;
alter table seat_claims add check ((source = 'booking') = (booking_id is not null));

-- Every stage of payment is an invoice with its own amount, due date and status.
create table invoices (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^INV-[2-9A-HJ-NP-Z]{10}$'),
  booking_id uuid not null references bookings on delete cascade,
  stage text not null check (stage in ('full', 'down_payment', 'settlement')),
  amount bigint not null check (amount > 0),
  commission bigint not null check (commission between 0 and amount), -- the platform's share of it
  affiliate bigint not null check (affiliate between 0 and commission), -- the consultant's share of that
  due_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'paid', 'expired', 'refunded')),
  paid_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null,
  unique (booking_id, stage),
  check ((paid_at is not null) = (status in ('paid', 'refunded')))
);
create index invoices_due on invoices (due_at) where status = 'waiting' and stage = 'settlement';

-- Who travels. Numbers of documents are encrypted and name their key; the rest a manifest needs in the clear.
create table participants (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings on delete cascade,
  position smallint not null,
  traveller text not null check (traveller in ('adult', 'child', 'infant')),
  room_type text not null check (room_type in ('quad', 'triple', 'double')),
  name text check (length(name) between 1 and 100),
  birth_date date,
  gender text check (gender in ('male', 'female')),
  phone text check (phone ~ '^\+\d{8,15}$'),
  relation text check (relation in ('self', 'spouse', 'child', 'parent', 'sibling', 'other')),
  secrets bytea,                  -- encrypted: {nik, passportNumber, passportExpiresOn, passportIssuedAt}
  key_id text,
  changed_at timestamptz not null,
  unique (booking_id, position),
  check ((secrets is null) = (key_id is null))
);

create table participant_documents (
  id uuid primary key default gen_random_uuid(),
  participant_id uuid not null references participants on delete cascade,
  kind text not null check (kind in ('passport', 'ktp', 'photo', 'vaccination', 'family_card', 'birth_certificate')),
  status text not null default 'missing' check (status in ('missing', 'uploaded', 'accepted', 'rejected')),
  reason text check (length(reason) between 1 and 300), -- of a rejection, in the partner's words
  content bytea,                  -- encrypted, re-encoded
  content_type text check (content_type in ('image/webp', 'application/pdf')),
  key_id text,
  uploaded_at timestamptz,
  judged_at timestamptz,
  judged_by uuid references accounts on delete set null,
  unique (participant_id, kind),
  check ((content is null) = (status = 'missing')),
  check ((content is null) = (key_id is null) and (content is null) = (content_type is null) and (content is null) = (uploaded_at is null)),
  check ((status = 'rejected') = (reason is not null)),
  check ((status in ('accepted', 'rejected')) = (judged_at is not null))
);

-- Steps of the partner on the way to departure (visa, ticket, kit, manasik), for one booking.
create table booking_milestones (
  booking_id uuid not null references bookings on delete cascade,
  kind text not null check (kind in ('visa', 'ticket', 'kit', 'manasik')),
  reached_on date not null,
  note text check (length(note) <= 300),
  tracking_courier text,
  tracking_number text,
  recorded_at timestamptz not null,
  recorded_by uuid references accounts on delete set null,
  primary key (booking_id, kind),
  check ((tracking_courier is null) = (tracking_number is null))
);

create table booking_feedback (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null unique references bookings on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text check (length(text) <= 1000),
  created_at timestamptz not null
);
