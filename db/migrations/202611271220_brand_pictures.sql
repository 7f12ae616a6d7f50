-- Pictures of brands (docs/product/brands.md): logos and icons that the operator uploads, PNG. Their words are the brand's name.
alter table pictures
  add column brand_id text references brands on delete cascade,
  drop constraint pictures_use_of_owner,
  drop constraint pictures_one_owner,
  drop constraint pictures_words,
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
    when 'brand_logo' then brand_id is not null
    when 'brand_logo_light' then brand_id is not null
    when 'brand_icon' then brand_id is not null
    else false end),
  add constraint pictures_one_owner check (num_nonnulls(programme_id, hotel_id, partner_id, item_id, item_review_id, brand_id) = 1),
  add constraint pictures_words check ((alt is null) = (num_nonnulls(item_review_id, brand_id) = 1));
create index pictures_brand on pictures (brand_id) where brand_id is not null;

alter table picture_files
  drop constraint picture_files_format_check,
  add constraint picture_files_format_check check (format in ('avif', 'webp', 'png'));
