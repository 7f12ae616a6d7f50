// Every kind of push notification, with its values: one line about an order, short and without names, since others read
// a lock screen too. Texts in messages/{id,en}/emails.json.
import * as m from '#messages/messages';
import { requestLocale } from '#platform/request-locale';
import { formatDate, formatInstant } from '#shared/dates';
import { formatRupiah, type Rupiah } from '#shared/money';

export interface PushNotificationText {
  title: string;
  text: string;
}

interface PushKind<Values> {
  compose(values: Values): PushNotificationText;
  usefulMinutes(values: Values): number;
}

interface AboutOrder {
  code: string;
}

/** A line about yesterday only confuses: the email and the page say the same. */
const aDay = () => 1_440;
const pushKind = <Values>(kind: PushKind<Values>): PushKind<Values> => kind;

export const pushNotificationTemplates = {
  order_confirmed: pushKind<AboutOrder>({
    usefulMinutes: aDay,
    compose: ({ code }) => ({ title: m.push_order_confirmed({ code }), text: m.push_order_confirmed_text() }),
  }),
  payment_due: pushKind<AboutOrder & { amount: Rupiah; until: Date; minutes: number }>({
    usefulMinutes: ({ minutes }) => minutes,
    compose: ({ code, amount, until }) => ({
      title: m.push_payment_due({ code }),
      text: m.push_payment_due_text({
        amount: formatRupiah(amount),
        until: formatInstant(until, requestLocale()),
      }),
    }),
  }),
  settlement_due: pushKind<AboutOrder & { amount: Rupiah; dueOn: string }>({
    usefulMinutes: aDay,
    compose: ({ code, amount, dueOn }) => ({
      title: m.push_settlement_due({ code }),
      text: m.push_settlement_due_text({
        amount: formatRupiah(amount),
        date: formatDate(dueOn, requestLocale()),
      }),
    }),
  }),
  document_rejected: pushKind<AboutOrder & { document: string }>({
    usefulMinutes: aDay,
    compose: ({ code, document }) => ({
      title: m.push_document_rejected({ document }),
      text: m.push_document_rejected_text({ code }),
    }),
  }),
  departure_moved: pushKind<AboutOrder & { departsOn: string }>({
    usefulMinutes: aDay,
    compose: ({ code, departsOn }) => ({
      title: m.push_departure_moved({ code }),
      text: m.push_departure_moved_text({ date: formatDate(departsOn, requestLocale()) }),
    }),
  }),
  order_cancelled: pushKind<AboutOrder>({
    usefulMinutes: aDay,
    compose: ({ code }) => ({
      title: m.push_order_cancelled({ code }),
      text: m.push_departure_cancelled_text(),
    }),
  }),
  departure_cancelled: pushKind<AboutOrder>({
    usefulMinutes: aDay,
    compose: ({ code }) => ({
      title: m.push_departure_cancelled({ code }),
      text: m.push_departure_cancelled_text(),
    }),
  }),
};

export type PushNotificationName = keyof typeof pushNotificationTemplates;
export type PushNotificationValues<Name extends PushNotificationName> = Parameters<
  (typeof pushNotificationTemplates)[Name]['compose']
>[0];
