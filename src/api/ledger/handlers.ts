// The books over HTTP (docs/product/ledger.md).
import {
  closePeriod,
  findPartnerBalance,
  type JournalLine,
  listClosedPeriods,
  openJournal,
  readJournal,
  readLastCheck,
  readStatement,
  readTrialBalance,
} from '#domain/ledger';
import { type Actor, storeOfActor, workplaceFor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import { todayInIndonesia } from '#shared/dates';
import { readStatementQuery, type StatementPeriod } from '#shared/statement-query';
import { journalSheet, journalSlices, trialBalanceSheet } from '#labels/books';
import { presentPagination } from '#api/answers';
import { csvDownload, sheetDownload } from '#api/table-file';
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
  trialBalanceFile: async ({ query: { until: asked, format } }, { deps, actor }) => {
    const until = asked ?? todayInIndonesia(deps.now());
    const sheet = trialBalanceSheet(await readTrialBalance(deps, actor, until));
    return sheetDownload(sheet, `trial-balance-${until}`, format);
  },
  journal: async ({ query: { after, limit, ...asked } }, { deps, actor }) => {
    const { from, to } = periodOf(deps, asked);
    const { lines, next } = await readJournal(deps, actor, { from, to, after, limit });
    return { data: { from, to, lines: lines.map(presentLine), next } };
  },
  journalFile: async ({ query: { format, ...asked } }, { deps, actor, locale }) => {
    const { from, to } = periodOf(deps, asked);
    const slices = openJournal(deps, actor, { from, to });
    const name = `journal-${from}-${to}`;
    return format === 'csv'
      ? csvDownload(journalSlices(slices), name, locale)
      : sheetDownload(await journalSheet(slices), name, format);
  },
  lastCheck: async (_input, { deps, actor }) => {
    const check = await readLastCheck(deps, actor);
    return { data: check && { checked_at: check.checkedAt.toISOString(), faults: check.faults } };
  },
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

interface AskedDays {
  from?: string | undefined;
  to?: string | undefined;
}
interface AskedPeriod extends AskedDays {
  page: number;
  limit: number;
}

/** As the pages of statements and books read it from their addresses. */
function periodOf({ now }: Pick<Deps, 'now'>, { from, to }: AskedDays) {
  const asked = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return readStatementQuery(asked, todayInIndonesia(now()));
}

async function read(deps: Deps, actor: Actor, partnerId: string, { page, limit, ...asked }: AskedPeriod) {
  const period = periodOf(deps, asked);
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

const presentLine = ({
  transactionId,
  at,
  valueOn,
  bookingCode,
  paymentReference,
  ...line
}: JournalLine) => ({
  transaction: String(transactionId),
  value_on: valueOn,
  posted_at: at.toISOString(),
  kind: line.kind,
  key: line.key,
  account: line.account,
  type: line.type,
  owner: line.owner,
  order_code: bookingCode,
  payment_reference: paymentReference,
  currency: line.currency,
  debit: line.debit,
  credit: line.credit,
});
