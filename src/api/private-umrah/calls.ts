// What the calls about the parts of a private umrah are asked (spec §7).
import type { Call } from '#test/api/call';
import { tripForm } from '#test/factories/umrah-prices';

const base = '/api/v1/custom-products';
const list = (path: string): Call => ({ works: [path] });

export const umrahOptionCalls: Record<string, Call> = {
  [`GET ${base}/settings`]: list(`${base}/settings`),
  [`GET ${base}/travel-info`]: list(`${base}/travel-info`),
  [`GET ${base}/hotels/:id`]: {
    works: [`${base}/hotels/makkah-5`],
    unknown: [`${base}/hotels/tidak-ada`, `${base}/hotels/%00`],
  },
  [`GET ${base}/hotels/:location/stars`]: {
    works: [`${base}/hotels/makkah/stars`],
    wrong: { [`${base}/hotels/jakarta/stars`]: 'location' },
  },
  [`GET ${base}/hotels/:location/stars/:star`]: {
    works: [`${base}/hotels/madinah/stars/4`],
    wrong: { [`${base}/hotels/makkah/stars/9`]: 'star' },
  },
  [`GET ${base}/addons`]: list(`${base}/addons`),
  [`GET ${base}/transportation`]: list(`${base}/transportation`),
  [`GET ${base}/facility-includes`]: list(`${base}/facility-includes`),
  [`GET ${base}/airports/departure`]: list(`${base}/airports/departure`),
  [`GET ${base}/airports/destination`]: list(`${base}/airports/destination`),
  [`GET ${base}/airports/return`]: list(`${base}/airports/return`),
  [`GET ${base}/airlines`]: {
    works: [`${base}/airlines?departure_airport_id=CGK`],
    wrong: { [`${base}/airlines?departure_airport_id=%27`]: 'departure_airport_id' },
  },
  [`GET ${base}/airline-classes`]: {
    works: [`${base}/airline-classes?departure_airport_id=CGK&destination_airport_id=JED&airline_id=SV`],
    wrong: { [`${base}/airline-classes?airline_id=a%20b`]: 'airline_id' },
  },
  'GET /api/v1/partner-customs/flights': {
    works: [
      '/api/v1/partner-customs/flights?page=1&limit=2',
      '/api/v1/partner-customs/flights?partner_id={partner}',
    ],
    wrong: {
      '/api/v1/partner-customs/flights?limit=0': 'limit',
      '/api/v1/partner-customs/flights?partner_id=x': 'partner_id',
    },
  },
  'GET /api/v1/custom-product/detail': list('/api/v1/custom-product/detail'),
  [`POST ${base}/estimation-price`]: {
    works: [{ body: tripForm }],
    wrong: [
      [{ body: { ...tripForm, airline_class_id: 'SV-first' } }, 'airline_class_id'],
      [{ body: { ...tripForm, total_participants_adult: 0 } }, 'total_participants_adult'],
      [{ body: { ...tripForm, hotels: [] } }, 'hotels'],
    ],
  },
};
