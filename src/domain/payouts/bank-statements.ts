// Statements of our bank (docs/product/payouts.md): imported once, however often they are sent; a line that names a payout, or whose sum
// is exactly one gateway report's, is matched by itself. A person decides about the rest.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import {
  bankCostPosting,
  findOpenDay,
  gatewaySettled,
  payoutKey,
  payoutPaid,
  post,
  postReversal,
} from '#domain/ledger';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { completeTransfer } from '#domain/payments';
import { findOpenInvoices, type OpenInvoice, payPlatformInvoice } from '#domain/platform-invoices';
import type { Db } from '#platform/database/database';
import { lockedTransaction } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { proofMaxLength } from '#shared/limits';
import { type Rupiah, rupiah } from '#shared/money';
import { isId } from '#shared/names';
import type { BankLineStatus } from '#shared/payout-states';
import { readStatementFile, type StatementLine } from './bank-statement-files.ts';
import { requireFinance } from './payee-accounts.ts';
import { finishBatch, payoutLock, releasePayout } from './payout-batches.ts';
import type { PayoutDeps } from './payout-deps.ts';
import { notifyOfLines } from './payout-notices.ts';
import { payoutMoves } from './payout-states.ts';

export interface ImportedStatement {
  /** In the file; those that an earlier file had are not imported again. */
  lines: number;
  imported: number;
  /** Of the imported ones, matched by themselves. */
  matched: number;
}

/**
 * Imports a statement and matches what it can. The same file again, and the same line in another file, change nothing. Refuses
 * `not_found`, `statement_known`, `statement_unbalanced`, `invalid_input`.
 */
export async function importBankStatement(
  deps: PayoutDeps,
  actor: Actor,
  { file, account }: { file: Buffer; account: string | null },
): Promise<ImportedStatement> {
  requireFinance(actor);
  requireFreshFactor(actor);
  if (file.length === 0)
    throw new AppError('invalid_input', [{ field: 'file', message: 'error_document_empty' }]);
  const { format, lines } = readStatementFile(file, account);
  return lockedTransaction(deps, payoutLock, async (db) => {
    const stored = await db
      .insertInto('bank_statements')
      .values({
        format,
        digest: createHash('sha256').update(file).digest(),
        lines: lines.length,
        imported_by: actor.accountId,
        imported_at: deps.now(),
      })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw new AppError('statement_known');
    const fresh = await storeLines(db, stored.id, lines);
    let matched = 0;
    for (const line of fresh) if (await matchByItself({ ...deps, db }, line)) matched += 1;
    await notifyOfLines(
      { ...deps, db },
      fresh.map(({ id }) => id),
    );
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'operator_finance',
        action: 'bank.statement_imported',
        subjectId: null,
        details: { about: stored.id },
      },
    );
    return { lines: lines.length, imported: fresh.length, matched };
  });
}

interface Line {
  id: string;
  account: string;
  bookedOn: string;
  amount: number;
  text: string;
}

async function storeLines(db: Db, statementId: string, lines: readonly StatementLine[]): Promise<Line[]> {
  if (lines.length === 0) return [];
  const rows = fingerprinted(lines);
  const { rows: stored } = await sql<Line>`
    insert into bank_lines (statement_id, account, booked_on, amount, text, fingerprint)
    select ${statementId}::uuid, * from unnest(${rows.map(({ account }) => account)}::text[], ${rows.map(({ bookedOn }) => bookedOn)}::date[],
      ${rows.map(({ amount }) => amount)}::bigint[], ${rows.map(({ text }) => text)}::text[], ${rows.map(({ fingerprint }) => fingerprint)}::bytea[])
    on conflict (account, fingerprint) do nothing
    returning id, account, booked_on as "bookedOn", amount, text`.execute(db);
  return stored;
}

/** Two equal lines of one day are two movements: the second is the second in every file that has the whole day. */
function fingerprinted(lines: readonly StatementLine[]): (StatementLine & { fingerprint: Buffer })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const what = [line.account, line.bookedOn, line.amount, line.text].join('\0');
    const nth = (seen.get(what) ?? 0) + 1;
    seen.set(what, nth);
    return { ...line, fingerprint: createHash('sha256').update(`${what}\0${nth}`).digest() };
  });
}

/** A payout by its code in the text and its sum, an invoice by its number and sum; a gateway's report by its sum, where no other one has the same. */
async function matchByItself(deps: PayoutDeps, line: Line): Promise<boolean> {
  const [code] = /PAY[2-9A-HJ-NP-Z]{10}/.exec(line.text.toUpperCase()) ?? [];
  if (code) {
    const payout = await findPayout(deps.db, sql`p.code = ${code}`);
    if (!payout || !fits(payout, line)) return false;
    await settlePayout(deps, line, payout, null);
    return true;
  }
  const [number] = /KOM\/\d{4}\/\d{2}\/\d{5}/.exec(line.text.toUpperCase()) ?? [];
  if (number) {
    const [invoice] = await findOpenInvoices(deps.db, sql`i.number = ${number}`);
    if (invoice?.due !== line.amount) return false;
    await settleInvoice(deps, line, invoice, null);
    return true;
  }
  if (line.amount < 0) return false;
  const reports = await findReports(deps.db, sql`r.gross - r.fee = ${line.amount}::bigint`);
  if (reports.length !== 1) return false;
  await settleReport(deps, line, reports[0]!, null);
  return true;
}

