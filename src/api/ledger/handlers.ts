// The books over HTTP (docs/product/ledger.md).
import {
  closePeriod,
  findPartnerBalance,
  listClosedPeriods,
  readStatement,
  readTrialBalance,
} from '#domain/ledger';
import { type Actor, storeOfActor, workplaceFor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import { todayInIndonesia } from '#shared/dates';
import { readStatementQuery, type StatementPeriod } from '#shared/statement-query';
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
  storeStatement: async ({ query }, { deps, actor }) => {
    const { period, statement } = await read(deps, actor, storeOfActor(actor, 'money'), query);
    return { data: presentStatement(period, statement), pagination: presentPagination(statement) };
  },
  partnerStatement: async ({ query }, { deps, actor }) => {
    const { period, statement } = await read(deps, actor, workplaceFor(actor, 'money'), query);
    const { days, months } = statement;
    return {
      data: { ...presentStatement(period, statement), days, months },
      pagination: presentPagination(statement),
    };
  },
  partnerBalance: async (_input, { deps, actor }) => {
    const balance = await findPartnerBalance(deps, actor, workplaceFor(actor, 'money'));
    return {
      data: {
        payable: balance.payable,
        receivable: balance.receivable,
        own_promos: balance.ownPromos,
        at_gateways: balance.atGateways,
        at_bank: balance.atBank,
        gateway_costs: balance.gatewayCosts,
        refunds_open: balance.refundsOpen,
        platform: balance.platform,
        gateway_fees: balance.gatewayFees,
        waiting: balance.waiting,
        platform_promos: balance.platformPromos,
      },
    };
  },
});

type Statement = Awaited<ReturnType<typeof readStatement>>;

interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  limit: number;
}

/** The period as the page of the statement reads it from its address. */
async function read(deps: Deps, actor: Actor, partnerId: string, { from, to, page, limit }: AskedPeriod) {
  const asked = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  const period = readStatementQuery(asked, todayInIndonesia(deps.now()));
  return { period, statement: await readStatement(deps, actor, { ...period, partnerId, page, limit }) };
}

function presentStatement({ from, to }: StatementPeriod, { opening, closing, items }: Statement) {
  return {
    ...{ from, to, opening, closing },
    entries: items.map(({ id, on, kind, bookingCode, amount, balance }) => ({
      ...{ id, on, kind, amount, balance },
      order_code: bookingCode,
    })),
  };
}
