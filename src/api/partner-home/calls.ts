// What the calls about a travel partner's day are asked.
import type { Call } from '#test/api/call';

const today = '/api/v3/partner-console/today';
const sales = '/api/v3/partner-console/sales';

export const partnerHomeCalls: Record<string, Call> = {
  [`GET ${today}`]: { works: [today] },
  [`GET ${sales}`]: { works: [sales] },
};
