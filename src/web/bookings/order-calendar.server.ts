// An order's days as a calendar file (RFC 5545, 5546). Days are calendar dates: whole days, wherever the phone is. A file replaces
// those taken home before it, whatever has changed since; of a cancelled order it takes the days out of the calendar again.
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import * as m from '#messages/messages';
import { type Booking, listMilestonesOf } from '#domain/bookings';
import { addDays, todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import type { PageRequest } from '#web/request/page-context.server';

export async function orderCalendar(
  { deps, brand, locale, origin }: PageRequest,
  booking: Booking,
): Promise<Response> {
  const { departure, code } = booking;
  const title = textIn(departure.title, locale).text;
  const settlement = booking.invoices.find(
    ({ stage, status }) => stage === 'settlement' && status === 'waiting',
  );
  const manasik = (await listMilestonesOf(deps, booking.id)).find(({ kind }) => kind === 'manasik');
  const days = [
    {
      name: 'journey',
      from: departure.departsOn,
      to: departure.returnsOn,
      summary: title,
      description: booking.partner.name,
    },
    ...(settlement
      ? [
          {
            name: 'settlement',
            from: todayInIndonesia(settlement.dueAt),
            to: todayInIndonesia(settlement.dueAt),
            summary: m.orders_calendar_settlement({ code }),
            description: formatRupiah(settlement.amount),
          },
        ]
      : []),
    ...(manasik
      ? [
          {
            name: 'manasik',
            from: manasik.reachedOn,
            to: manasik.reachedOn,
            summary: m.orders_calendar_manasik({ title }),
            description: manasik.note ?? '',
          },
        ]
      : []),
  ];
  const isCancelled = booking.state === 'cancelled_by_partner';
  const calendar = ical({
    name: m.orders_calendar_name({ code }),
    prodId: { company: brand.name, product: m.orders_title() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const { name, from, to, summary, description } of days) {
    calendar.createEvent({
      // The same entry when it is added again; a higher number wins. Time is higher than whatever was said before, also where what has
      // changed (a day given by staff, a manasik) left no mark on the order.
      id: `${booking.id}-${name}@${brand.domainName}`,
      sequence: secondsSince(booking.createdAt, deps.now()),
      stamp: deps.now(),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: brand.name, email: brand.email },
      allDay: true,
      start: new Date(`${from}T00:00:00Z`),
      end: new Date(`${addDays(to, 1)}T00:00:00Z`),
      summary,
      description,
      url: `${origin}${localePath(paths.member.order(booking.id), locale)}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return new Response(calendar.toString(), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${code}.ics"`,
      'cache-control': 'no-store',
    },
  });
}

function secondsSince(begun: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - begun.getTime()) / 1000));
}
