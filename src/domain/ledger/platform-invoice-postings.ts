// How the platform's invoices to its partners are booked (docs/product/platform-invoices.md). Pure, like postings.ts.
import type { Posting } from './post.ts';

interface AboutInvoice {
  invoiceId: string;
  partnerId: string;
}

/** The tax that a commission contains was never our income: it is owed to the state. */
export function platformInvoiced({ invoiceId, partnerId }: AboutInvoice, vat: number): Posting {
  return {
    key: `platform invoice ${invoiceId}`,
    kind: 'platform_invoice',
    entries: [
      { account: 'platform_fee', owner: 'platform', partnerId, amount: vat },
      { account: 'tax_payable', owner: 'platform', partnerId, amount: -vat },
    ],
  };
}

/** What was due came to our bank; what the partner kept back is tax that it has paid for us. */
export function platformInvoicePaid(
  { invoiceId, partnerId, account }: AboutInvoice & { account: string },
  { due, withheld }: { due: number; withheld: number },
  day: string | undefined,
): Posting {
  return {
    key: `platform invoice ${invoiceId} paid`,
    kind: 'platform_invoice_paid',
    entries: [
      { account: 'bank', owner: account, partnerId, amount: due },
      { account: 'tax_prepaid', owner: 'platform', partnerId, amount: withheld },
      { account: 'partner_receivable', owner: partnerId, partnerId, amount: -(due + withheld) },
    ],
    ...(day && { valueOn: day }),
  };
}
