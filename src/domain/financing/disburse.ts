// From the contract to the partner's money (docs/product/financing.md; decision 0109): the bank uploads what was signed and enters its
// transfer, the travel partner confirms that it came. No gateway, and no money of it is ours.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { receiveFromBank } from '#domain/booking-payments';
import {
  type Actor,
  bankRoleOf,
  findPartnerPeople,
  mayWork,
  requireFreshFactor,
  worksForBank,
} from '#domain/memberships';
import { notify } from '#domain/notifications';
import { receiveDocument } from '#platform/document-file';
import { openBytes, sealBytes } from '#platform/encryption';
import { type FileDeps, readBytes } from '#platform/files/files';
import { disbursementForm } from '#shared/bank-decision-form';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import * as paths from '#shared/paths';
import { checkedForm } from '#shared/form-faults';
import { loanDocumentMaxBytes } from '#shared/limits';
import { type Rupiah, rupiah } from '#shared/money';
import { isBookingCode } from '#shared/names';
import { type FinancingDeps, underLocks } from './apply.ts';
import type { BankApplication } from './bank-applications.ts';
import { moveApplication } from './move-application.ts';
import { audit, decideUnderLocks } from './review.ts';
import { isApplicationCode } from './find-application.ts';
import { aboutContract } from './sealed.ts';

/** Stores the signed contract, in place of an earlier one. Refuses `financing_state` before the offer is taken, `invalid_input`. */
export async function uploadContract(
  deps: FinancingDeps,
  actor: Actor,
  { code, file }: { code: string; file: Buffer },
): Promise<void> {
  const read = await receiveDocument(file, {
    of: actor.accountId,
    limit: { bytes: loanDocumentMaxBytes, message: 'financing_error_too_large' },
  });
  await decideUnderLocks(deps, actor, { code, role: 'bank_officer' }, async (within, application) => {
    if (application.state !== 'contract') throw new AppError('financing_state');
    const { keyId, bytes } = sealBytes(deps.keys, read.bytes, aboutContract(application.id));
    const row = {
      content: bytes,
      content_type: read.type,
      key_id: keyId,
      uploaded_at: deps.now(),
      uploaded_by: actor.accountId,
    };
    await within.db
      .insertInto('financing_contracts')
      .values({ application_id: application.id, ...row })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(row))
      .execute();
    await audit(within, actor, application, 'financing.contract_uploaded');
  });
}

/** For the applicant and the bank's people. Refuses `not_found`, `step_up_required`. */
export async function readContract(
  deps: FinancingDeps & FileDeps,
  actor: Actor,
  code: string,
): Promise<{ bytes: Buffer; contentType: string }> {
  if (!isApplicationCode(code)) throw new AppError('not_found');
  const row = await deps.db
    .selectFrom('financing_contracts as c')
    .innerJoin('financing_applications as f', 'f.id', 'c.application_id')
    .select(['f.id', 'f.account_id', 'f.bank_id', 'c.content', 'c.content_type', 'c.key_id'])
    .select('c.content_stored_as as storedAs')
    .where('f.code', '=', code)
    .executeTakeFirst();
  if (!row?.bank_id) throw new AppError('not_found');
  const isOwn = row.account_id === actor.accountId;
  if (!isOwn && !worksForBank(actor, row.bank_id)) throw new AppError('not_found');
  if (!isOwn) requireFreshFactor(actor);
  const sealed = await readBytes(deps, { bytes: row.content, storedAs: row.storedAs });
  if (row.account_id)
    await recordAudit(deps, {
      actor,
      ...(!isOwn && { role: bankRoleOf(actor, row.bank_id) }),
      action: 'document.read',
      subjectId: row.account_id,
      details: { about: row.id, kind: 'contract' },
    });
  return {
    bytes: openBytes(deps.keys, { keyId: row.key_id, bytes: sealed }, aboutContract(row.id)),
    contentType: row.content_type,
  };
}

/** The bank has sent the whole price to the partner. Refuses `financing_state`, `invalid_input` (also without a contract). */
export async function enterDisbursement(
  deps: FinancingDeps,
  actor: Actor,
  { code, form: input }: { code: string; form: unknown },
): Promise<void> {
  const form = checkedForm(disbursementForm({ today: todayInIndonesia(deps.now()) }), input);
  await decideUnderLocks(deps, actor, { code, role: 'bank_officer' }, async (within, application) => {
    if (application.state !== 'contract' || application.disbursement) throw new AppError('financing_state');
    if (!application.hasContract)
      throw new AppError('invalid_input', [{ field: 'reference', message: 'bank_error_no_contract' }]);
    await within.db
      .insertInto('financing_disbursements')
      .values({
        application_id: application.id,
        amount: application.sums!.price,
        reference: form.reference,
        sent_on: form.sent_on,
        entered_by: actor.accountId,
        entered_at: deps.now(),
      })
      .execute();
    await audit(within, actor, application, 'financing.disbursement_entered');
    await notifyPartner(within, application);
  });
}

