-- A second factor that is being set up is a row of its own, of one session, so that a working factor can be replaced without a moment in
-- which there is none. What was begun before this migration and never confirmed is begun again.
create table second_factor_enrolments (
  account_id uuid primary key references accounts on delete cascade,
  session_id uuid not null references sessions on delete cascade, -- only the session that gave the password sees the secret
  secret bytea not null, -- encrypted
  key_id text not null,
  created_at timestamptz not null
);
create index second_factor_enrolments_session_id on second_factor_enrolments (session_id);
delete from second_factors where confirmed_at is null;
alter table second_factors alter column confirmed_at set not null;

-- When this session last gave a code: money, roles and identity documents want a fresh one.
alter table sessions add column factor_proven_at timestamptz;
-- A session of somebody who has removed the factor was left as if it were still there.
update sessions s set has_second_factor = false where has_second_factor and not exists (select from second_factors f where f.account_id = s.account_id);
-- Staff sessions are shorter: 12 hours idle, 7 days in all.
update sessions s set expires_at = least(s.expires_at, s.last_used_at + interval '12 hours', s.created_at + interval '7 days')
  where exists (select from memberships m where m.account_id = s.account_id and m.role <> 'consultant');
