// A consultant's sales as their pages show them.
import type { ConsultantSale } from '#domain/payouts';
import * as m from '#messages/messages';
import { stateLabel } from '#labels/bookings';
import { localized } from '#labels/localized';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';

export function salesView(sales: readonly ConsultantSale[], locale: Locale) {
  return sales.map(({ title, departsOn, people, state, orderedAt, ...sums }, index) => ({
    key: `${orderedAt.getTime()} ${index}`,
    ...sums,
    title: localized(title, locale),
    state: { word: stateLabel[state].word(), tone: stateLabel[state].tone },
    departs: m.consultant_sale_departs({ date: formatDate(departsOn, locale, 'short'), people }),
    ordered: m.consultant_sale_ordered({ date: formatInstant(orderedAt, locale) }),
  }));
}
