-- Where people live, travel to and fly from (spec §7 Locations, §3 airports and airlines).
-- Indonesian administrative areas carry the Ministry of Home Affairs codes.
create table provinces (
  code text primary key check (code ~ '^\d{2}$'),
  name text not null
);
create table regencies (
  code text primary key check (code ~ '^\d{4}$'),
  province_code text not null references provinces,
  name text not null
);
create index regencies_province on regencies (province_code);
create table districts (
  code text primary key check (code ~ '^\d{6}$'),
  regency_code text not null references regencies,
  name text not null
);
create index districts_regency on districts (regency_code);

-- A city a journey goes to: Makkah, Madinah, Istanbul, Lombok.
create table destinations (
  slug text primary key check (slug ~ '^[a-z0-9-]+$'),
  name jsonb not null check (name ? 'id'),
  country_code text not null check (country_code ~ '^[A-Z]{2}$')
);
create table airports (
  iata text primary key check (iata ~ '^[A-Z]{3}$'),
  name text not null,
  city text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$')
);
create table airlines (
  iata text primary key check (iata ~ '^[A-Z0-9]{2}$'),
  name text not null
);
