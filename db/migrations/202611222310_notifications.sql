-- Notifications on the site (spec §2 /notification, §3 notification total): one row for each thing somebody should know. What belongs
-- together shares a key and is one row that becomes unread again.
create sequence notification_activity;

create table notifications (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  about_id uuid references accounts on delete cascade, -- whom it names, where that is somebody else
  tab text not null check (tab in ('orders', 'promos', 'info')),
  kind text not null,
  values jsonb not null,        -- what its text names; the text itself is written when it is read, in the reader's language
  path text not null check (path like '/%'),
  dedupe_key text not null,
  count integer not null default 1,
  activity bigint not null default nextval('notification_activity'),
  created_at timestamptz not null, -- of the newest of its kind
  read_at timestamptz,
  unique (account_id, dedupe_key)
);
create index notifications_account on notifications (account_id, activity desc);
create index notifications_about on notifications (about_id) where about_id is not null;
create index notifications_unread on notifications (account_id) where read_at is null;

-- Where socket.io's adapter puts what is too large for a notification of PostgreSQL.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
