-- A promo for souvenirs may be for the items of one store (docs/product/promos.md, decision 0218). The platform bears it as before.
alter table promos drop constraint promos_of_souvenirs,
  add constraint promos_of_souvenirs check (category <> 'souvenirs' or paid_by = 'platform');
