-- Returns (docs/product/souvenir-orders.md): which pieces of a parcel their buyer wants to send back, why, with pictures; what the store said
-- and found; what the operator decided where they disagree. One for each parcel.
create table store_returns (
  id uuid primary key default gen_random_uuid(),
  store_order_id uuid not null unique references store_orders on delete cascade,
  state text not null default 'requested' check (state in ('requested', 'accepted', 'refused', 'contested', 'rejected', 'received')),
  reason text not null check (reason in ('damaged', 'wrong_item', 'not_as_described', 'other')),
  note text not null check (length(note) between 1 and 300),        -- the buyer's words
  answer text check (length(answer) between 1 and 300),             -- the store's: why not, or where to send it
  objection text check (length(objection) between 1 and 300),       -- the buyer's, to the operator
  decision text check (length(decision) between 1 and 300),         -- the operator's
  requested_at timestamptz not null,
  accepted_at timestamptz,
  act_by timestamptz,                                               -- until when the store does what is next; then the operator decides
  ended_at timestamptz,
  check ((act_by is null) = (state not in ('requested', 'accepted'))),
  check ((ended_at is null) = (state not in ('rejected', 'received')))
);
create index store_returns_act on store_returns (act_by) where state in ('requested', 'accepted');
create index store_returns_contested on store_returns (requested_at) where state = 'contested';

create table store_return_lines (
  return_id uuid not null references store_returns on delete cascade,
  line_id uuid not null references store_order_lines,
  quantity smallint not null check (quantity > 0),
  primary key (return_id, line_id)
);
create index store_return_lines_line on store_return_lines (line_id);

create table store_return_pictures (
  id uuid primary key,
  return_id uuid not null references store_returns on delete cascade,
  content bytea not null,  -- drawn anew and sealed
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  key_id text not null,
  created_at timestamptz not null
);
create index store_return_pictures_return on store_return_pictures (return_id);

-- What is asked for already.
insert into store_returns (store_order_id, reason, note, requested_at, act_by)
select s.id, 'other', coalesce((select h.note from store_order_history h where h.store_order_id = s.id and h.event = 'return_requested' order by h.id desc limit 1), '-'),
  now(), now() + interval '3 days' from store_orders s where s.state = 'return_requested';
insert into store_return_lines (return_id, line_id, quantity)
select r.id, l.id, l.quantity from store_returns r join store_order_lines l on l.store_order_id = r.store_order_id;
