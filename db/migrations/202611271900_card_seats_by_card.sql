-- Every claim on seats asks whether its departure's card says something else now; most do not (decision 0238). The locked row is compared as it
-- is read: a claim that changes nothing costs the lock and one count, and no second look at the card. As before, claims are counted in
-- a statement that begins when the row is locked, so that the second of two writers counts what the first one claimed.
create or replace function refresh_card_seats(ids uuid[]) returns void
language plpgsql as $$
declare
  card record;
  kept record;
begin
  for card in select departure_id, quota, is_sold_out, seats_left, seats_left_at_most from departure_cards
    where departure_id = any (ids) order by departure_id for update
  loop
    select k.is_sold_out, k.seats_left, k.seats_left_at_most into kept from claims_kept(card.departure_id, card.quota) k;
    if (card.is_sold_out, card.seats_left, card.seats_left_at_most) is distinct from (kept.is_sold_out, kept.seats_left, kept.seats_left_at_most) then
      update departure_cards set is_sold_out = kept.is_sold_out, seats_left = kept.seats_left, seats_left_at_most = kept.seats_left_at_most
        where departure_id = card.departure_id;
    end if;
  end loop;
end $$;
