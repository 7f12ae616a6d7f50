// What is next of an order, in words, and where its button leads: said where the data are read (decision 0176).
import * as m from '#messages/messages';
import type { NextAction } from '#domain/bookings';
import type { RunningPayment } from '#domain/payments';
import { isPaying, nextText, nextTitle } from '#labels/bookings';
import { formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import * as paths from '#shared/paths';
import { paymentPath } from './payment-path.ts';

export interface NextView {
  title: string;
  text: string;
  isUrgent: boolean;
  /** By when what is next to be paid is due. */
  payBy: string | null;
  /** Without one there is only to wait. */
  action: { label: string; to: string } | null;
}

interface Leads {
  id: string;
  departure: { slug: string; isPrivate: boolean };
  /** The partner's. */
  partner: string;
  /** Of whom something is waited for: their number. */
  traveller: number;
}

/** Where the documents of all are sent, at whose turn it is. */
const documentsPath = ({ id, traveller }: Leads) => `${paths.member.documents(id)}#traveller-${traveller}`;
const travellerPath = ({ id, traveller }: Leads) => paths.member.participant(id, traveller);

/** Who asked for a private umrah asks again from there. */
const againPath = ({ departure: { slug, isPrivate } }: Leads) =>
  isPrivate ? paths.member.privateUmrahs : paths.product(slug);
const paymentOf = ({ id, departure: { slug } }: Leads) => paymentPath({ id, slug });

const actions: Partial<Record<NextAction, readonly [label: () => string, to: (leads: Leads) => string]>> = {
  pay: [m.orders_pay, paymentOf],
  await_bank: [m.orders_do_financing, () => paths.member.financings],
  settle: [m.orders_pay, paymentOf],
  supplement: [m.orders_pay, paymentOf],
  settlement_overdue: [m.orders_contact_partner, ({ partner }) => paths.partner(partner)],
  name_travellers: [m.orders_do_name, travellerPath],
  mend_documents: [m.orders_do_mend, documentsPath],
  send_documents: [m.orders_do_send, documentsPath],
  review: [m.orders_do_review, ({ id }) => paths.member.orderReview(id)],
  expired: [m.orders_do_again, againPath],
};

/** `running`: the payment that is waited for, with what it is called. */
export function nextView(
  next: NextAction,
  leads: Leads,
  {
    dueAt,
    running,
    locale,
  }: { dueAt: Date | null; running: { payment: RunningPayment; method: string } | null; locale: Locale },
): NextView {
  const isUrgent = next === 'pay' || next === 'mend_documents';
  if (running && isPaying(next))
    return {
      title: m.orders_next_paying({ method: running.method }),
      text: m.orders_next_paying_text(),
      isUrgent,
      payBy: m.orders_pay_by({ date: formatInstant(running.payment.expiresAt, locale) }),
      action: { label: m.orders_do_see_payment(), to: paths.payment(running.payment.id) },
    };
  const action = actions[next];
  return {
    title: nextTitle[next](),
    text: nextText[next](),
    isUrgent,
    payBy: dueAt && isPaying(next) ? m.orders_pay_by({ date: formatInstant(dueAt, locale) }) : null,
    action: action ? { label: action[0](), to: action[1](leads) } : null,
  };
}
