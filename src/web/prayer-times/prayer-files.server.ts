// A month of prayer times to take along (docs/product/prayer-times.md): as a calendar and as a table, in the visitor's language.
import ical, { ICalEventTransparency } from 'ical-generator';
import * as m from '#messages/messages';
import { type PrayerPlace, prayersOfMonth } from '#domain/prayer-times';
import { textIn } from '#shared/locale';
import { clockMinuteMs, clockText, prayerColumns, prayers } from '#shared/prayer-times';
import { columnLabel, hijriLabels } from '#labels/prayer-times';
import type { PageRequest } from '#web/request/page-context.server';
import { type PrayerAsked, readPrayerAsked } from './prayer-page.server.ts';

/** Long enough to be seen in a calendar, short enough to hide nothing in it. */
const entryMinutes = 15;

/** The five prayers of every day, as entries that leave their owner free. */
export async function prayerCalendar(request: PageRequest, headers: Headers): Promise<Response> {
  const asked = await readPrayerAsked(request, headers);
  const place = textIn(asked.place.name, request.locale).text;
  const { host } = new URL(request.origin);
  const calendar = ical({
    name: m.prayer_calendar_name({ place }),
    prodId: { company: request.brand.name, product: m.prayer_title_plain() },
  });
  for (const { date, times } of prayersOfMonth(asked.place, asked.month, asked.method)) {
    for (const prayer of prayers) {
      const start = instantOf(asked.place, date, times[prayer]);
      calendar.createEvent({
        // The same entry when it is added again.
        id: `${asked.place.slug}-${date}-${prayer}@${host}`,
        stamp: request.deps.now(),
        start,
        end: new Date(start.getTime() + entryMinutes * clockMinuteMs),
        summary: columnLabel[prayer](),
        location: place,
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
  }
  return file(calendar.toString(), 'text/calendar', 'ics', asked);
}

/** The table of the page, a line a day. The mark at its beginning tells spreadsheets that it is UTF-8. */
export async function prayerTable(request: PageRequest, headers: Headers): Promise<Response> {
  const asked = await readPrayerAsked(request, headers);
  const head = [
    m.prayer_date(),
    m.prayer_hijri_column(),
    ...prayerColumns.map((column) => columnLabel[column]()),
  ];
  const rows = prayersOfMonth(asked.place, asked.month, asked.method).map(({ date, hijri, times }) => [
    date,
    hijriLabels(hijri),
    ...prayerColumns.map((column) => clockText(times[column])),
  ]);
  return file(
    `\uFEFF${[head, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`,
    'text/csv',
    'csv',
    asked,
  );
}

function instantOf({ utcOffsetHours }: PrayerPlace, date: string, minutes: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (minutes - utcOffsetHours * 60) * clockMinuteMs);
}

function file(text: string, type: string, ending: string, { place, month }: PrayerAsked): Response {
  const name = `${m.prayer_file_name()}-${place.slug}-${month}.${ending}`;
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
