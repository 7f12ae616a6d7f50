// Letters that follow from a booking's moves (issue "booking" 5): written in the transaction of the job that follows the move, to
// whoever booked, in the language of the order. Nothing is written to somebody who is gone.
import { type Brand, pageAddress } from '#domain/brands';
import { type LetterName, type LetterValues, type PaperRef, sendLetter, sendText } from '#domain/outbox';
import { listRefunds } from '#domain/payments';
import { todayInIndonesia } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';
import { rupiah } from '#shared/money';
import { findNewDate } from './answer-new-date.ts';
import { type Booking, unsafeFindBooking } from './find-booking.ts';
import type { FollowDeps } from './booking-deps.ts';

/** What a letter says of the order besides what all say of it. */
type Own<Name extends LetterName> = Omit<LetterValues<Name>, 'name' | 'code' | 'journey' | 'link'>;

export async function tellPlaced(deps: FollowDeps, bookingId: string): Promise<void> {
  await write(deps, bookingId, 'order_placed', ({ payableUntil, invoices }) => (
    { amount: rupiah(invoices[0]!.amount), payableUntil: payableUntil! }), [{ kind: 'order_invoice', id: bookingId }]);
}

/** The first payment makes the sale, however soon the rest follows. */
export async function tellConfirmed(deps: FollowDeps, bookingId: string): Promise<void> {
  await write(deps, bookingId, 'order_confirmed', ({ invoices }) => {
    const settlement = invoices.find(({ stage }) => stage === 'settlement');
    return {
      paid: rupiah(invoices.find(({ stage }) => stage !== 'settlement')!.amount),
      settlement: settlement ? { amount: rupiah(settlement.amount), dueOn: todayInIndonesia(settlement.dueAt) } : null };
  }, [{ kind: 'order_confirmation', id: bookingId }, { kind: 'order_invoice', id: bookingId }]);
}

/** Paid at once it is confirmed by this; paid in stages it was before. */
export async function tellPaidInFull(deps: FollowDeps, bookingId: string): Promise<void> {
  const booking = await unsafeFindBooking(deps, bookingId);
  const settlement = booking?.invoices.find(({ stage }) => stage === 'settlement');
  if (!settlement) return tellConfirmed(deps, bookingId);
  await write(deps, bookingId, 'settlement_received', () => ({ paid: rupiah(settlement.amount) }), [{ kind: 'order_invoice', id: bookingId }]);
}

export async function tellCancelled(deps: FollowDeps, bookingId: string): Promise<void> {
  const refunds = await listRefunds(deps, bookingId);
  await write(deps, bookingId, 'order_cancelled', () => ({ refunds }));
}

/** By letter and by text message: not everybody reads letters, and silence is an answer. Nothing is said to who has answered. */
export async function tellRescheduled(deps: FollowDeps, bookingId: string): Promise<void> {
  const question = await findNewDate(deps, bookingId);
  if (!question?.isOpen || question.answer !== null) return;
  const { from, to } = question;
  const answerUntil = todayInIndonesia(question.answerUntil);
  await write(deps, bookingId, 'order_rescheduled', ({ invoices }) => {
    const settlement = invoices.find(({ stage, status }) => stage === 'settlement' && status === 'waiting');
    return { from, to, answerUntil, settlement: settlement ? { amount: rupiah(settlement.amount), dueOn: todayInIndonesia(settlement.dueAt) } : null };
  });
  const booking = await unsafeFindBooking(deps, bookingId);
  if (!booking?.booker) return;
  const { booker: { phone }, code, locale } = booking;
  const brand = brandOf(deps, booking);
  await sendText(deps, { kind: 'new_date', to: phone, brand, locale, values: { order: code, departsOn: to.departsOn, answerUntil, link: pageAddress(brand, locale, `/member/my-order/${code}`) } });
}

/** The member asked for the money back: how much, by when. */
export async function tellNewDateRefused(deps: FollowDeps, bookingId: string): Promise<void> {
  const refunds = await listRefunds(deps, bookingId);
  await write(deps, bookingId, 'new_date_refused', () => ({ refunds }));
}

/** Somebody has ended the order: what goes back, by when. */
export async function tellEnded(deps: FollowDeps, bookingId: string): Promise<void> {
  const refunds = (await listRefunds(deps, bookingId)).filter(({ doneAt }) => doneAt === null);
  await write(deps, bookingId, 'order_ended', () => ({ refunds }));
}

/** Somebody has given more time to pay. */
export async function tellTimeGiven(deps: FollowDeps, bookingId: string): Promise<void> {
  await write(deps, bookingId, 'time_given', ({ invoices }) => {
    const waiting = invoices.find(({ status }) => status === 'waiting');
    return waiting ? { amount: rupiah(waiting.amount), dueAt: waiting.dueAt } : null;
  });
}

/** Money needs a person: which it is, the order says, unless it was settled meanwhile. */
export async function tellAttention(deps: FollowDeps, bookingId: string): Promise<void> {
  const refunds = (await listRefunds(deps, bookingId)).filter(({ doneAt }) => doneAt === null);
  await write(deps, bookingId, 'order_attention', ({ attention }) => (attention ? { why: attention, refunds } : null));
}

/** Writes nothing where `ownOf` answers null. */
async function write<Name extends LetterName>(
  deps: FollowDeps, bookingId: string, kind: Name, ownOf: (booking: Booking) => Own<Name> | null, papers: readonly PaperRef[] = [],
): Promise<void> {
  const booking = await unsafeFindBooking(deps, bookingId);
  const own = booking && ownOf(booking);
  if (!booking?.booker || !own) return;
  const brand = brandOf(deps, booking);
  const { locale } = booking;
  const values = { ...own, ...orderOf(booking, locale, pageAddress(brand, locale, `/member/my-order/${bookingId}`)) } as unknown as LetterValues<Name>;
  await sendLetter(deps, { kind, to: booking.booker.email, brand, locale, values, papers });
}

function brandOf({ brands }: FollowDeps, { brandId }: Booking): Brand {
  const brand = brands.list().find(({ id }) => id === brandId);
  if (!brand) throw new Error(`Brand ${brandId} is not known to this process yet`);
  return brand;
}

function orderOf({ booker, code, departure }: Booking, locale: Locale, link: string) {
  return { name: booker!.name, code, journey: textIn(departure.title, locale).text, link };
}
