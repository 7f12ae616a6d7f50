-- White label (spec §1, §3 common configuration): a brand is data, found by host name.
create table brands (
  id text primary key check (id ~ '^[a-z0-9-]{2,40}$'), -- the specification's "slug"
  is_default boolean not null default false,
  name text not null,
  business_name text not null,
  slogan jsonb not null check (slogan ? 'id'),
  logo text not null,       -- address of the logo on light ground
  logo_light text not null, -- the same for dark headers
  icon text not null,       -- address of the square mark
  email text not null,
  domain_name text not null,
  phone_number text not null,    -- E.164
  whatsapp_number text not null, -- E.164
  office_address text not null,
  social_media jsonb not null,
  color_settings jsonb not null,
  feature_flag jsonb not null,
  membership_badges jsonb not null default '[]',
  google_analytics_id text,
  sales jsonb not null default '{}', -- fees, holds and ways to pay; shape and defaults in #domain/brands (brand.ts)
  updated_at timestamptz not null default now()
);
create unique index brands_one_default on brands (is_default) where is_default;

create table brand_hosts (
  host text primary key check (host = lower(host)), -- without port
  brand_id text not null references brands on delete cascade
);
