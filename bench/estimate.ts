// How long the estimate of a private umrah takes over HTTP (docs/product/private-umrah.md): asked one after the other, as somebody who
// changes one choice after the other in the builder.
import { addDays, todayInIndonesia } from '#shared/dates';
import { type Measurement, milliseconds, quantile } from './report.ts';
import { withServer } from './server.ts';

const path = '/api/v1/custom-products/estimation-price';
const warmUp = 50;
const asked = 500;

/** Of the demo's price table. */
const form = {
  departure_airport_id: 'CGK',
  destination_airport_id: 'JED',
  return_airport_id: 'JED',
  departure_date: addDays(todayInIndonesia(new Date()), 90),
  airline_id: 'SV',
  airline_class_id: 'SV-economy',
  participants_children: [7],
  hotels: [
    { duration_night: 4, partner_custom_hotel_id: 'makkah-5-300' },
    { duration_night: 3, partner_custom_hotel_id: 'madinah-4-300' },
  ],
  transportation_id: 'haramain',
  addons_ids: ['thaif'],
  passports: 'valid',
};

export const estimate: Measurement = {
  name: 'estimate',
  measure: (say) =>
    withServer(async ({ url }) => {
      const taken: number[] = [];
      for (let round = 0; round < warmUp + asked; round += 1) {
        const body = JSON.stringify({ ...form, total_participants_adult: 1 + (round % 10) });
        const started = performance.now();
        const answer = await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body,
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
        if (round >= warmUp) taken.push(performance.now() - started);
      }
      const [half, most] = [quantile(taken, 0.5), quantile(taken, 0.99)];
      say(`p50 ${milliseconds(half)}, p99 ${milliseconds(most)}`);
      return [
        {
          title: 'The estimate of a private umrah',
          method: `POST ${path}, ${asked} times one after the other, whole answers with what would save most. One to ten adults and a child.`,
          head: ['p50', 'p99', 'aim'],
          rows: [[milliseconds(half), milliseconds(most), '20 ms']],
        },
      ];
    }),
};
