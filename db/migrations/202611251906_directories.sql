-- The shared directories of hotels, airlines and airports (docs/product/directories.md): proposed, listed, retired; a revision for two who write.
alter table hotels
  add column standing text not null default 'listed' check (standing in ('proposed', 'listed', 'retired')),
  add column revision integer not null default 1,
  add column proposed_by uuid references partners,
  -- Where its journeys went when it was found to stand there twice.
  add column merged_into uuid references hotels check (merged_into <> id),
  add check (merged_into is null or standing = 'retired');
create index hotels_proposed on hotels (id) where standing = 'proposed';
create index programme_hotels_hotel on programme_hotels (hotel_id);

-- A revision above 1 was written by the operator: the shipped edition leaves it alone.
alter table airlines
  add column standing text not null default 'listed' check (standing in ('listed', 'retired')),
  add column revision integer not null default 1;
alter table airports
  add column standing text not null default 'listed' check (standing in ('listed', 'retired')),
  add column revision integer not null default 1;
