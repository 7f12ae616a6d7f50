-- Which edition of the shipped reference data (places, airports, airlines) this database holds:
-- a start compares the checksum and loads nothing when it is the same.
create table reference_data (
  name text primary key,
  checksum text not null,
  loaded_at timestamptz not null default now()
);
