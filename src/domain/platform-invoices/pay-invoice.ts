// What is due on an invoice arrives at our bank, or leaves it where commission was given back (docs/product/platform-invoices.md).
import { type RawBuilder, sql } from 'kysely';
import { platformInvoicePaid, post } from '#domain/ledger';
import type { Db } from '#platform/database/database';

export interface OpenInvoice {
  id: string;
  number: string;
  partnerId: string;
  /** What the line of the bank must say: what we are paid is positive. */
  due: number;
  withheld: number;
}

/** Invoices with something due that no line of the bank has settled; `which` may name `i` and its `due`. At most 20. */
export async function findOpenInvoices(db: Db, which: RawBuilder<unknown>): Promise<OpenInvoice[]> {
  const { rows } = await sql<OpenInvoice>`
    select i.id, i.number, i.partner_id as "partnerId", i.owed - i.withheld as due, i.withheld from platform_invoices i
    where i.owed - i.withheld <> 0 and not exists (select from bank_lines l where l.platform_invoice_id = i.id) and (${which})
    order by i.year, i.place limit 20`.execute(db);
  return rows;
}

/** Books what a line of the bank, already settled with it, says; the caller holds the lock of the lines. */
export async function payPlatformInvoice(
  deps: { db: Db; now: () => Date },
  invoice: OpenInvoice,
  { account, day }: { account: string; day: string | undefined },
): Promise<void> {
  await post(
    deps,
    platformInvoicePaid({ invoiceId: invoice.id, partnerId: invoice.partnerId, account }, invoice, day),
  );
}
