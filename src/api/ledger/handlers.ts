// The books over HTTP (docs/product/ledger.md).
import { closePeriod, listClosedPeriods, readTrialBalance } from '#domain/ledger';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import { todayInIndonesia } from '#shared/dates';
import { implement } from '#api/implement';
import { ledgerContract } from './contract.ts';

async function answerPeriods(deps: Deps, actor: Actor) {
  const periods = await listClosedPeriods(deps, actor);
  return {
    data: periods.map(({ month, closedAt }) => ({ month, closed_at: closedAt.toISOString() })),
  };
}

export const ledgerApi = implement(ledgerContract, {
  trialBalance: async ({ query: { until } }, { deps, actor }) => ({
    data: await readTrialBalance(deps, actor, until ?? todayInIndonesia(deps.now())),
  }),
  periods: (_input, { deps, actor }) => answerPeriods(deps, actor),
  close: async ({ body: { month } }, { deps, actor }) => {
    await closePeriod(deps, actor, month);
    return answerPeriods(deps, actor);
  },
});
