// Invoices to partners as JSON.
import type { PlatformInvoice, TaxDetails } from '#domain/platform-invoices';

export function presentInvoice(invoice: PlatformInvoice) {
  const { partnerId, partnerName, vatBasisPoints, dueOn, paidOn, buyer, issuedAt, ...rest } = invoice;
  return {
    ...rest,
    partner_id: partnerId,
    partner_name: partnerName,
    vat_basis_points: vatBasisPoints,
    due_on: dueOn,
    paid_on: paidOn,
    buyer: { name: buyer.name, tax_number: buyer.taxNumber, address: buyer.address },
    issued_at: issuedAt.toISOString(),
  };
}

export function presentTaxDetails({ taxNumber, address, withholds }: TaxDetails) {
  return { tax_number: taxNumber, address, withholds };
}
