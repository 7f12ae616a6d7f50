-- Conversations between members and partners, stores or the operator's support (spec §2 /chat, §3 chat message). The database is
-- the truth: messages are ordered by their sequence within the conversation alone, never by a clock.
create sequence conversation_activity;

create table conversations (
  id uuid primary key default gen_random_uuid(),
  brand_id text not null references brands,
  account_id uuid not null references accounts on delete cascade, -- the member
  partner_id uuid references partners,                            -- null: the operator's support
  created_at timestamptz not null,
  last_sequence bigint not null default 0, -- of its newest message; 0: nothing was written yet
  activity bigint not null default 0,      -- conversation_activity when it last changed: the cursor of lists
  last_message_at timestamptz,
  waiting_since timestamptz,               -- the first message of the member that staff have not answered
  assignee_id uuid references accounts on delete set null,
  blocked_by text check (blocked_by in ('member', 'staff')),
  unique nulls not distinct (account_id, partner_id, brand_id)
);
create index conversations_account on conversations (account_id, activity desc) where last_sequence > 0;
create index conversations_partner on conversations (partner_id, activity desc) where last_sequence > 0;
create index conversations_assignee on conversations (assignee_id) where assignee_id is not null;

create table conversation_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations on delete cascade,
  sequence bigint not null check (sequence > 0),
  sender_id uuid references accounts on delete set null,
  sender_side text not null check (sender_side in ('member', 'partner', 'operator')),
  client_id uuid not null,       -- chosen by the sender's device: sending again finds the same message
  text text not null check (length(text) <= 2000),
  card jsonb,                    -- {kind, id} of the attached departure, partner, order or invoice
  warnings text[] not null default '{}',
  reply_seconds integer,         -- how long the member had waited for this answer
  created_at timestamptz not null,
  unique (conversation_id, sequence),
  unique (sender_id, client_id)
);
create index conversation_messages_warned on conversation_messages (sender_id, created_at) where warnings <> '{}';
create index conversation_messages_replies on conversation_messages (conversation_id, created_at) where reply_seconds is not null;

-- How far each person has read; what is unread follows from it.
create table conversation_readers (
  conversation_id uuid not null references conversations on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  side text not null check (side in ('member', 'partner', 'operator')),
  read_sequence bigint not null,
  primary key (conversation_id, account_id)
);
create index conversation_readers_account on conversation_readers (account_id);

-- Pictures and PDFs, redrawn and encrypted (as participant_documents). Without a message: uploaded, not sent yet.
create table conversation_attachments (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations on delete cascade,
  message_id uuid references conversation_messages on delete cascade,
  uploaded_by uuid references accounts on delete set null,
  content bytea not null,
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  key_id text not null,
  size_bytes integer not null,
  has_qr boolean not null,
  created_at timestamptz not null
);
create index conversation_attachments_message on conversation_attachments (message_id);
create index conversation_attachments_conversation on conversation_attachments (conversation_id);
create index conversation_attachments_uploader on conversation_attachments (uploaded_by);
create index conversation_attachments_unsent on conversation_attachments (created_at) where message_id is null;

-- Promises pinned to an order as evidence; never withdrawn.
create table conversation_pins (
  message_id uuid primary key references conversation_messages on delete cascade,
  booking_id uuid not null references bookings,
  pinned_by uuid references accounts on delete set null,
  pinned_at timestamptz not null
);
create index conversation_pins_booking on conversation_pins (booking_id);
create index conversation_pins_pinned_by on conversation_pins (pinned_by);

-- What staff say to each other; the member does not see it.
create table conversation_notes (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations on delete cascade,
  author_id uuid references accounts on delete set null,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null
);
create index conversation_notes_conversation on conversation_notes (conversation_id, created_at);
create index conversation_notes_author on conversation_notes (author_id);

create table canned_answers (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid references partners on delete cascade, -- null: of the operator's support
  title text not null check (length(title) between 1 and 100),
  text jsonb not null check (text ? 'id'),
  created_at timestamptz not null
);
create index canned_answers_partner on canned_answers (partner_id);

-- Reports to the operator, with a copy of the reported messages as evidence.
create table conversation_reports (
  conversation_id uuid not null references conversations on delete cascade,
  reporter_id uuid not null references accounts on delete cascade,
  reason text not null check (reason in ('fraud', 'rude', 'advertisement', 'private')),
  note text not null check (length(note) <= 1000),
  evidence jsonb not null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  primary key (conversation_id, reporter_id)
);
create index conversation_reports_reporter on conversation_reports (reporter_id);
create index conversation_reports_open on conversation_reports (reported_at) where settled_at is null;

-- When somebody was last connected; connected now: seen within the last minute or so.
create table presence (
  account_id uuid primary key references accounts on delete cascade,
  seen_at timestamptz not null
);
