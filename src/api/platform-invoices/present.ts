// Invoices to partners as JSON.
import type { PlatformInvoice, SellerDetails, TaxDetails } from '#domain/platform-invoices';

export function presentInvoice(invoice: PlatformInvoice) {
  const { partnerId, partnerName, vatBasisPoints, dueOn, paidOn, buyer, seller, issuedAt, ...others } =
    invoice;
  const { withholdingBasisPoints, ...rest } = others;
  return {
    ...rest,
    partner_id: partnerId,
    partner_name: partnerName,
    vat_basis_points: vatBasisPoints,
    due_on: dueOn,
    paid_on: paidOn,
    buyer: { name: buyer.name, tax_number: buyer.taxNumber, address: buyer.address },
    seller: seller && presentSeller(seller),
    withholding_basis_points: withholdingBasisPoints,
    issued_at: issuedAt.toISOString(),
  };
}

export function presentTaxDetails({ taxNumber, address, withholds }: TaxDetails) {
  return { tax_number: taxNumber, address, withholds };
}

export function presentSeller({ name, taxNumber, businessPlace, address, taxableSince }: SellerDetails) {
  return {
    name,
    tax_number: taxNumber,
    business_place: businessPlace,
    address,
    taxable_since: taxableSince,
  };
}
