// Two application processes on one database, while a test asks both.
import { NOW } from '#test/factories/programmes';
import { type AppProcess, freePort, startAppProcess } from './app-process.ts';

export interface TwoAppOrders {
  /** The negative control: nothing is locked. */
  locksOff?: true;
  laterMs?: number;
  settleEveryMs?: number;
}

const clockAheadMs = NOW.getTime() - Date.now();

/** Their clocks begin at NOW, or so much later. */
export async function runTwoApps<T>(
  url: string,
  act: (ports: number[]) => Promise<T>,
  { laterMs = 0, settleEveryMs, locksOff }: TwoAppOrders = {},
): Promise<T> {
  const apps: AppProcess[] = [];
  try {
    for (const _ of [1, 2])
      apps.push(
        await startAppProcess({
          url,
          port: await freePort(),
          clockAheadMs: clockAheadMs + laterMs,
          gateway: null,
          settleEveryMs: settleEveryMs ?? null,
          ...(locksOff && { locksOff }),
        }),
      );
    return await act(apps.map(({ port }) => port));
  } finally {
    await Promise.all(apps.map((app) => app.kill()));
  }
}
