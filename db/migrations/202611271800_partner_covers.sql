-- A partner has a cover as a programme has one (docs/product/pictures.md): it stands at the head of its page.
alter table pictures
  drop constraint pictures_use_of_owner,
  add constraint pictures_use_of_owner check (case use
    when 'cover' then num_nonnulls(programme_id, partner_id) = 1
    when 'group' then programme_id is not null
    when 'guide' then programme_id is not null
    when 'hotel' then hotel_id is not null
    when 'logo' then partner_id is not null
    when 'office' then partner_id is not null
    when 'person' then partner_id is not null
    when 'item' then item_id is not null
    when 'review' then item_review_id is not null
    when 'brand_logo' then brand_id is not null
    when 'brand_logo_light' then brand_id is not null
    when 'brand_icon' then brand_id is not null
    else false end);
create unique index pictures_partner_cover on pictures (partner_id) where use = 'cover';
