-- Promos on souvenirs (spec §7 Merchandise (v1) "promos"; docs/product/promos.md): a code of the platform takes something off an order of
-- souvenirs. A member's cart names the code; the order holds the use.
alter table promos drop constraint promos_category_check,
  add constraint promos_category_check check (category in ('umrah', 'tourism', 'hajj', 'souvenirs')),
  -- One order is of several stores: none of them bears what all of them are sold by.
  add constraint promos_of_souvenirs check (category <> 'souvenirs' or (partner_id is null and paid_by = 'platform'));

-- A use is of an order of either kind: a booking or a souvenir order. Both exist, and stay.
alter table promo_redemptions drop constraint promo_redemptions_booking_id_fkey;
create function promo_use_has_its_order() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from bookings where id = new.booking_id for key share;
  if not found then
    perform from souvenir_orders where id = new.booking_id for key share;
    if not found then
      raise exception 'promo use of order %, which does not exist (a foreign key in all but name)', new.booking_id
        using errcode = 'foreign_key_violation';
    end if;
  end if;
  return null;
end $$;
create trigger promo_uses_have_their_order after insert or update of booking_id on promo_redemptions
  for each row execute function promo_use_has_its_order();
create function refuse_deleting_order_with_promo() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from promo_redemptions where booking_id = old.id) then
    raise exception 'order % used a promo: it stays (a foreign key in all but name)', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
create trigger bookings_with_promos_stay before delete on bookings for each row execute function refuse_deleting_order_with_promo();
create trigger souvenir_orders_with_promos_stay before delete on souvenir_orders for each row execute function refuse_deleting_order_with_promo();
create index promo_redemptions_of_order on promo_redemptions (booking_id);

-- The promo a member's cart is to be ordered with. It takes no use: the order does.
create table cart_promos (
  account_id uuid not null references accounts on delete cascade,
  brand_id text not null references brands on delete cascade,
  promo_id uuid not null references promos on delete cascade,
  applied_at timestamptz not null,
  primary key (account_id, brand_id)
);
create index cart_promos_promo on cart_promos (promo_id);
