-- What the platform bills its partners for (docs/product/platform-invoices.md): the commission of a month that is closed, with its taxes.
create table tax_rates (
  valid_from date primary key,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),                -- PPN, contained in the commission
  withholding_basis_points integer not null check (withholding_basis_points between 0 and 10000) -- PPh 23 on services, kept back by who pays
);
-- The effective rate of 11 % stands since 2022 (Law 7/2021), for services also after PMK 131/2024; services under PPh 23: 2 % (PMK 141/2015).
insert into tax_rates values ('2022-04-01', 1100, 200);

create table partner_tax_details (
  partner_id uuid primary key references partners on delete restrict,
  tax_number text not null check (tax_number ~ '^[0-9]{15,16}$'), -- NPWP of a company
  address text not null check (length(address) between 1 and 300),
  withholds boolean not null,     -- keeps income tax back, pays it for us, and sends the slip
  stated_by uuid references accounts on delete set null,
  stated_at timestamptz not null
);

create table platform_invoices (
  id uuid primary key default gen_random_uuid(),
  year smallint not null,
  place integer not null check (place > 0), -- no number of a year is left out
  number text not null unique,
  partner_id uuid not null references partners on delete restrict,
  month date not null check (extract(day from month) = 1),
  collected bigint not null,      -- commission that we kept from what we paid out; negative: given back
  owed bigint not null,           -- commission on what the partner's own gateway received
  vat_basis_points integer not null,
  net bigint not null,
  vat bigint not null,
  withheld bigint not null check (withheld between 0 and greatest(owed, 0)),
  buyer jsonb not null,           -- name, tax number and address as they were
  issued_at timestamptz not null,
  issued_by uuid references accounts on delete set null,
  due_on date not null,
  unique (year, place),
  unique (partner_id, month),
  check (net + vat = collected + owed)
);

alter table bank_lines add platform_invoice_id uuid references platform_invoices on delete restrict,
  drop constraint bank_lines_check1,
  add constraint bank_lines_matched check (num_nonnulls(payout_id, report_id, platform_invoice_id) + is_bank_cost::int = (status = 'matched')::int);
create unique index bank_lines_platform_invoice on bank_lines (platform_invoice_id) where platform_invoice_id is not null;
