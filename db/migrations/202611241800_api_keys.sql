-- Keys of a travel partner's programs (docs/product/api-keys.md): only the digest of a secret is stored. A key ends when it is revoked,
-- on its day, or when whoever made it no longer owns the partner.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- What people recognise it by.
  prefix text not null check (length(prefix) <= 20),
  secret_digest bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  -- Its last day in Jakarta; null: it has none.
  expires_on date,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index on api_keys (partner_id, created_at desc);
create index on api_keys (created_by);
