// Bookings and orders as the API answers them (spec §3 Order).
import type { Booking, OrderCard } from '#domain/bookings';
import type { Reschedule } from '#domain/departure-changes';
import type { DocumentProgress } from '#domain/participants';
import { type Locale, textIn } from '#shared/locale';

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentOrder(booking: Booking, locale: Locale, now: Date) {
  const { departure, partner, booker, usdRate } = booking;
  return {
    id: booking.id,
    booking_code: booking.code,
    status: booking.state,
    attention: booking.attention,
    order_date: instant(booking.orderedAt),
    product: {
      id: departure.id,
      slug: departure.slug,
      title: textIn(departure.title, locale).text,
      category: departure.category,
      departure_date: departure.departsOn,
      return_date: departure.returnsOn,
      departure_airport: departure.airportIata,
      days: departure.days,
    },
    partner: { slug: partner.slug, name: partner.name },
    booker: booker && { name: booker.name, email: booker.email, phone_number: booker.phone },
    people: booking.people,
    rooms: booking.request.rooms,
    lines: booking.lines,
    total_bill: booking.total,
    promo_id: booking.promoId,
    affiliate_code: booking.affiliateCode,
    consultant_name: booking.consultantName,
    payment_plan: booking.paymentPlan,
    dollar_rate: usdRate && { rupiah: usdRate.rupiah, date: usdRate.on, source: usdRate.source },
    terms:
      booking.termsVersion === null || !booking.termsAcceptedAt
        ? null
        : { version: booking.termsVersion, accepted_at: booking.termsAcceptedAt.toISOString() },
    invoices: [...booking.invoices, ...booking.supplements].map((invoice) => ({
      id: invoice.id,
      invoice_code: invoice.code,
      stage: invoice.stage,
      amount: invoice.amount,
      due_at: invoice.dueAt.toISOString(),
      status: invoice.status,
      paid_at: instant(invoice.paidAt),
    })),
    payable_until: instant(booking.payableUntil),
    server_time: now.toISOString(),
  };
}

export function presentProgress(
  { invoices, total }: Booking,
  { sent, accepted, rejected, needed }: DocumentProgress,
) {
  const paid = invoices.reduce((sum, { status, amount }) => (status === 'paid' ? sum + amount : sum), 0);
  return {
    document_completeness: { sent, needed },
    payment: { paid, total },
    verification: { accepted, rejected, needed },
  };
}

export function presentOrderCard(order: OrderCard, locale: Locale) {
  const { nextInvoice } = order;
  return {
    id: order.id,
    booking_code: order.code,
    status: order.state,
    tab: order.tab,
    attention: order.attention,
    title: textIn(order.title, locale).text,
    category: order.category,
    product_slug: order.slug,
    departure_date: order.departsOn,
    return_date: order.returnsOn,
    partner: order.partner,
    people: order.people,
    total_bill: order.total,
    order_date: order.orderedAt.toISOString(),
    payable_until: order.payableUntil.toISOString(),
    next_invoice: nextInvoice && {
      invoice_code: nextInvoice.code,
      stage: nextInvoice.stage,
      amount: nextInvoice.amount,
      due_at: nextInvoice.dueAt.toISOString(),
    },
  };
}

export function presentReschedule(question: Reschedule | null) {
  return (
    question && {
      departure_date_before: question.from.departsOn,
      return_date_before: question.from.returnsOn,
      departure_date: question.to.departsOn,
      return_date: question.to.returnsOn,
      answer_until: question.answerUntil.toISOString(),
      answer: question.answer,
      is_open: question.isOpen,
    }
  );
}
