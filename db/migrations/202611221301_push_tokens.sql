-- Devices that asked to be told of an order by push (spec §7 do-checkout, `fcm-token`; integrations.md "Push").
create table push_tokens (
  token text primary key check (token ~ '^[A-Za-z0-9_:.-]+$' and length(token) <= 4096),
  account_id uuid not null references accounts on delete cascade, -- whoever uses the device now
  kept_at timestamptz not null                                    -- when it was last sent
);
create index push_tokens_account on push_tokens (account_id);
