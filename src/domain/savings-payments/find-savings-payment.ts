// A request to pay from savings as its member and the bank read it (docs/product/savings-payments.md).
import { type RawBuilder, sql } from 'kysely';
import { readCountedPage, whole } from '#platform/database/counted-page';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import type { Page } from '#shared/paging';
import type { SavingsPaymentState } from '#shared/savings-payments';

export interface SavingsPayment {
  id: string;
  code: string;
  state: SavingsPaymentState;
  amount: Rupiah;
  askedAt: Date;
  /** When it came into its state: the bank's promise counts from here. */
  since: Date;
  bank: { id: string; name: string };
  /** The code of the savings that pay; null once they were deleted. */
  savingsCode: string | null;
  savingsId: string | null;
  /** As the bank reported it last, with its day. */
  balance: Rupiah | null;
  balanceOn: string | null;
  booking: { id: string; code: string; departureId: string; releaseAt: Date | null; brandId: string };
  invoice: { id: string; code: string };
  /** When the invoice was due before the bank was asked. */
  formerDueAt: Date;
  partner: { id: string; name: string };
  accountId: string | null;
  answer: {
    verdict: 'confirm' | 'decline';
    reference: string | null;
    sentOn: string | null;
    reason: string | null;
    preparedAt: Date;
    preparedBy: string | null;
    preparedById: string | null;
    decidedBy: string | null;
  } | null;
}

interface Row extends Omit<SavingsPayment, 'answer' | 'bank' | 'booking' | 'invoice' | 'partner'> {
  bankId: string;
  bankName: string;
  bookingId: string;
  bookingCode: string;
  departureId: string;
  brandId: string;
  releaseAt: Date | null;
  invoiceId: string;
  invoiceCode: string;
  partnerId: string;
  partnerName: string;
  verdict: 'confirm' | 'decline' | null;
  reference: string | null;
  sentOn: string | null;
  reason: string | null;
  preparedAt: Date | null;
  preparedBy: string | null;
  preparedById: string | null;
  decidedBy: string | null;
  whole: number;
}

export const isSavingsPaymentCode = (text: string) => /^BT-[2-9A-HJ-NP-Z]{8}$/.test(text);

/** For whoever has checked who may see it. */
export async function findSavingsPayments(db: Db, which: RawBuilder<unknown>): Promise<SavingsPayment[]> {
  return (await readRows(db, which)).map(savingsPaymentOf);
}

/** The same, a page of them. */
export async function pageSavingsPayments(
  db: Db,
  which: RawBuilder<unknown>,
  asked: { page: number; limit: number },
): Promise<Page<SavingsPayment>> {
  const found = await readCountedPage(asked, (slice) => readRows(db, sql`${which} ${slice}`));
  return { ...found, items: found.items.map(savingsPaymentOf) };
}

async function readRows(db: Db, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id, s.code, s.state, s.amount, s.asked_at as "askedAt", s.changed_at as since, s.bank_id as "bankId", k.name as "bankName",
      a.code as "savingsCode", a.id as "savingsId", c.balance, c.balance_on as "balanceOn", b.id as "bookingId", b.code as "bookingCode",
      b.departure_id as "departureId", b.brand_id as "brandId", b.release_at as "releaseAt", i.id as "invoiceId", i.code as "invoiceCode",
      s.former_due_at as "formerDueAt", t.id as "partnerId", t.name as "partnerName", s.account_id as "accountId", s.verdict, s.reference,
      s.sent_on as "sentOn", s.reason, s.prepared_at as "preparedAt", m.name as "preparedBy", s.prepared_by as "preparedById", d.name as "decidedBy",
      ${whole}
    from savings_payments s join partners k on k.id = s.bank_id join bookings b on b.id = s.booking_id join invoices i on i.id = s.invoice_id
      join partners t on t.id = b.partner_id left join savings_applications a on a.id = s.application_id
      left join savings_accounts c on c.application_id = a.id left join accounts m on m.id = s.prepared_by left join accounts d on d.id = s.decided_by
    where ${which}`.execute(db);
  return rows;
}

function savingsPaymentOf(row: Omit<Row, 'whole'>): SavingsPayment {
  const { id, code, state, askedAt, since, savingsCode, savingsId, balanceOn, formerDueAt, accountId } = row;
  return {
    id,
    code,
    state,
    askedAt,
    since,
    savingsCode,
    savingsId,
    balanceOn,
    formerDueAt,
    accountId,
    amount: rupiah(row.amount),
    balance: row.balance === null ? null : rupiah(row.balance),
    bank: { id: row.bankId, name: row.bankName },
    booking: {
      id: row.bookingId,
      code: row.bookingCode,
      departureId: row.departureId,
      releaseAt: row.releaseAt,
      brandId: row.brandId,
    },
    invoice: { id: row.invoiceId, code: row.invoiceCode },
    partner: { id: row.partnerId, name: row.partnerName },
    answer:
      row.verdict === null
        ? null
        : {
            verdict: row.verdict,
            reference: row.reference,
            sentOn: row.sentOn,
            reason: row.reason,
            preparedAt: row.preparedAt!,
            preparedBy: row.preparedBy,
            preparedById: row.preparedById,
            decidedBy: row.decidedBy,
          },
  };
}
