-- Photographs in the order their owner chose; those of one place by age (docs/product/pictures.md).
alter table pictures add column place integer not null default 0 check (place >= 0);
