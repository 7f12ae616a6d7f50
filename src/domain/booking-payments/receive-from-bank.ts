// Money that a bank sends to the partner for its customer (docs/product/financing.md, docs/product/savings-payments.md): a payment without a
// gateway. What came, what it paid, and how it is booked, in the order's own transaction.
import { bankDisbursement, post, savingsPaymentReceipt } from '#domain/ledger';
import type { PayableDeps } from '#domain/payments';
import { AppError } from '#shared/errors';
import { rupiah } from '#shared/money';
import { settleInvoice } from './invoice-paid.ts';

const receipts = { bank_disbursement: bankDisbursement, bank_savings: savingsPaymentReceipt };

interface BankReceipt {
  gateway: keyof typeof receipts;
  /** The code of what the bank was asked. */
  reference: string;
  invoiceId: string;
  bookingId: string;
  accountId: string | null;
  partnerId: string;
  amount: number;
}

/** The payment's id. Refuses `booking_state` for an order that no money revives, or that is paid. */
export async function receiveFromBank(
  deps: PayableDeps,
  { gateway, reference, invoiceId, bookingId, accountId, partnerId, amount }: BankReceipt,
): Promise<string> {
  const { db, now } = deps;
  const { id } = await db
    .insertInto('payments')
    .values({
      payable_kind: 'booking_invoice',
      payable_id: invoiceId,
      subject_id: bookingId,
      account_id: accountId,
      partner_id: partnerId,
      gateway,
      reference,
      method: gateway,
      amount,
      admin_fee: 0,
      status: 'paid',
      expires_at: now(),
      created_at: now(),
      paid_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const outcome = await settleInvoice(deps, {
    id,
    payableId: invoiceId,
    gateway,
    adminFee: rupiah(0),
    round: 0,
  });
  if (outcome === 'double_payment' || outcome === 'late_payment') throw new AppError('booking_state');
  await db
    .insertInto('payment_events')
    .values({
      gateway,
      reference,
      type: 'paid',
      amount,
      brought: amount,
      payment_id: id,
      outcome: 'applied',
      recorded_at: now(),
    })
    .execute();
  await post(deps, receipts[gateway]({ paymentId: id, partnerId, gateway, bookingId }, amount));
  return id;
}
