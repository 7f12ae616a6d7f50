-- Who the platform is by tax law (docs/product/platform-invoices.md): every statement stays, the newest counts. An invoice keeps the one it
-- was issued under, in words and as a reference: the verification compares both.
create table platform_tax_details (
  id bigint generated always as identity primary key,
  legal_name text not null check (length(legal_name) between 1 and 100),
  tax_number text not null check (tax_number ~ '^[0-9]{16}$'),         -- NPWP
  business_place text not null check (business_place ~ '^[0-9]{22}$'), -- NITKU: the tax number and which of its places of business
  address text not null check (length(address) between 1 and 300),
  taxable_since date,             -- registered for VAT (PKP); null: charges none
  stated_by uuid references accounts on delete set null,
  stated_at timestamptz not null,
  check (left(business_place, 16) = tax_number)
);

alter table platform_invoices
  add seller_id bigint references platform_tax_details on delete restrict,
  add seller jsonb,               -- null: issued before the platform had stated anything
  add withholding_basis_points integer check (withholding_basis_points between 0 and 10000),
  add constraint platform_invoices_seller check ((seller is null) = (seller_id is null));
