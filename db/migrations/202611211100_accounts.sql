-- People and how they prove who they are (spec §3 user profile, session; §7 device and auth). Secrets are kept as digests;
-- what must be read again (second factors, code verifiers) is encrypted and names its key.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$'),
  email_verified_at timestamptz not null, -- an account exists once its address has proven itself
  password_hash text,                     -- argon2id; null: signs in by a provider only
  name text not null check (length(name) between 1 and 100),
  phone text check (phone ~ '^\+\d{8,15}$'), -- E.164
  phone_verified_at timestamptz,
  birth_date date,
  gender text check (gender in ('male', 'female')),
  address text check (length(address) <= 300),
  locale text not null check (locale in ('id', 'en')), -- language of letters
  terms_accepted_at timestamptz, -- null: never asked
  terms_version integer,         -- of the brand's syarat-ketentuan; null where it had none
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (phone is not null or phone_verified_at is null)
);

-- The picture, already re-encoded and sized: a few kB that vanish with the account (decision 0014).
create table avatars (
  account_id uuid primary key references accounts on delete cascade,
  public_id text not null unique, -- random; changes with every picture, so that addresses may be kept for ever
  picture bytea not null,
  created_at timestamptz not null
);

-- Sign-in by Google or Apple: keyed on the provider's subject, never on the mail.
create table account_identities (
  provider text not null check (provider in ('google', 'apple')),
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  proves_mail boolean not null, -- the provider runs the mailbox of the account: who holds this identity holds that mail (decision 0016)
  created_at timestamptz not null,
  primary key (provider, subject),
  unique (account_id, provider)
);

-- One sign-in on one host: the family of refresh tokens that follow each other.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  host text not null,        -- product.md: a session is valid on one host
  user_agent text,           -- so that its owner recognises the device
  has_second_factor boolean not null default false,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'everywhere', 'password', 'reuse', 'operator')),
  check ((ended_at is null) = (ended_by is null))
);
create index sessions_account on sessions (account_id);
create index sessions_expires_at on sessions (expires_at);
create table refresh_tokens (
  digest bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Asked for, not yet proven: becomes an account when the code in the mail comes back. A row also stands for an address
-- that already has an account (its mail says so instead), so that nobody learns which.
create table registrations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  password_hash text not null,
  name text not null,
  phone text not null check (phone ~ '^\+\d{8,15}$'),
  birth_date date,
  gender text check (gender in ('male', 'female')),
  brand_id text not null references brands on delete cascade,
  locale text not null check (locale in ('id', 'en')),
  terms_version integer,
  code_digest bytea, -- null: the address had an account
  code_sent_at timestamptz not null,
  attempts smallint not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_expires_at on registrations (expires_at);

create table password_resets (
  digest bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_account on password_resets (account_id);

-- A code on its way to a member: to a new phone number, which waits here until it has proven itself; or to the mail of
-- somebody without a password who wants the account deleted.
create table account_codes (
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('phone', 'email', 'deletion')),
  phone text check (phone ~ '^\+\d{8,15}$'),
  email text check (email = lower(email)),
  code_digest bytea not null,
  code_sent_at timestamptz not null,
  attempts smallint not null default 0 check (attempts >= 0),
  primary key (account_id, purpose),
  check ((phone is not null) = (purpose = 'phone')),
  check ((email is not null) = (purpose = 'email'))
);

-- Applications and devices that may change things through the API (product.md: the access-token names them).
create table devices (
  id uuid primary key default gen_random_uuid(),
  secret_digest bytea not null unique,
  name text not null check (length(name) between 1 and 100),
  device_id text not null check (length(device_id) between 1 and 200),
  device_type text not null check (length(device_type) between 1 and 50),
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index devices_last_used_at on devices (last_used_at);

-- The second factor of staff: an authenticator application, and codes on paper for the day the phone is lost.
create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret bytea not null,  -- encrypted
  key_id text not null,
  confirmed_at timestamptz,
  last_step bigint,       -- the newest 30-second step that was accepted: a code works once
  created_at timestamptz not null
);
create table recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  digest bytea not null,
  used_at timestamptz,
  primary key (account_id, digest)
);

-- A sign-in that went to Google or Apple and has not come back. Nonce and code verifier are not kept: they follow from
-- the secret in the cookie of the browser that began (decision 0016).
create table sign_in_attempts (
  state_digest bytea primary key,
  provider text not null check (provider in ('google', 'apple')),
  browser_digest bytea not null, -- of that cookie: nobody else may finish
  redirect_uri text not null,
  account_id uuid references accounts on delete cascade, -- whose profile is to be linked; null: somebody signs in
  return_to jsonb not null,      -- shared/return-to.ts
  locale text not null check (locale in ('id', 'en')), -- of the page on which it began
  answer jsonb,                  -- what the provider's form_post brought; read by the GET that follows
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_expires_at on sign_in_attempts (expires_at);
create index sign_in_attempts_account on sign_in_attempts (account_id);

-- ID tokens that applications brought by themselves: each lets somebody in once.
create table used_id_tokens (
  digest bytea primary key,
  expires_at timestamptz not null
);
create index used_id_tokens_expires_at on used_id_tokens (expires_at);
