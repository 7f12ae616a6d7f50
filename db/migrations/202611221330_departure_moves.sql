-- A partner moves a departure to another day (decision 0034): what it was, what it is, and what each order's member says to it.
create table departure_moves (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null references departures,
  from_departs_on date not null,
  from_returns_on date not null,
  to_departs_on date not null,
  to_returns_on date not null,
  answer_until timestamptz not null, -- until then the money may be asked back
  moved_at timestamptz not null,
  check (to_returns_on >= to_departs_on)
);
create index departure_moves_departure on departure_moves (departure_id, moved_at desc);

-- What a departure's address was before its day moved: letters, and whoever kept the address, still find it (decision 0047).
create table departure_slugs (
  slug text primary key,
  departure_id uuid not null references departures on delete cascade
);
create index departure_slugs_departure on departure_slugs (departure_id);

-- One question for an order: a second move asks it anew.
create table new_date_questions (
  booking_id uuid primary key references bookings on delete cascade,
  move_id uuid not null references departure_moves,
  told_at timestamptz,    -- when the order's history and its letter were written
  reminded_at timestamptz,
  answer text check (answer in ('keeps', 'refuses')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index new_date_questions_move on new_date_questions (move_id, booking_id);
create index new_date_questions_unanswered on new_date_questions (move_id) where answer is null and reminded_at is null;
