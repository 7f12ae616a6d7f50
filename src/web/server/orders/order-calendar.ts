// An order's days as a calendar file. Days are calendar dates: whole days, wherever the phone is.
import ical, { ICalEventTransparency } from 'ical-generator';
import * as m from '#messages/messages';
import { type Booking, listMilestonesOf } from '#domain/bookings';
import { addDays, todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import type { PageRequest } from '#web/server/request/page-context';

export async function orderCalendar({ deps, brand, locale, origin }: PageRequest, booking: Booking): Promise<Response> {
  const { departure, code } = booking;
  const title = textIn(departure.title, locale).text;
  const settlement = booking.invoices.find(({ stage, status }) => stage === 'settlement' && status === 'waiting');
  const manasik = (await listMilestonesOf(deps, booking.id)).find(({ kind }) => kind === 'manasik');
  const days = [
    { name: 'journey', from: departure.departsOn, to: departure.returnsOn, summary: title, description: booking.partner.name },
    ...(settlement
      ? [{ name: 'settlement', from: todayInIndonesia(settlement.dueAt), to: todayInIndonesia(settlement.dueAt), summary: m.orders_calendar_settlement({ code }), description: formatRupiah(settlement.amount) }]
      : []),
    ...(manasik ? [{ name: 'manasik', from: manasik.reachedOn, to: manasik.reachedOn, summary: m.orders_calendar_manasik({ title }), description: manasik.note ?? '' }] : []),
  ];
  const calendar = ical({ name: m.orders_calendar_name({ code }), prodId: { company: brand.name, product: m.orders_title() } });
  for (const { name, from, to, summary, description } of days) {
    calendar.createEvent({
      // The same entry when it is added again.
      id: `${booking.id}-${name}@${brand.domainName}`, stamp: deps.now(), allDay: true, start: new Date(`${from}T00:00:00Z`), end: new Date(`${addDays(to, 1)}T00:00:00Z`),
      summary, description, url: `${origin}${localePath(`/member/my-order/${booking.id}`, locale)}`, transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return new Response(calendar.toString(), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': `attachment; filename="${code}.ics"`, 'cache-control': 'no-store' } });
}
