-- Promos are written by the operator and by partners (docs/product/promos.md): from a draft to the archive, with a budget in rupiah.
alter table promos
  add column state text not null default 'published' check (state in ('draft', 'published', 'paused', 'ended', 'archived')),
  add column budget bigint check (budget > 0), -- whole rupiah that all its uses may take off together; null = any
  add column revision integer not null default 0,
  add column changed_at timestamptz;
update promos set state = 'ended' where not is_active;
-- Whether it is used now is what its state says: readers of the column stay as they are.
drop index promos_running;
alter table promos drop column is_active;
alter table promos add column is_active boolean not null generated always as (state = 'published') stored;
create index promos_running on promos (brand_id, valid_until, id) where is_active and is_listed;
create index promos_of_partner on promos (partner_id) where partner_id is not null;

-- The last defence of a budget behind the lock: no use is taken that it does not cover, whoever writes it. Held uses count, and so do those
-- whose time is over until they are released.
create function promo_use_within_budget() returns trigger language plpgsql as $$
declare
  allowed bigint;
begin
  select budget into allowed from promos where id = new.promo_id;
  -- Without a budget uses do not wait for each other here.
  if allowed is null then
    return new;
  end if;
  select budget into allowed from promos where id = new.promo_id for no key update;
  if allowed is not null and new.state <> 'released' and new.amount + (
    select coalesce(sum(amount), 0) from promo_redemptions where promo_id = new.promo_id and state <> 'released') > allowed then
    raise check_violation using message = 'promo_uses_within_budget', constraint = 'promo_uses_within_budget';
  end if;
  return new;
end
$$;
create trigger promo_uses_within_budget before insert on promo_redemptions for each row execute function promo_use_within_budget();
