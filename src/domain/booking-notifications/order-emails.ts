// Emails that follow from a booking's transitions (docs/product/booking-notifications.md): to the account that ordered, in the
// language of the order. dispatch-booking-events.ts writes them in the transaction of the job that follows
// the transition.
import { type Brand, pageUrl } from '#domain/brands';
import { type EmailName, type EmailToSend, type EmailValues, type PdfRef, sendText } from '#domain/outbox';
import { listRefunds } from '#domain/payments';
import { todayInIndonesia } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';
import { formatShare, rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { findReschedule } from '#domain/departure-changes';
import type { DispatchDeps, Booking } from '#domain/bookings';
import { findTermsCancellation, findRetainedCost } from '#domain/partner-console';

/** What an email says of the order beyond the part common to all. */
type Own<Name extends EmailName> = Omit<EmailValues<Name>, 'name' | 'code' | 'journey' | 'link'>;

export async function notifyPlaced(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  const { id, payableUntil, invoices } = booking;
  return emailTo(
    deps,
    booking,
    'order_placed',
    { amount: rupiah(invoices[0]!.amount), payableUntil: payableUntil! },
    [{ kind: 'order_invoice', id }],
  );
}

/** The first payment makes the sale, however soon the next follows. */
export async function notifyConfirmed(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  const { id, invoices } = booking;
  const settlement = invoices.find(({ stage }) => stage === 'settlement');
  return emailTo(
    deps,
    booking,
    'order_confirmed',
    {
      paid: rupiah(invoices.find(({ stage }) => stage !== 'settlement')!.amount),
      settlement: settlement
        ? { amount: rupiah(settlement.amount), dueOn: todayInIndonesia(settlement.dueAt) }
        : null,
    },
    [
      { kind: 'order_confirmation', id },
      { kind: 'order_invoice', id },
    ],
  );
}

/** An order paid at once is confirmed by this event; one in stages was confirmed before. */
export async function notifyPaidInFull(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  const settlement = booking.invoices.find(({ stage }) => stage === 'settlement');
  if (!settlement) return notifyConfirmed(deps, booking);
  return emailTo(deps, booking, 'settlement_received', { paid: rupiah(settlement.amount) }, [
    { kind: 'order_invoice', id: booking.id },
  ]);
}

export async function notifyCancelled(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  return emailTo(deps, booking, 'order_cancelled', { refunds: await listRefunds(deps, booking.id) });
}

/** This one order, by the partner's contract: the refund, its due date, and what the partner retains. */
export async function notifyCancelledByTerms(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  const ended = await findTermsCancellation(deps, booking.id);
  return ended
    ? emailTo(deps, booking, 'order_cancelled_by_terms', {
        partner: booking.partner.name,
        requestedOn: ended.requestedOn,
        share: formatShare(ended.granted, booking.locale),
        retained: rupiah(ended.kept),
        refunds: (await listRefunds(deps, booking.id)).filter(({ doneAt }) => doneAt === null),
      })
    : [];
}

/**
 * By email and by text message: not everybody reads emails, and silence counts as an answer. Members who
 * have responded get nothing.
 */
export async function notifyRescheduled(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  const { id, booker, code, locale, invoices } = booking;
  const question = await findReschedule(deps, id);
  if (!booker || !question?.isOpen || question.answer !== null) return [];
  const { from, to } = question;
  const answerUntil = todayInIndonesia(question.answerUntil);
  const brand = brandOf(deps, booking);
  await sendText(deps, {
    kind: 'new_date',
    to: booker.phone,
    brand,
    locale,
    values: {
      order: code,
      departsOn: to.departsOn,
      answerUntil,
      link: pageUrl(brand, locale, paths.member.order(code)),
    },
  });
  const settlement = invoices.find(({ stage, status }) => stage === 'settlement' && status === 'waiting');
  return emailTo(deps, booking, 'order_rescheduled', {
    from,
    to,
    answerUntil,
    settlement: settlement
      ? { amount: rupiah(settlement.amount), dueOn: todayInIndonesia(settlement.dueAt) }
      : null,
  });
}

/** The member asked for the money back: how much, by when. */
export async function notifyRescheduleRefused(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  return emailTo(deps, booking, 'new_date_refused', { refunds: await listRefunds(deps, booking.id) });
}

/** Staff ended the order: what is refunded, by when. */
export async function notifyHoldEnded(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  const cost = await findRetainedCost(deps, booking);
  return emailTo(deps, booking, 'order_ended', {
    refunds: (await listRefunds(deps, booking.id)).filter(({ doneAt }) => doneAt === null),
    retained: cost?.isKept ? { amount: rupiah(cost.amount), reason: cost.reason ?? '' } : null,
  });
}

/** Staff gave more time to pay. */
export async function notifyExtension(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  const waiting = booking.invoices.find(({ status }) => status === 'waiting');
  return waiting
    ? emailTo(deps, booking, 'time_given', { amount: rupiah(waiting.amount), dueAt: waiting.dueAt })
    : [];
}

/** Money needs a person: the order says which, unless it was settled meanwhile. */
export async function notifyNeedsAttention(deps: DispatchDeps, booking: Booking): Promise<EmailToSend[]> {
  const { id, attention } = booking;
  if (!attention) return [];
  const refunds = (await listRefunds(deps, id)).filter(({ doneAt }) => doneAt === null);
  return emailTo(deps, booking, 'order_attention', { why: attention, refunds });
}

/** To the account's address, the only verified one (decision 0060); none to a deleted member. */
export function emailTo<Name extends EmailName>(
  deps: Pick<DispatchDeps, 'brands'>,
  booking: Booking,
  kind: Name,
  own: Own<Name>,
  pdfs: readonly PdfRef[] = [],
): EmailToSend[] {
  const { id, booker, accountEmail, locale } = booking;
  if (!booker || !accountEmail) return [];
  const brand = brandOf(deps, booking);
  const values = {
    ...own,
    ...orderOf(booking, locale, pageUrl(brand, locale, paths.member.order(id))),
  } as unknown as EmailValues<Name>;
  return [{ kind, to: accountEmail, brand, locale, values, pdfs }];
}

function brandOf({ brands }: Pick<DispatchDeps, 'brands'>, { brandId }: Booking): Brand {
  const brand = brands.list().find(({ id }) => id === brandId);
  if (!brand) throw new Error(`Brand ${brandId} is not known to this process yet`);
  return brand;
}

function orderOf({ booker, code, departure }: Booking, locale: Locale, link: string) {
  return { name: booker!.name, code, journey: textIn(departure.title, locale).text, link };
}
