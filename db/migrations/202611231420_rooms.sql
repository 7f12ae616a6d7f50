-- Who sleeps where (docs/product/rooms.md): one plan for each hotel stay of a departure. Its version goes up with every change, so that
-- of two people who change it the second is told.
create table room_plans (
  departure_id uuid not null references departures,
  stay smallint not null check (stay >= 0), -- place of the hotel in the programme
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by uuid references accounts on delete set null,
  primary key (departure_id, stay)
);
create index room_plans_changed_by on room_plans (changed_by);

create table rooms (
  id uuid primary key default gen_random_uuid(),
  departure_id uuid not null,
  stay smallint not null,
  position integer not null,
  room_type text not null check (room_type in ('quad', 'triple', 'double')),
  label text check (length(label) between 1 and 20), -- the hotel's number
  unique (departure_id, stay, position),
  unique (id, departure_id, stay),
  foreign key (departure_id, stay) references room_plans on delete cascade
);

create table room_guests (
  participant_id uuid not null references participants on delete cascade,
  departure_id uuid not null,
  stay smallint not null,
  room_id uuid not null,
  -- Why they sleep there: by the placement's own rules, or by hand.
  because text not null check (because in ('family', 'same_gender', 'filled', 'infant', 'by_hand', 'override')),
  note text check (length(note) between 1 and 200), -- of an override
  placed_by uuid references accounts on delete set null,
  primary key (participant_id, departure_id, stay),
  foreign key (room_id, departure_id, stay) references rooms (id, departure_id, stay) on delete cascade,
  check ((because = 'override') = (note is not null))
);
create index room_guests_room on room_guests (room_id);
create index room_guests_placed_by on room_guests (placed_by);
