-- Private umrah: several families join their requests (docs/product/private-umrah.md). Who opens a group has its link; the others are joined to
-- that request. What all of them cost together is frozen when it is sent.
alter table umrah_requests add group_link text unique check (group_link ~ '^[A-Za-z0-9_-]{22}$'),
  add joined_to uuid references umrah_requests on delete set null,
  add joint jsonb,   -- the estimate of all families as one party; shape in #domain/private-umrah (request.ts)
  add check (group_link is null or joined_to is null);
create index umrah_requests_joined on umrah_requests (joined_to) where joined_to is not null;
