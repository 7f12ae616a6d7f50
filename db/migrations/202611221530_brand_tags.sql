-- What measures visits beside google_analytics_id (spec §7 other third parties): ids of a second analytics tag, of ads and of session
-- recording. Shape in #domain/brands (brand.ts); empty: nothing is loaded (docs/decisions/0076).
alter table brands add column tags jsonb not null default '{}' check (jsonb_typeof(tags) = 'object');
