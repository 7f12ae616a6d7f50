// The books over HTTP (docs/product/ledger.md).
import { closePeriod, listClosedPeriods, readStatement, readTrialBalance } from '#domain/ledger';
import { type Actor, storeOfActor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import { todayInIndonesia } from '#shared/dates';
import { readStatementQuery } from '#shared/statement-query';
import { presentPagination } from '#api/answers';
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
  storeStatement: async ({ query: { from, to, page, limit } }, { deps, actor }) => {
    const asked = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
    const period = readStatementQuery(asked, todayInIndonesia(deps.now()));
    const partnerId = storeOfActor(actor, 'money');
    const statement = await readStatement(deps, actor, { ...period, partnerId, page, limit });
    return {
      data: {
        from: period.from,
        to: period.to,
        opening: statement.opening,
        closing: statement.closing,
        entries: statement.items.map(({ id, on, kind, bookingCode, amount, balance }) => ({
          ...{ id, on, kind, amount, balance },
          order_code: bookingCode,
        })),
      },
      pagination: presentPagination(statement),
    };
  },
});
