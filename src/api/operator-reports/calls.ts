// What the calls about the operator's reports are asked.
import type { Call } from '#test/api/call';

const reports = '/api/v3/operator/reports';

const ofPeriod = (name: string): Record<string, Call> => {
  const url = `${reports}/${name}`;
  return {
    [`GET ${url}`]: {
      works: [url, `${url}?from=2027-01-01&to=2027-03-31`, `${url}?to=2027-03-10`],
      wrong: { [`${url}?from=kemarin`]: 'from', [`${url}?to=2027-02-30`]: 'to' },
    },
  };
};

export const operatorReportsCalls: Record<string, Call> = {
  ...ofPeriod('sales'),
  ...ofPeriod('conversion'),
  ...ofPeriod('departures'),
  ...ofPeriod('refunds'),
};
