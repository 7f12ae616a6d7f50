// What the operator's finance sees of an order that needs a person, and what its buttons do.
import {
  type AttentionAction,
  attentionActions,
  type getAttention,
  lastDayToPay,
} from '#domain/finance-console';
import { findRetainedCost } from '#domain/partner-console';
import { findBookingMoney } from '#domain/ledger';
import { findSeatsLeft } from '#domain/seats';
import { addDays, formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { textIn } from '#shared/locale';
import type { AttentionView } from './attention-view.ts';
import type { PageRequest } from '#web/request/page-context.server';

export async function attentionView(
  { deps, locale }: PageRequest,
  booking: Awaited<ReturnType<typeof getAttention>>,
): Promise<AttentionView> {
  const { code, attention, booker, partner, departure, people, invoices, total } = booking;
  const [money, seatsLeft, cost] = await Promise.all([
    findBookingMoney(deps, booking.id),
    findSeatsLeft(deps, departure.id),
    findRetainedCost(deps, booking),
  ]);
  const waiting = invoices.filter(({ status }) => status === 'waiting');
  const today = todayInIndonesia(deps.now());
  return {
    code,
    attention,
    booker,
    total,
    partnerName: partner.name,
    title: textIn(departure.title, locale).text,
    departs: formatDate(departure.departsOn, locale),
    acts: attentionActions[attention].filter((act) => act !== 'refund_less_cost' || cost),
    cost,
    seatsLeft,
    seatsWanted: people.adults + people.children,
    waiting: waiting.map(({ code: invoice, stage, amount, dueAt }) => ({
      code: invoice,
      stage,
      amount,
      due: formatInstant(dueAt, locale),
    })),
    received: money.received,
    goesBack: money.received - money.refunded,
    soonest: addDays(today, 1),
    latest: lastDayToPay(departure, today),
  };
}

export function isAuditAction(named: unknown): named is AttentionAction {
  return Object.values(attentionActions)
    .flat()
    .some((act) => act === named);
}
