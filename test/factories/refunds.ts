// Refunds that no gateway can send: of an order whose departure was cancelled, and the account where its member wants it.
import type { Deps } from '#domain/deps';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { stateRefundAccount, storeGateway } from '#domain/payments';
import { hashPassword } from '#platform/passwords';
import { createMember, type SignedIn } from './accounts.ts';
import { type BookingSetup, brandOf, createPaidOrder } from './bookings.ts';
import { createDeparture } from './programmes.ts';

const password = 'Labbaik-1447';

/** What the form sends; the holder is whoever is signed in. */
export const refundAccountForm = ({ account }: SignedIn) => ({
  bank: 'bsi',
  number: '7009998887',
  holder: account.name.toUpperCase(),
  current_password: password,
  code: '',
});

/** A member who can prove who they are. */
export async function createMemberWithPassword(deps: Deps, host?: string): Promise<SignedIn> {
  return createMember(deps, { password_hash: await hashPassword(password), ...(host && { host }) });
}

/** Paid by virtual account, cancelled by its partner. */
export async function createOwedRefund(
  shop: BookingSetup,
  { programmeId, staff }: { programmeId: string; staff: SignedIn },
  member?: SignedIn,
) {
  const buyer = member ?? (await createMemberWithPassword(shop.deps));
  const { id: departure } = await createDeparture(shop.deps.db, { programme_id: programmeId, quota: 20 });
  const { bookingId } = await createPaidOrder(shop, { departure, member: buyer });
  await cancelDeparture(shop.deps, staff.actor, departure);
  await cancelOrdersOf(shop.deps, { departureId: departure, actorId: staff.account.id });
  const { id: taskId, amount } = await shop.deps.db
    .selectFrom('refund_tasks')
    .select(['id', 'amount'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { member: buyer, bookingId, taskId, amount };
}

/** Stated by the member, and its pause is over. */
export async function openRefundAccountOf(deps: Deps, member: SignedIn): Promise<void> {
  await stateRefundAccount(deps, member.actor, refundAccountForm(member), { brand: brandOf(deps) });
  await deps.db
    .updateTable('refund_accounts')
    .set({ usable_from: deps.now() })
    .where('account_id', '=', member.account.id)
    .execute();
}

/** As if the partner's own gateway had received what the task gives back. */
export async function holdAtPartner(deps: Deps, partnerId: string, taskId: string): Promise<void> {
  await storeGateway(deps, partnerId, { gateway: 'midtrans', serverKey: 'rahasia-mitra' });
  // Later payments go to the platform's again.
  const { credential_id: credentialId } = await deps.db
    .deleteFrom('partner_gateways')
    .where('partner_id', '=', partnerId)
    .returning('credential_id')
    .executeTakeFirstOrThrow();
  await deps.db
    .updateTable('payments as p')
    .from('refund_tasks as r')
    .set({ credential_id: credentialId })
    .whereRef('p.id', '=', 'r.payment_id')
    .where('r.id', '=', taskId)
    .execute();
}
