// What step bayar and an order's page say of paying from savings (docs/product/savings-payments.md); null: nothing to say. Words are made
// here: the pages that show them stay light.
import * as m from '#messages/messages';
import type { Booking } from '#domain/bookings';
import { findSavingsPaymentOffer, type SavingsPayment } from '#domain/savings-payments';
import { formatDate, formatInstant } from '#shared/dates';
import { savingsPaymentHoldDays } from '#shared/limits';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { isOpenSavingsPayment } from '#shared/savings-payments';
import type { PageRequest } from '#web/request/page-context.server';
import type { SavingsPayView } from './pay-view.ts';

export async function savingsPayView(
  { deps, brand, actor, locale }: PageRequest,
  booking: Booking,
): Promise<SavingsPayView | null> {
  const { latest, savings, amount } = await findSavingsPaymentOffer(deps, actor!, {
    booking: booking.id,
    brand,
  });
  const open =
    latest && isOpenSavingsPayment(latest.state) && booking.state === 'waiting_payment' ? latest : null;
  if (!open && (savings.length === 0 || amount === null)) return null;
  return {
    title: m.savings_payment_title(),
    open: open && openNotice(open, booking, locale),
    declined:
      latest?.state === 'declined'
        ? {
            title: m.savings_payment_declined_title({ bank: latest.bank.name }),
            text: latest.answer?.reason ?? '',
          }
        : null,
    text: m.savings_payment_text({
      amount: formatRupiah(amount ?? 0),
      days: deps.savingsPaymentHoldDays ?? savingsPaymentHoldDays,
    }),
    which: m.savings_payment_which(),
    ask: m.savings_payment_ask(),
    choices: savings.map(({ id, code, bank, balance, balanceOn }) => ({
      value: id,
      label: m.savings_payment_source({ bank: bank.name, code }),
      hint: [
        m.savings_payment_balance({ balance: formatRupiah(balance), date: formatDate(balanceOn, locale) }),
        ...(balance < (amount ?? 0) ? [m.savings_payment_low()] : []),
      ],
    })),
  };
}

function openNotice({ bank, amount, savingsCode }: SavingsPayment, booking: Booking, locale: Locale) {
  return {
    title: m.savings_payment_open_title({ bank: bank.name }),
    text: m.savings_payment_open_text({
      bank: bank.name,
      amount: formatRupiah(amount),
      code: savingsCode ?? '',
      until: booking.payableUntil ? formatInstant(booking.payableUntil, locale) : '',
    }),
    withdraw: m.savings_payment_withdraw(),
    see: m.savings_payment_see(),
  };
}