interface FoundPayout {
  id: string;
  batchId: string;
  partnerId: string | null;
  payeeId: string | null;
  refundTaskId: string | null;
  code: string;
  amount: number;
  status: string;
  isSent: boolean;
}

async function findPayout(db: Db, which: ReturnType<typeof sql>): Promise<FoundPayout | undefined> {
  const { rows } = await sql<FoundPayout>`
    select p.id, p.batch_id as "batchId", p.partner_id as "partnerId", p.payee_id as "payeeId", p.refund_task_id as "refundTaskId", p.code, p.amount, p.status, b.status in ('sent', 'done') as "isSent"
    from payouts p join payout_batches b on b.id = p.batch_id where ${which}`.execute(db);
  return rows[0];
}

/** It goes out once it was sent, and may come back once it was paid; always the whole of it. */
function fits({ amount, status, isSent }: FoundPayout, line: Line): boolean {
  return line.amount < 0
    ? isSent && status === 'waiting' && line.amount === -amount
    : status === 'paid' && line.amount === amount;
}

async function settlePayout(
  deps: PayoutDeps,
  line: Line,
  payout: FoundPayout,
  settledBy: string | null,
): Promise<void> {
  const { db } = deps;
  await settleLine(deps, line.id, { payout_id: payout.id }, settledBy);
  const day = await findOpenDay(deps, line.bookedOn);
  if (line.amount > 0) {
    const key = payoutKey(payout.id);
    await postReversal(deps, { of: key, key: `${key} returned`, ...(day && { valueOn: day }) });
    await releasePayout(deps, payout.id, 'returned');
    return;
  }
  const { from, to } = payoutMoves.paid;
  await db
    .updateTable('payouts')
    .set({ status: to })
    .where('id', '=', payout.id)
    .where('status', '=', from)
    .execute();
  const { id: payoutId, refundTaskId: taskId, code } = payout;
  const { account } = line;
  if (taskId) await completeTransfer(deps, { taskId, payoutId, code, account }, day);
  else await post(deps, payoutPaid({ ...payout, payoutId, account }, payout.amount, day));
  await finishBatch(db, payout.batchId);
}

interface FoundReport {
  id: string;
  gateway: string;
  gross: number;
  fee: number;
}

/** Those that are as we know them, and not in the bank yet. */
async function findReports(db: Db, which: ReturnType<typeof sql>): Promise<FoundReport[]> {
  const { rows } = await sql<FoundReport>`
    select r.id, r.gateway, r.gross, r.fee from gateway_reports r
    where r.differences = 0 and not exists (select from bank_lines l where l.report_id = r.id) and ${which} limit 2`.execute(
    db,
  );
  return rows;
}

async function settleReport(
  deps: PayoutDeps,
  line: Line,
  report: FoundReport,
  settledBy: string | null,
): Promise<void> {
  await settleLine(deps, line.id, { report_id: report.id }, settledBy);
  const { rows: partners } = await sql<{ partnerId: string | null; gross: number; fee: number }>`
    select p.partner_id as "partnerId", sum(l.gross)::bigint as gross, sum(l.fee)::bigint as fee
    from gateway_report_lines l join payments p on p.id = l.payment_id where l.report_id = ${report.id}::uuid group by 1 order by 1`.execute(
    deps.db,
  );
  const day = await findOpenDay(deps, line.bookedOn);
  await post(
    deps,
    gatewaySettled({ reportId: report.id, gateway: report.gateway, account: line.account }, partners, day),
  );
}

async function settleInvoice(
  deps: PayoutDeps,
  line: Line,
  invoice: OpenInvoice,
  settledBy: string | null,
): Promise<void> {
  await settleLine(deps, line.id, { platform_invoice_id: invoice.id }, settledBy);
  const day = await findOpenDay(deps, line.bookedOn);
  await payPlatformInvoice(deps, invoice, { account: line.account, day });
}

async function settleLine(
  { db, now }: PayoutDeps,
  lineId: string,
  as:
    | { payout_id: string }
    | { report_id: string }
    | { platform_invoice_id: string }
    | { is_bank_cost: true },
  settledBy: string | null,
): Promise<void> {
  await db
    .updateTable('bank_lines')
    .set({ status: 'matched', settled_at: now(), settled_by: settledBy, ...as })
    .where('id', '=', lineId)
    .execute();
}

/** What a person says a line is. */
export type LineMatch =
  | { what: 'payout'; id: string }
  | { what: 'report'; id: string }
  | { what: 'invoice'; id: string }
  | { what: 'bank_cost' }
  | { what: 'explained'; note: unknown };

const noteForm = z.object({ note: filled().check(atMost(proofMaxLength), printable) });