/** Those who see the partner's money: they look whether it came, and confirm. */
async function notifyPartner(deps: FinancingDeps, { booking }: BankApplication): Promise<void> {
  const people = await findPartnerPeople(deps, [booking.partnerId], 'money');
  await notify(
    deps,
    people.map(({ accountId }) => ({
      accountId,
      kind: 'disbursement_entered' as const,
      values: { code: booking.code },
      path: paths.partnerConsole.booking(booking.code),
      brandId: null,
      dedupeKey: `disbursement ${booking.id}`,
    })),
  );
}

export interface AwaitedDisbursement {
  code: string;
  bankName: string;
  amount: Rupiah;
  reference: string;
  sentOn: string;
}

/** What a bank says it has sent for an order, until the partner confirms it; null without. For the partner's people who see money. */
export async function findAwaitedDisbursement(
  { db }: Pick<FinancingDeps, 'db'>,
  actor: Actor,
  bookingCode: string,
): Promise<AwaitedDisbursement | null> {
  const row = await findEntered(db, bookingCode);
  if (!row || !mayWork(actor, 'money', { partnerId: row.partnerId })) return null;
  const { code, bankName, amount, reference, sentOn } = row;
  return { code, bankName, amount: rupiah(amount), reference, sentOn };
}

/**
 * The partner has the money: the order is paid, the books say so. Refuses `not_found` to everybody but the partner's people who see
 * money, `step_up_required`, `financing_state` when there is nothing to confirm, `booking_state` for an order that no money revives.
 */
export async function confirmDisbursement(
  deps: FinancingDeps,
  actor: Actor,
  bookingCode: string,
): Promise<void> {
  const entered = await findEntered(deps.db, bookingCode);
  if (!entered || !mayWork(actor, 'money', { partnerId: entered.partnerId })) throw new AppError('not_found');
  requireFreshFactor(actor);
  await underLocks(deps, { booking: entered.booking }, async (within) => {
    const still = await findEntered(within.db, bookingCode);
    if (!still) throw new AppError('financing_state');
    await moveApplication(within, {
      applicationId: still.id,
      event: 'disbursed',
      actorId: actor.accountId,
    });
    const paymentId = await receiveFromBank(within, {
      gateway: 'bank_disbursement',
      reference: still.code,
      invoiceId: still.invoiceId,
      bookingId: still.booking.id,
      accountId: still.accountId,
      partnerId: still.partnerId,
      amount: still.amount,
    });
    await within.db
      .updateTable('financing_disbursements')
      .set({ confirmed_by: actor.accountId, confirmed_at: deps.now(), payment_id: paymentId })
      .where('application_id', '=', still.id)
      .execute();
    await recordAudit(within, {
      actor,
      role: 'partner_staff',
      action: 'financing.disbursed',
      subjectId: still.accountId,
      details: { about: still.id, amount: still.amount },
    });
  });
}

interface Entered {
  id: string;
  code: string;
  accountId: string | null;
  booking: { id: string; departureId: string };
  partnerId: string;
  invoiceId: string;
  bankName: string;
  amount: number;
  reference: string;
  sentOn: string;
}

async function findEntered(db: FinancingDeps['db'], bookingCode: string): Promise<Entered | null> {
  if (!isBookingCode(bookingCode)) return null;
  const { rows } = await sql<Entered>`
    select f.id, f.code, f.account_id as "accountId", json_build_object('id', b.id, 'departureId', b.departure_id) as booking, b.partner_id as "partnerId",
      i.id as "invoiceId", k.name as "bankName", d.amount, d.reference, d.sent_on as "sentOn"
    from financing_disbursements d join financing_applications f on f.id = d.application_id join bookings b on b.id = f.booking_id
      join invoices i on i.booking_id = b.id and i.stage = 'full' join partners k on k.id = f.bank_id
    where b.code = ${bookingCode} and f.state = 'contract' and d.confirmed_at is null`.execute(db);
  return rows[0] ?? null;
}
