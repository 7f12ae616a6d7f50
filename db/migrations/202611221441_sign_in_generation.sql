-- A sign-in that is half-way done (first factor proven, second one missing) lives in a signed ticket, not in a row. The ticket names this
-- number, and whatever ends an account's sessions raises it: a ticket from before a password reset opens nothing.
alter table accounts add column sign_in_generation integer not null default 0;

-- Sessions also end when a role or the second factor changes.
alter table sessions drop constraint sessions_ended_by_check;
alter table sessions add constraint sessions_ended_by_check
  check (ended_by in ('logout', 'everywhere', 'password', 'second_factor', 'role', 'reuse', 'operator'));