/**
 * Settles a line that was not matched by itself: as a payout, a report or an invoice of exactly its sum, as a charge of the bank, or with a note as
 * something that is booked elsewhere. Refuses `not_found` (also one that is settled), `line_differs`, `invalid_input`.
 */
export async function settleBankLine(
  deps: PayoutDeps,
  actor: Actor,
  lineId: string,
  match: LineMatch,
): Promise<void> {
  requireFinance(actor);
  requireFreshFactor(actor);
  const note = match.what === 'explained' ? checkedForm(noteForm, { note: match.note }).note : null;
  await lockedTransaction(deps, payoutLock, async (db) => {
    const within = { ...deps, db };
    const line = await findOpenLine(db, lineId);
    if (match.what === 'payout') {
      const payout = isId(match.id) ? await findPayout(db, sql`p.id = ${match.id}::uuid`) : undefined;
      if (!payout || !fits(payout, line)) throw new AppError('line_differs');
      await settlePayout(within, line, payout, actor.accountId);
      await notifyOfLines(within, [line.id]);
    } else if (match.what === 'report') {
      const [report] = isId(match.id) ? await findReports(db, sql`r.id = ${match.id}::uuid`) : [];
      if (!report || report.gross - report.fee !== line.amount) throw new AppError('line_differs');
      await settleReport(within, line, report, actor.accountId);
    } else if (match.what === 'invoice') {
      const [invoice] = isId(match.id) ? await findOpenInvoices(db, sql`i.id = ${match.id}::uuid`) : [];
      if (invoice?.due !== line.amount) throw new AppError('line_differs');
      await settleInvoice(within, line, invoice, actor.accountId);
    } else if (match.what === 'bank_cost') {
      if (line.amount > 0) throw new AppError('line_differs');
      await settleLine(within, line.id, { is_bank_cost: true }, actor.accountId);
      const day = await findOpenDay(within, line.bookedOn);
      await post(within, bankCostPosting({ lineId: line.id, account: line.account }, -line.amount, day));
    } else {
      await db
        .updateTable('bank_lines')
        .set({ status: 'explained', note, settled_at: deps.now(), settled_by: actor.accountId })
        .where('id', '=', line.id)
        .execute();
    }
    await recordAudit(within, {
      actor,
      role: 'operator_finance',
      action: 'bank.line_settled',
      subjectId: null,
      details: { about: line.id, act: match.what },
    });
  });
}

async function findOpenLine(db: Db, lineId: string): Promise<Line> {
  const { rows } = isId(lineId)
    ? await sql<Line>`select id, account, booked_on as "bookedOn", amount, text from bank_lines
        where id = ${lineId}::uuid and status = 'open' for update`.execute(db)
    : { rows: [] };
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

export interface BankLine extends Omit<Line, 'amount'> {
  amount: Rupiah;
  status: BankLineStatus;
  note: string | null;
  /** Payouts, reports and invoices of exactly this sum: what a person would choose from. */
  candidates: { what: 'payout' | 'report' | 'invoice'; id: string; label: string }[];
}

/** Lines with that status, the oldest first. Refuses `not_found`. */
export async function listBankLines(
  { db }: Pick<PayoutDeps, 'db'>,
  actor: Actor,
  status: BankLineStatus,
): Promise<BankLine[]> {
  requireFinance(actor);
  const { rows } = await sql<BankLine>`
    select l.id, l.account, l.booked_on as "bookedOn", l.amount, l.text, l.status, l.note, case when l.status = 'open' then coalesce((
      select jsonb_agg(c order by c ->> 'label') from (
        select jsonb_build_object('what', 'payout', 'id', p.id, 'label', concat_ws(' ', p.code, coalesce(t.name, f.shown_name, k.code, s.code))) as c from payouts p
          join payout_batches b on b.id = p.batch_id left join partners t on t.id = p.partner_id left join affiliates f on f.id = p.payee_id
            left join refund_tasks r on r.id = p.refund_task_id left join bookings k on k.id = r.booking_id left join souvenir_orders s on s.id = r.booking_id
          where p.amount = abs(l.amount) and (l.amount < 0 and p.status = 'waiting' and b.status = 'sent' or l.amount > 0 and p.status = 'paid')
        union all select jsonb_build_object('what', 'report', 'id', r.id, 'label', r.gateway || ' ' || r.imported_at::date) from gateway_reports r
          where r.gross - r.fee = l.amount and r.differences = 0 and not exists (select from bank_lines o where o.report_id = r.id)
        union all select jsonb_build_object('what', 'invoice', 'id', i.id, 'label', i.number || ' ' || (i.buyer ->> 'name')) from platform_invoices i
          where i.owed - i.withheld = l.amount and not exists (select from bank_lines o where o.platform_invoice_id = i.id)) found), '[]') else '[]' end as candidates
    from bank_lines l where l.status = ${sql.lit(status)} order by l.booked_on, l.id limit 200`.execute(db);
  return rows.map((row) => ({ ...row, amount: rupiah(row.amount) }));
}
