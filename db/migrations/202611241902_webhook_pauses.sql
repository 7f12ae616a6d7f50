-- Addresses of partners that hear nothing for a while (docs/product/webhooks.md): by an owner's hand, or because nothing arrived there for
-- a day. What happens meanwhile waits; what is sent by hand goes out all the same.
alter table webhook_endpoints
  add paused_at timestamptz,
  add paused_by text check (paused_by in ('owner', 'failing')),
  add check ((paused_at is null) = (paused_by is null));
alter table webhook_deliveries add by_hand boolean not null default false;
