// What a gateway says it has transferred to our bank, payment by payment, and what it took for itself (docs/product/payouts.md). A report
// that differs from what we know is not booked: a person clears the difference with the gateway.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { lockedTransaction } from '#platform/database/locks';
import { readCsvTable } from '#platform/spreadsheets/read-csv';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import type { ReportDifference } from '#shared/payout-states';
import { readBankAmount } from './bank-amounts.ts';
import { requireFinance } from './payee-accounts.ts';
import { payoutLock } from './payout-batches.ts';
import type { PayoutDeps } from './payout-deps.ts';

const columns = {
  reference: ['reference', 'order_id', 'order id', 'external_id', 'reference_id'],
  gross: ['gross', 'amount', 'gross_amount', 'gross amount'],
  fee: ['fee', 'mdr', 'total fee', 'transaction fee'],
} as const;

const mostLines = 20_000;

interface ReportLine {
  reference: string;
  gross: number;
  fee: number;
}

/** Refuses `invalid_input` with the line. */
function readReport(file: Buffer): ReportLine[] {
  const unreadable = (line: number) =>
    new AppError('invalid_input', [{ field: 'file', message: 'error_statement_line', values: { line } }]);
  const rows = readCsvTable(file.toString('utf8'), columns, ['reference', 'gross', 'fee']);
  if (!rows || rows.length === 0 || rows.length > mostLines) throw unreadable(1);
  const lines = rows.map(({ reference = '', gross = '', fee = '' }, index) => {
    const [sum, cost] = [readBankAmount(gross), readBankAmount(fee)];
    if (
      reference.length === 0 ||
      reference.length > 200 ||
      !sum ||
      sum < 0 ||
      cost === null ||
      cost < 0 ||
      cost > sum
    )
      throw unreadable(index + 2);
    return { reference, gross: sum, fee: cost };
  });
  const twice = lines.findIndex(
    ({ reference }, at) => lines.findIndex((line) => line.reference === reference) < at,
  );
  if (twice >= 0) throw unreadable(twice + 2);
  return lines;
}

/**
 * Imports a report (CSV: reference, gross, fee), each file once. Refuses `not_found`, `statement_known`, `invalid_input`. Answers
 * how many of its lines differ.
 */
export async function importGatewayReport(
  deps: PayoutDeps,
  actor: Actor,
  { gateway, file }: { gateway: string; file: Buffer },
): Promise<{ id: string; lines: number; differences: number }> {
  requireFinance(actor);
  requireFreshFactor(actor);
  if (!/^[a-z]{3,20}$/.test(gateway))
    throw new AppError('invalid_input', [{ field: 'gateway', message: 'error_invalid_value' }]);
  if (file.length === 0)
    throw new AppError('invalid_input', [{ field: 'file', message: 'error_document_empty' }]);
  const lines = readReport(file);
  const sum = (of: 'gross' | 'fee') => lines.reduce((total, line) => total + line[of], 0);
  return lockedTransaction(deps, payoutLock, async (db) => {
    const stored = await db
      .insertInto('gateway_reports')
      .values({
        gateway,
        digest: createHash('sha256').update(file).digest(),
        gross: sum('gross'),
        fee: sum('fee'),
        differences: 0,
        lines: lines.length,
        imported_by: actor.accountId,
        imported_at: deps.now(),
      })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw new AppError('statement_known');
    const { rows } = await sql<{ differences: number }>`
      with said as (select * from unnest(${lines.map(({ reference }) => reference)}::text[], ${lines.map(({ gross }) => gross)}::bigint[], ${lines.map(({ fee }) => fee)}::bigint[])
          as l (reference, gross, fee)),
      known as (select s.*, p.id, case when p.id is null then 'unknown'
          when held_by_partner(p.credential_id, p.gateway) then 'held_by_partner'
          when exists (select from gateway_report_lines g where g.payment_id = p.id and g.difference is null) then 'again'
          when coalesce((select sum(v.brought) from payment_events v where v.payment_id = p.id), 0) <> s.gross then 'amount' end as difference
        from said s left join payments p on p.reference = s.reference and p.gateway = ${gateway}),
      stored as (insert into gateway_report_lines (report_id, reference, payment_id, gross, fee, difference)
        select ${stored.id}::uuid, reference, id, gross, fee, difference from known),
      added as (insert into gateway_report_costs (report_id, method, payments, charged, cost)
        select ${stored.id}::uuid, p.method, count(*), sum(p.admin_fee), sum(k.fee) from known k join payments p on p.id = k.id where k.difference is null group by 2)
      select count(difference)::int as differences from known`.execute(db);
    const { differences } = rows[0]!;
    await db.updateTable('gateway_reports').set({ differences }).where('id', '=', stored.id).execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'operator_finance',
        action: 'bank.report_imported',
        subjectId: null,
        details: { about: stored.id },
      },
    );
    return { id: stored.id, lines: lines.length, differences };
  });
}

export interface GatewayReport {
  id: string;
  gateway: string;
  gross: Rupiah;
  fee: Rupiah;
  importedAt: Date;
  lines: number;
  differences: { reference: string; gross: Rupiah; why: ReportDifference }[];
  /** The day our bank booked it; null while it has not. */
  bookedOn: string | null;
}

/** The newest first. Refuses `not_found`. */
export async function listGatewayReports(
  { db }: Pick<PayoutDeps, 'db'>,
  actor: Actor,
): Promise<GatewayReport[]> {
  requireFinance(actor);
  const { rows } = await sql<GatewayReport>`
    select r.id, r.gateway, r.gross, r.fee, r.imported_at as "importedAt", r.lines,
      coalesce((select jsonb_agg(jsonb_build_object('reference', l.reference, 'gross', l.gross, 'why', l.difference) order by l.reference)
        from gateway_report_lines l where l.report_id = r.id and l.difference is not null), '[]') as differences,
      (select b.booked_on from bank_lines b where b.report_id = r.id) as "bookedOn"
    from gateway_reports r order by r.imported_at desc, r.id desc limit 50`.execute(db);
  return rows;
}

export interface MethodCost {
  method: string;
  payments: number;
  /** What members were charged for it, and what the gateway took. */
  charged: Rupiah;
  cost: Rupiah;
}

/** The gateways' own cost beside the fee charged, by method of payment; of reports as we know them. Refuses `not_found`. */
export async function listMethodCosts({ db }: Pick<PayoutDeps, 'db'>, actor: Actor): Promise<MethodCost[]> {
  requireFinance(actor);
  const { rows } = await sql<MethodCost>`
    select method, sum(payments)::int as payments, sum(charged)::bigint as charged, sum(cost)::bigint as cost
    from gateway_report_costs group by 1 order by 1`.execute(db);
  return rows.map(({ charged, cost, ...row }) => ({ ...row, charged: rupiah(charged), cost: rupiah(cost) }));
}
