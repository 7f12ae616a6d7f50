-- Ordering souvenirs (spec §2 /oleh-oleh/pengiriman …, §3 merchandise order, §7 Merchandise v1; docs/product/souvenir-orders.md): one order
-- over several stores, paid as one, with a store order for each parcel.
create table souvenir_orders (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  invoice_id uuid not null unique default gen_random_uuid(), -- what is paid for, all stores together
  invoice_code text not null unique,
  brand_id text not null references brands,
  account_id uuid references accounts on delete set null,
  locale text not null check (locale in ('id', 'en')),
  state text not null default 'choosing_shipping'
    check (state in ('choosing_shipping', 'waiting_payment', 'paid', 'cancelled', 'expired')),
  buyer jsonb,                            -- {name, email, phone}; null once the account is gone
  promo_id uuid references promos,
  commission_basis_points integer not null check (commission_basis_points between 0 and 10000), -- of items, never of shipping
  items_total bigint not null check (items_total > 0),
  discount bigint not null default 0 check (discount between 0 and items_total),
  shipping_total bigint not null default 0 check (shipping_total >= 0),
  total bigint not null generated always as (items_total - discount + shipping_total) stored,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  payable_until timestamptz not null,     -- while shipping is chosen: until when its stock is reserved for that
  release_at timestamptz not null,        -- when its stock is free again
  paid_at timestamptz,
  reminded_at timestamptz,
  check ((paid_at is null) = (state <> 'paid'))
);
create index souvenir_orders_account on souvenir_orders (account_id, created_at desc) where account_id is not null;
create index souvenir_orders_due on souvenir_orders (release_at) where state in ('choosing_shipping', 'waiting_payment');
create index souvenir_orders_promo on souvenir_orders (promo_id) where promo_id is not null;

-- What one store sends to one postal address: a parcel with states, a tracking number and money of its own.
create table store_orders (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references souvenir_orders on delete cascade,
  store_id uuid not null references stores,
  position smallint not null,
  state text not null default 'waiting_payment' check (state in ('waiting_payment', 'paid', 'accepted', 'shipped', 'delivered',
    'completed', 'return_requested', 'returned', 'refunded', 'cancelled', 'expired')),
  address_id uuid,                        -- which of the member's it was copied from
  address jsonb,                          -- copied, so that a later change does not move the parcel
  shipping jsonb,                         -- the chosen {courier, courierName, service, days}
  quote_expires_at timestamptz,           -- of the chosen price
  weight_grams integer not null check (weight_grams > 0),
  items_total bigint not null check (items_total > 0),
  discount bigint not null default 0 check (discount between 0 and items_total),
  shipping_cost bigint not null default 0 check (shipping_cost >= 0),
  commission bigint not null default 0 check (commission between 0 and items_total),
  total bigint not null generated always as (items_total - discount + shipping_cost) stored,
  accept_by timestamptz,
  ship_by timestamptz,
  accepted_at timestamptz,
  shipped_at timestamptz,
  courier text check (length(courier) between 1 and 40),
  tracking_number text check (length(tracking_number) between 4 and 40),
  delivered_at timestamptz,
  complete_by timestamptz,                -- when it counts as received without a word from the member
  ended_at timestamptz,
  reminded_at timestamptz,
  unique (order_id, position),
  check ((shipping is null) = (quote_expires_at is null)),
  check (state in ('waiting_payment', 'cancelled', 'expired') or shipping is not null), -- nothing is paid without shipping
  check (state not in ('shipped', 'delivered', 'completed', 'return_requested', 'returned') or tracking_number is not null)
);
create index store_orders_store on store_orders (store_id, state, order_id);
create index store_orders_unaccepted on store_orders (accept_by) where state = 'paid';
create index store_orders_complete on store_orders (complete_by) where state = 'delivered';

-- What is in it, at the price of the day it was ordered.
create table store_order_lines (
  id uuid primary key default gen_random_uuid(),
  store_order_id uuid not null references store_orders on delete cascade,
  variant_id uuid not null references item_variants,
  item_name jsonb not null,
  variant_name jsonb not null,
  price bigint not null check (price > 0),
  weight_grams integer not null check (weight_grams > 0),
  quantity smallint not null check (quantity between 1 and 99),
  discount bigint not null default 0 check (discount >= 0),
  unique (store_order_id, variant_id)
);
create index store_order_lines_variant on store_order_lines (variant_id);

