-- Letters, text messages and pushes that must go out (reliability.md 12): written in the transaction that caused them.
create table outbox_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'text', 'push')),
  brand_id text not null references brands,
  locale text not null check (locale in ('id', 'en')),
  recipient text not null,   -- mail address, phone number in E.164, or a device's token
  account_id uuid references accounts on delete cascade, -- push only: whose device it was when it was written
  kind text not null,        -- which letter: 'registration_code'
  subject text,              -- mail only; null once erased, as are the bodies: codes and names do not stay
  body_text text,
  body_html text,            -- mail only
  link text,                 -- push only: the page it opens
  created_at timestamptz not null,
  useful_until timestamptz,  -- after that nobody is helped by it: a code that has expired
  attempts smallint not null default 0,
  claimed_until timestamptz, -- somebody is sending it now
  last_error text,
  sent_at timestamptz,
  failed_at timestamptz,     -- given up; an operator may send it again
  check (sent_at is null or failed_at is null),
  check ((channel = 'push') = (account_id is not null))
);
create index outbox_messages_waiting on outbox_messages (created_at) where sent_at is null and failed_at is null;
create index outbox_messages_created_at on outbox_messages (created_at);
create index outbox_messages_recipient on outbox_messages (recipient);
