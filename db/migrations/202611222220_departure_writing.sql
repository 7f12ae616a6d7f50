-- Writing departures (docs/product/departures.md): the smallest group, the day of the decision, a sale that was closed by hand, and every change.
alter table departures
  add minimum_group integer check (minimum_group > 0),
  add decide_on date, -- the day on which it is decided whether it goes
  -- While the sale is closed by hand, sale_ends_on lies in the past; what it was comes back when it opens again.
  add sale_closed_at timestamptz,
  add sale_end_when_open date,
  add check (sale_closed_at is not null or sale_end_when_open is null),
  add check ((minimum_group is null) = (decide_on is null));

-- What was changed, field by field: who did it stands in the audit log. A change of many departures at once is one batch.
create table departure_edits (
  id bigint generated always as identity primary key,
  departure_id uuid not null references departures on delete cascade,
  batch_id uuid not null,
  edited_at timestamptz not null,
  was jsonb not null, -- only the fields that changed
  became jsonb not null
);
create index departure_edits_departure on departure_edits (departure_id, id desc);
create index departure_edits_batch on departure_edits (batch_id);
