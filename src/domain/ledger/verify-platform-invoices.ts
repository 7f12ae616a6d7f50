// What must hold between the platform's invoices to its partners, our bank and the ledger (docs/product/platform-invoices.md).
import { sql } from 'kysely';
import type { Check } from './ledger-check.ts';

export const platformInvoicePromises: readonly Check[] = [
  {
    promise:
      "an invoice to a partner is the commission of its month, and its month's commission is billed once",
    faults: sql`select i.number || ': ' || coalesce(c.total, 0) || ' of ' || i.collected + i.owed as at from platform_invoices i
      left join lateral (
        select (-coalesce(sum(e.amount) filter (where e.account <> 'partner_receivable'), 0))::bigint as total,
          coalesce(sum(e.amount) filter (where e.account = 'partner_receivable'), 0)::bigint as owed
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.partner_id = i.partner_id and e.account in ('platform_fee', 'affiliate_payable', 'partner_receivable')
          and t.kind not in ('platform_invoice', 'platform_invoice_paid') and e.value_on >= i.month and e.value_on < i.month + interval '1 month') c on true
      where c.total <> i.collected + i.owed or c.owed <> i.owed`,
  },
  {
    promise:
      'an invoice to a partner names who issued it as that was stated, and has tax only of one who is registered for it',
    faults: sql`select i.number as at from platform_invoices i join platform_tax_details s on s.id = i.seller_id
      where i.seller is distinct from jsonb_build_object('name', s.legal_name, 'taxNumber', s.tax_number, 'businessPlace', s.business_place, 'address', s.address, 'taxableSince', s.taxable_since)
        or (i.vat_basis_points > 0 and coalesce(s.taxable_since > i.month, true))`,
  },
  {
    promise: 'the tax of every invoice to a partner is owed to the state, once, and nothing else is',
    faults: sql`select coalesce(i.number, l.key) || ': ' || coalesce(l.vat, 0) || ' of ' || coalesce(i.vat, 0) as at
      from (select 'platform invoice ' || id as key, number, vat from platform_invoices) i
        full join (select t.key, -sum(e.amount) as vat from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.account = 'tax_payable' group by 1) l using (key)
      where coalesce(i.vat, 0) <> coalesce(l.vat, 0)`,
  },
  {
    promise:
      'what is due on an invoice to a partner has left the ledger when our bank has booked it, and only then',
    faults: sql`select coalesce(i.number, l.key) || ': ' || coalesce(l.paid, 0) || ' of ' || coalesce(i.owed, 0) as at
      from (select 'platform invoice ' || v.id || ' paid' as key, v.number, case when b.id is null then 0 else v.owed end as owed
          from platform_invoices v left join bank_lines b on b.platform_invoice_id = v.id) i
        full join (select t.key, -sum(e.amount) as paid from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where t.kind = 'platform_invoice_paid' and e.account = 'partner_receivable' group by 1) l using (key)
      where coalesce(i.owed, 0) <> coalesce(l.paid, 0)`,
  },
];
