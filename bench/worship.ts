// Months of prayer times per second (docs/product/prayer-times.md, figures): the computing alone, as rows, and as a page.
import { prayerPlaces, prayersOfMonth } from '#domain/prayer-times';
import { findAddresses } from './urls.ts';
import { loadOf } from './load.ts';
import { type Measurement, milliseconds, times, whole } from './report.ts';
import { withServer } from './server.ts';

const month = '2027-04';
const paths = {
  'a month (API)': `/api/v3/prayer-times?place=kota-bandung&month=${month}`,
  'the page of a month': `/jadwal-sholat?place=kota-bandung&month=${month}`,
  'the page of the next prayer': '/jadwal-sholat/solatAwal?place=kota-bandung',
};

export const worship: Measurement = {
  name: 'worship',
  measure: (say) =>
    withServer(async (server) => {
      const eachMs = monthMs();
      say(`a month: ${milliseconds(eachMs)} of computing`);
      const constant = await loadOf(server, (await findAddresses(server)).constant);
      const rows = [['a month, computing alone', `${whole(1_000 / eachMs)}/s`, '', '', milliseconds(eachMs)]];
      for (const [name, path] of Object.entries(paths)) {
        const load = await loadOf(server, path);
        say(`${name}: ${whole(load.perSecond)}/s`);
        rows.push([
          name,
          `${whole(load.perSecond)}/s`,
          times(load.perSecond / constant.perSecond),
          milliseconds(load.p99Ms),
          `${load.processorMs.toFixed(2)} ms`,
        ]);
      }
      return [
        {
          title: 'Prayer times',
          method:
            'A place and a month of 30 days by the rule of Kemenag. One server process on one core; answers are made anew, from days that are remembered. "Computing alone" is a month of every place in turn that nobody has asked for before, without a server.',
          head: ['what', 'rate', 'of constant', 'p99', 'processor'],
          rows,
        },
      ];
    }),
};

/** Every place once to get warm, then once to be timed: another month, for what was worked out is remembered. */
function monthMs(): number {
  const round = (month: string) => prayerPlaces.forEach((place) => prayersOfMonth(place, month, 'kemenag'));
  round('2027-06');
  const started = performance.now();
  round(month);
  return (performance.now() - started) / prayerPlaces.length;
}
