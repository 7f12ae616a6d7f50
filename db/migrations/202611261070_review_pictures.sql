-- Pictures in reviews of items (docs/product/reviews.md): stored like every photograph, gone with the review. The page says what they show.
alter table pictures
  add column item_review_id uuid references item_reviews on delete cascade,
  alter column alt drop not null,
  drop constraint pictures_use_of_owner,
  drop constraint pictures_one_owner,
  add constraint pictures_use_of_owner check (case use
    when 'cover' then programme_id is not null
    when 'group' then programme_id is not null
    when 'guide' then programme_id is not null
    when 'hotel' then hotel_id is not null
    when 'logo' then partner_id is not null
    when 'office' then partner_id is not null
    when 'person' then partner_id is not null
    when 'item' then item_id is not null
    when 'review' then item_review_id is not null
    else false end),
  add constraint pictures_one_owner check (num_nonnulls(programme_id, hotel_id, partner_id, item_id, item_review_id) = 1),
  add constraint pictures_words check ((alt is null) = (item_review_id is not null));
create index pictures_item_review on pictures (item_review_id, place) where item_review_id is not null;
