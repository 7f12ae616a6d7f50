-- From one notification to its channels (spec §2 /notification, §7 `fcm-token`): what waits to leave, what was chosen, and the browsers that
-- take push notifications.
alter table notifications add column brand_id text references brands on delete cascade; -- where its page is; null: on the default brand

create table notification_deliveries (
  notification_id uuid not null references notifications on delete cascade,
  channel text not null check (channel in ('push', 'email')),
  due_at timestamptz,       -- null: nothing waits
  delivered_at timestamptz, -- when it last left
  primary key (notification_id, channel)
);
create index notification_deliveries_due on notification_deliveries (due_at) where due_at is not null;

create table notification_settings (
  account_id uuid primary key references accounts on delete cascade,
  switched_off text[] not null, -- 'messages:email'
  quiet_from time,              -- in Jakarta; both or none
  quiet_until time,
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

create table push_subscriptions (
  endpoint text primary key check (endpoint ~ '^https?://' and length(endpoint) <= 2048),
  account_id uuid not null references accounts on delete cascade,
  session_id uuid not null references sessions on delete cascade, -- nothing is shown where somebody has signed out
  brand_id text not null references brands on delete cascade,
  locale text not null check (locale in ('id', 'en')),
  public_key text not null check (length(public_key) <= 200),  -- the browser's, for which messages are encrypted
  auth_secret text not null check (length(auth_secret) <= 100),
  kept_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id);
create index push_subscriptions_session on push_subscriptions (session_id);

alter table outbox_messages drop constraint outbox_messages_channel_check;
alter table outbox_messages add constraint outbox_messages_channel_check check (channel in ('mail', 'text', 'push', 'web_push'));
alter table outbox_messages drop constraint outbox_messages_check1;
alter table outbox_messages add constraint outbox_messages_account_check check ((channel in ('push', 'web_push')) = (account_id is not null));
