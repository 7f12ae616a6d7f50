// What the calls about the books are asked.
import { partnersOrder } from '#test/factories/partner-orders';
import type { Ask, Call } from '#test/api/call';

const operator = '/api/v3/operator';
const statement = '/api/v3/store-console/statement';
const partnerStatement = '/api/v3/partner-console/statement';
let months = 0;
/** Each is closed once: one more month of a year long before anything was posted. */
const month: Ask = async () => {
  months += 1;
  const year = 2000 + Math.floor(months / 12);
  return { body: { month: `${year}-${String((months % 12) + 1).padStart(2, '0')}` } };
};

export const ledgerCalls: Record<string, Call> = {
  [`GET ${operator}/trial-balance`]: {
    works: [`${operator}/trial-balance`, `${operator}/trial-balance?until=2027-03-15`],
    wrong: { [`${operator}/trial-balance?until=kemarin`]: 'until' },
  },
  [`GET ${operator}/ledger-periods`]: { works: [`${operator}/ledger-periods`] },
  [`POST ${operator}/ledger-periods`]: {
    works: [month],
    wrong: [
      [{ body: { month: '2027-13' } }, 'month'],
      [{ body: {} }, 'month'],
    ],
  },
  [`GET ${statement}`]: {
    works: [statement, `${statement}?from=2027-01-01&to=2027-03-31&page=1&limit=5`],
    wrong: {
      [`${statement}?from=kemarin`]: 'from',
      [`${statement}?to=2027-02-30`]: 'to',
      [`${statement}?limit=0`]: 'limit',
    },
  },
  [`GET ${partnerStatement}`]: {
    works: [
      // With an entry: an order that was paid just now.
      async (scene) => {
        await partnersOrder(scene, 'money');
        return { url: `${partnerStatement}?limit=5` };
      },
      `${partnerStatement}?from=2027-01-01&to=2027-03-31&page=2&limit=5`,
    ],
    wrong: {
      [`${partnerStatement}?from=kemarin`]: 'from',
      [`${partnerStatement}?to=2027-02-30`]: 'to',
      [`${partnerStatement}?page=0`]: 'page',
      [`${partnerStatement}?limit=101`]: 'limit',
    },
  },
  'GET /api/v3/partner-console/balance': { works: ['/api/v3/partner-console/balance'] },
  [`GET ${operator}/trial-balance/file`]: {
    works: (['csv', 'xlsx'] as const).map((format) => async () => ({
      url: `${operator}/trial-balance/file?until=2027-03-15&format=${format}`,
    })),
    wrong: {
      [`${operator}/trial-balance/file?until=kemarin`]: 'until',
      [`${operator}/trial-balance/file?format=pdf`]: 'format',
    },
  },
  [`GET ${operator}/journal`]: {
    works: [
      async (scene) => {
        await partnersOrder(scene, 'money');
        return { url: `${operator}/journal?limit=2` };
      },
      `${operator}/journal?from=2027-01-01&to=2027-03-31&after=2027-03-15_1_1`,
    ],
    wrong: {
      [`${operator}/journal?from=kemarin`]: 'from',
      [`${operator}/journal?to=2027-02-30`]: 'to',
      [`${operator}/journal?limit=0`]: 'limit',
      [`${operator}/journal?after=x`]: 'after',
      [`${operator}/journal?after=2027-02-30_1_1`]: 'after',
    },
  },
  [`GET ${operator}/journal/file`]: {
    works: (['csv', 'xlsx'] as const).map((format) => async () => ({
      url: `${operator}/journal/file?format=${format}`,
    })),
    wrong: {
      [`${operator}/journal/file?from=kemarin`]: 'from',
      [`${operator}/journal/file?format=pdf`]: 'format',
    },
  },
  [`GET ${operator}/ledger-check`]: { works: [`${operator}/ledger-check`] },
};
