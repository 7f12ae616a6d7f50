// A bank's applications: its queue with age, and one of them with who applies (docs/product/bank-console.md). Only its own.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { queueParts, type QueueRow } from '#domain/bank-queue';
import { type Actor, requireFreshFactor, bankOf, bankRoleOf } from '#domain/memberships';
import { readCountedPage } from '#platform/database/counted-page';
import type { BankQueueQuery } from '#shared/bank-queue';
import { AppError } from '#shared/errors';
import { type FinancingState, financingStatesPromised } from '#shared/financing';
import type { Rupiah } from '#shared/money';
import type { Page } from '#shared/paging';
import type { FinancingDeps } from './apply.ts';
import { type FinancingDetail, findDetail, isApplicationCode } from './find-application.ts';

export interface BankQueueRow extends QueueRow<FinancingState> {
  price: Rupiah;
  financed: Rupiah;
  departsOn: string;
  partnerName: string;
}

/** What waits for somebody first; no names and no documents. Refuses `forbidden`. */
export async function listBankApplications(
  { db, now }: FinancingDeps,
  actor: Actor,
  query: BankQueueQuery<FinancingState>,
): Promise<Page<BankQueueRow>> {
  const { columns, where, order } = queueParts(
    {
      promised: financingStatesPromised,
      next: ['contract', 'documents_requested', 'approved', 'disbursed'],
      sum: sql`q.financed`,
    },
    { bankId: bankOf(actor), now: now(), query },
  );
  return readCountedPage(query, async (slice) => {
    const { rows } = await sql<BankQueueRow & { whole: number }>`
      select ${columns}, q.price, q.financed, d.departs_on as "departsOn", t.name as "partnerName"
      from financing_applications q join bookings b on b.id = q.booking_id join departures d on d.id = b.departure_id join partners t on t.id = b.partner_id
      where ${where} order by ${order} ${slice}`.execute(db);
    return rows;
  });
}

export interface FinancingProposal {
  verdict: 'approve' | 'reject';
  financed: Rupiah | null;
  months: number | null;
  ujrah: Rupiah | null;
  reason: string | null;
  madeAt: Date;
  madeBy: string | null;
  madeById: string | null;
}

export interface Disbursement {
  amount: Rupiah;
  reference: string;
  sentOn: string;
  confirmedAt: Date | null;
}

export interface BankApplication extends FinancingDetail {
  bankId: string;
  accountId: string | null;
  proposal: FinancingProposal | null;
  hasContract: boolean;
  disbursement: Disbursement | null;
  history: { at: Date; event: string; actor: string | null }[];
}

/** One of the bank's own, by code; the look is recorded for its applicant. Refuses `not_found`, `forbidden`, `step_up_required`. */
export async function getBankApplication(
  deps: FinancingDeps,
  actor: Actor,
  code: string,
): Promise<BankApplication> {
  const found = await findBankApplication(deps, actor, code);
  requireFreshFactor(actor);
  if (found.accountId && found.applicant)
    await recordAudit(deps, {
      actor,
      role: bankRoleOf(actor, found.bankId),
      action: 'financing.read',
      subjectId: found.accountId,
      details: { about: found.id },
    });
  return found;
}

/** The same for what is decided about it; records nothing. */
export async function findBankApplication(
  deps: FinancingDeps,
  actor: Actor,
  code: string,
): Promise<BankApplication> {
  const bankId = bankOf(actor);
  if (!isApplicationCode(code)) throw new AppError('not_found');
  const detail = await findDetail(
    deps,
    sql`f.code = ${code} and f.bank_id = ${bankId} and f.submitted_at is not null`,
  );
  if (!detail) throw new AppError('not_found');
  const { rows } = await sql<Omit<BankApplication, keyof FinancingDetail | 'bankId' | 'history'>>`
    select f.account_id as "accountId", exists (select from financing_contracts c where c.application_id = f.id) as "hasContract",
      case when p.application_id is null then null else json_build_object('verdict', p.verdict, 'financed', p.financed, 'months', p.months, 'ujrah', p.ujrah,
        'reason', p.reason, 'madeAt', p.made_at, 'madeBy', m.name, 'madeById', p.made_by) end as proposal,
      case when d.application_id is null then null else json_build_object('amount', d.amount, 'reference', d.reference, 'sentOn', d.sent_on,
        'confirmedAt', d.confirmed_at) end as disbursement
    from financing_applications f left join financing_proposals p on p.application_id = f.id left join accounts m on m.id = p.made_by
      left join financing_disbursements d on d.application_id = f.id where f.id = ${detail.id}`.execute(
    deps.db,
  );
  const history = await deps.db
    .selectFrom('financing_history as h')
    .leftJoin('accounts as a', 'a.id', 'h.actor_id')
    .leftJoin('memberships as w', (join) =>
      join.onRef('w.account_id', '=', 'h.actor_id').on('w.partner_id', '=', bankId),
    )
    .select(['h.at', 'h.event'])
    // Who of the bank it was; of a member, that it was the member.
    .select(sql<string | null>`case when w.id is not null then a.name end`.as('actor'))
    .where('h.application_id', '=', detail.id)
    .orderBy('h.id')
    .execute();
  const { proposal, disbursement, ...rest } = rows[0]!;
  return {
    ...detail,
    ...rest,
    bankId,
    proposal: proposal && { ...proposal, madeAt: new Date(proposal.madeAt) },
    disbursement: disbursement && {
      ...disbursement,
      confirmedAt: disbursement.confirmedAt && new Date(disbursement.confirmedAt),
    },
    history,
  };
}
