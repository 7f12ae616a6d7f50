-- Limits of private umrah are the operator's to set (docs/product/umrah-prices.md): numbered, never rewritten, the newest in force. A
-- request keeps the number it began under, so that nobody's clock changes on the way.
create table umrah_limits (
  number integer primary key check (number > 0),
  response_hours smallint not null check (response_hours between 6 and 168),
  approval_hours smallint not null check (approval_hours between 2 and 72),
  order_hours smallint not null check (order_hours between 6 and 168),
  most_partners smallint not null check (most_partners between 1 and 10),
  most_offer_days smallint not null check (most_offer_days between 1 and 30),
  most_days_apart smallint not null check (most_days_apart between 0 and 90),
  lead_days smallint not null check (lead_days between 7 and 60),
  passport_lead_days smallint not null check (passport_lead_days between lead_days and 180),
  furthest_days smallint not null check (furthest_days between 181 and 720),
  reason text check (length(reason) between 1 and 300),  -- null: written with the installation
  set_at timestamptz not null,
  set_by uuid references accounts on delete set null
);
-- What the program had as constants.
insert into umrah_limits values (1, 48, 24, 48, 10, 14, 45, 21, 45, 540, null, '2026-11-27T00:00:00Z', null);

alter table umrah_requests add limits_number integer references umrah_limits;
update umrah_requests set limits_number = 1;
alter table umrah_requests alter limits_number set not null;

-- A template may keep whatever days any limits can allow; an offer that begins with it is checked by its request's.
alter table umrah_offer_templates drop constraint umrah_offer_templates_valid_days_check,
  add constraint umrah_offer_templates_valid_days_check check (valid_days between 1 and 30);