-- Stock set aside for an order that is not paid yet. One whose end has passed does not count, swept or not.
create table stock_reservations (
  line_id uuid primary key references store_order_lines on delete cascade,
  variant_id uuid not null references item_variants,
  quantity smallint not null check (quantity > 0),
  reserved_at timestamptz not null,
  release_at timestamptz not null
);
create index stock_reservations_variant on stock_reservations (variant_id, release_at);

create or replace function stock_left(_variant uuid, _at timestamptz) returns integer language sql stable parallel safe
return (select greatest(0, v.on_hand - coalesce((select sum(r.quantity) from stock_reservations r
  where r.variant_id = v.id and r.release_at > _at), 0))::integer from item_variants v where v.id = _variant);

-- Stands behind the locks: what is reserved is there.
create function refuse_reserving_nothing() returns trigger language plpgsql as $$
begin
  if (select v.on_hand < (select sum(r.quantity) from stock_reservations r where r.variant_id = v.id and r.release_at > new.reserved_at)
      from item_variants v where v.id = new.variant_id) then
    raise exception 'more of variant % is reserved than there is', new.variant_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger stock_reservations_are_there after insert or update on stock_reservations
  for each row execute function refuse_reserving_nothing();

-- Movements name the line that was sold or came back.
alter table stock_movements add line_id uuid references store_order_lines;
create index stock_movements_line on stock_movements (line_id) where line_id is not null;

-- What shipping would cost, as the courier said it: for one parcel to one address, for a while.
create table shipping_quotes (
  id uuid primary key default gen_random_uuid(),
  store_order_id uuid not null references store_orders on delete cascade,
  address_id uuid not null,
  weight_grams integer not null,
  rate jsonb not null,
  cost bigint not null check (cost >= 0),
  expires_at timestamptz not null
);
create index shipping_quotes_order on shipping_quotes (store_order_id);

create table store_order_history (
  id bigint generated always as identity primary key,
  store_order_id uuid not null references store_orders on delete cascade,
  at timestamptz not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  actor_id uuid references accounts on delete set null, -- null: the clock, a gateway, or a person who is gone
  note text check (length(note) between 1 and 300)
);
create index store_order_history_order on store_order_history (store_order_id, id);
create index store_order_history_actor on store_order_history (actor_id) where actor_id is not null;

-- Payments: an order over several stores is paid to the platform itself, which then owes each store. No partner is its payee.
alter table payments drop constraint payments_payable_kind_check,
  add constraint payments_payable_kind_check check (payable_kind in ('booking_invoice', 'souvenir_invoice')),
  alter partner_id drop not null,
  add constraint payments_payee check ((partner_id is null) = (payable_kind = 'souvenir_invoice'));
alter table refund_tasks drop constraint refund_tasks_booking_id_fkey,
  alter partner_id drop not null,
  drop constraint refund_tasks_reason_check,
  add constraint refund_tasks_reason_check check (reason in ('cancelled_by_partner', 'cancelled_by_terms', 'rescheduled', 'ended_by_staff',
    'double_payment', 'seats_gone', 'wrong_amount', 'store_order_ended'));

-- An entry is about an order of either kind: a booking or a souvenir order. Both exist, and stay.
alter table ledger_entries drop constraint ledger_entries_booking_stays;
create function ledger_entry_has_its_order() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from bookings where id = new.booking_id for key share;
  if not found then
    perform from souvenir_orders where id = new.booking_id for key share;
    if not found then
      raise exception 'ledger entry about order %, which does not exist (a foreign key in all but name)', new.booking_id
        using errcode = 'foreign_key_violation';
    end if;
  end if;
  return null;
end $$;
create trigger ledger_entries_have_their_order after insert on ledger_entries
  for each row when (new.booking_id is not null) execute function ledger_entry_has_its_order();
create function refuse_deleting_posted_order() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from ledger_entries where booking_id = old.id) or exists (select from refund_tasks where booking_id = old.id) then
    raise exception 'money moved for order %: it stays (a foreign key in all but name)', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
create trigger bookings_with_money_stay before delete on bookings for each row execute function refuse_deleting_posted_order();
create trigger souvenir_orders_with_money_stay before delete on souvenir_orders for each row execute function refuse_deleting_posted_order();

-- A review of a buyer names what was bought.
alter table item_reviews add line_id uuid unique references store_order_lines on delete set null;
