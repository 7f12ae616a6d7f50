// What a consultant or a distribution partner is owed and was paid, as their pages show it.
import type { ConsultantPay } from '#domain/payouts';
import * as m from '#messages/messages';
import { payoutLabel } from '#labels/payouts';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';

export function payView({ owed, payable, askedAt, payouts }: ConsultantPay, locale: Locale) {
  return {
    owed,
    payable,
    asked: askedAt && m.consultant_pay_asked({ at: formatInstant(askedAt, locale) }),
    payouts: payouts.map(({ code, amount, status, paidOn }) => ({
      code,
      amount,
      badge: { word: payoutLabel[status].word(), tone: payoutLabel[status].tone },
      paid: paidOn && m.payout_paid_on({ date: formatDate(paidOn, locale, 'short') }),
    })),
  };
}
