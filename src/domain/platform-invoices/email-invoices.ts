// Takes an invoice to the partner's people for money (docs/product/platform-invoices.md): one email each, with the PDF.
import { sql } from 'kysely';
import { type BrandDirectory, pageUrl } from '#domain/brands';
import { type OutboxDeps, sendEmails } from '#domain/outbox';
import type { Locale } from '#shared/locale';
import { rupiah } from '#shared/money';
import { dutyAllows } from '#shared/partner-duties';
import * as paths from '#shared/paths';

export interface InvoiceMailDeps extends OutboxDeps {
  brands: BrandDirectory;
}

interface Recipient {
  id: string;
  number: string;
  month: string;
  total: number;
  due: number;
  dueOn: string;
  name: string;
  email: string;
  locale: string;
  duties: string[];
}

/** In the transaction that issues them. */
export async function emailInvoices(deps: InvoiceMailDeps, invoiceIds: readonly string[]): Promise<void> {
  const brand = deps.brands.list().find(({ isDefault }) => isDefault) ?? deps.brands.list()[0]!;
  const { rows } = await sql<Recipient>`
    select i.id, i.number, i.month, i.collected + i.owed as total, i.owed - i.withheld as due, i.due_on as "dueOn", a.name, a.email, a.locale, r.duties
    from platform_invoices i join memberships r on r.partner_id = i.partner_id and r.role = 'partner_staff' join accounts a on a.id = r.account_id
    where i.id = any(${[...invoiceIds]}::uuid[]) order by i.place, a.id`.execute(deps.db);
  await sendEmails(
    deps,
    rows
      .filter(({ duties }) => duties.some((duty) => dutyAllows(duty, 'money')))
      .map(({ id, name, email, locale: spoken, number, month, total, due, dueOn }) => {
        const locale: Locale = spoken === 'en' ? 'en' : 'id';
        return {
          kind: 'platform_invoice',
          to: email,
          brand,
          locale,
          values: {
            name,
            number,
            month,
            total: rupiah(total),
            due: rupiah(due),
            dueOn,
            link: pageUrl(brand, locale, paths.partnerConsole.invoices),
          },
          pdfs: [{ kind: 'platform_invoice', id }],
        };
      }),
  );
}
