// What the operator's finance sees of an order that needs a person, and what its buttons do.
import { type AttentionAction, attentionActions, type OpenAttention } from '#domain/finance-console';
import { formatDate, formatInstant } from '#shared/dates';
import { textIn } from '#shared/locale';
import type { AttentionView } from './attention-view.ts';
import type { PageRequest } from '#web/request/page-context.server';

export function attentionView({ locale }: PageRequest, { booking, ...open }: OpenAttention): AttentionView {
  const { code, attention, booker, partner, departure, invoices, total } = booking;
  const waiting = invoices.filter(({ status }) => status === 'waiting');
  return {
    ...{ code, attention, booker, total },
    ...open,
    partnerName: partner.name,
    title: textIn(departure.title, locale).text,
    departs: formatDate(departure.departsOn, locale),
    waiting: waiting.map(({ code: invoice, stage, amount, dueAt }) => ({
      code: invoice,
      stage,
      amount,
      due: formatInstant(dueAt, locale),
    })),
  };
}

export function isAuditAction(named: unknown): named is AttentionAction {
  return Object.values(attentionActions)
    .flat()
    .some((act) => act === named);
}
