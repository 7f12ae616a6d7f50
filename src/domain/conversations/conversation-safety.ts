// Against fraud (docs/product/conversations.md): blocking, reports with their evidence, and who is warned of again and again.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { sendSignal } from '#platform/database/signals';
import {
  conversationNoteMaxLength,
  type ConversationReportReason,
  conversationReportReasons,
  type ConversationSide,
  type MessageWarning,
} from '#shared/conversations';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printableLines } from '#shared/form-faults';
import { isId } from '#shared/names';
import { type ConversationDeps, getConversation } from './conversation.ts';

const perAccount = { name: 'conversation reports', max: 20, windowSeconds: 86_400 };
/** Our choice: of the newest messages, with the reported conversation: enough to judge without reading everything. */
const evidenceMessages = 30;
/** Our choice: once may be a misunderstanding. */
const offences = 3;
const offenceDays = 30;

/** Blocks a conversation with a partner from either side, or opens it again: only the side that blocked it may. Refuses `not_found`, `forbidden`. */
export async function blockConversation(
  deps: ConversationDeps,
  actor: Actor,
  conversationId: string,
  isBlocked: boolean,
): Promise<void> {
  const { id, side, partner, blockedBy } = await getConversation(deps, actor, conversationId);
  const own = side === 'member' ? 'member' : 'staff';
  // Support must stay in reach, and reach whoever needs it.
  if (!partner || (blockedBy !== null && blockedBy !== own)) throw new AppError('forbidden');
  await transaction(deps.db, async (db) => {
    await db
      .updateTable('conversations')
      .set({ blocked_by: isBlocked ? own : null, activity: sql`nextval('conversation_activity')` })
      .where('id', '=', id)
      .where((is) => is.or([is('blocked_by', 'is', null), is('blocked_by', '=', own)]))
      .execute();
    await sendSignal(db, { kind: 'conversation', conversationId: id });
  });
}

const reportForm = z.object({
  reason: z.enum(conversationReportReasons, { error: 'error_invalid_value' }),
  note: z.optional(
    z
      .string({ error: 'error_invalid_value' })
      .check(z.trim(), atMost(conversationNoteMaxLength), printableLines),
  ),
});

/** Reports a conversation to the operator with a copy of its newest messages; a second report replaces one's first. Refuses `not_found`, `invalid_input`, `too_many_requests`. */
export async function reportConversation(
  deps: ConversationDeps,
  actor: Actor,
  conversationId: string,
  input: unknown,
): Promise<void> {
  const { reason, note = '' } = checkedForm(reportForm, input);
  const { id } = await getConversation(deps, actor, conversationId);
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  await sql`
    insert into conversation_reports (conversation_id, reporter_id, reason, note, evidence, reported_at)
    values (${id}, ${actor.accountId}, ${reason}, ${note},
      (select coalesce(jsonb_agg(e order by e.sequence), '[]') from (select m.sequence, m.sender_side as side, m.sender_id, m.text, m.warnings, m.created_at
        from conversation_messages m where m.conversation_id = ${id} order by m.sequence desc limit ${evidenceMessages}) as e), ${deps.now()})
    on conflict (conversation_id, reporter_id) do update set reason = excluded.reason, note = excluded.note, evidence = excluded.evidence,
      reported_at = excluded.reported_at, settled_at = null, settled_by = null, settlement_note = ''`.execute(
    deps.db,
  );
}

/** One for each conversation and whoever reports it. */
export interface ReportRef {
  conversationId: string;
  reporterId: string;
}

export interface ConversationReport extends ReportRef {
  reporterName: string;
  /** Whom it is about: the member or the partner. */
  about: string;
  reason: ConversationReportReason;
  note: string;
  reportedAt: Date;
  evidence: {
    sequence: number;
    side: ConversationSide;
    text: string;
    warnings: MessageWarning[];
    created_at: string;
  }[];
}

/** Open reports, the oldest first. Refuses `forbidden`. */
export async function listConversationReports(
  { db }: Pick<ConversationDeps, 'db'>,
  actor: Actor,
): Promise<ConversationReport[]> {
  requireOperatorTask(actor, 'chatReports');
  const { rows } = await sql<ConversationReport>`
    select r.conversation_id as "conversationId", r.reporter_id as "reporterId", o.name as "reporterName",
      case when r.reporter_id = c.account_id then coalesce(t.name, '') else a.name end as about, r.reason, r.note, r.reported_at as "reportedAt", r.evidence
    from conversation_reports r join conversations c on c.id = r.conversation_id join accounts a on a.id = c.account_id
      join accounts o on o.id = r.reporter_id left join partners t on t.id = c.partner_id
    where r.settled_at is null order by r.reported_at limit 100`.execute(db);
  return rows;
}

const settlementForm = z.object({ note: filled().check(atMost(conversationNoteMaxLength), printableLines) });

/**
 * Closes a report with a note of what was found and done, which leaves an audit line for whoever reported. Refuses `forbidden`, `not_found`,
 * `invalid_input`.
 */
export async function settleConversationReport(
  deps: ConversationDeps,
  actor: Actor,
  { conversationId, reporterId }: ReportRef,
  input: unknown,
): Promise<void> {
  const role = requireOperatorTask(actor, 'chatReports');
  if (!isId(conversationId) || !isId(reporterId)) throw new AppError('not_found');
  const { note } = checkedForm(settlementForm, input);
  await transaction(deps.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('conversation_reports')
      .set({ settled_at: deps.now(), settled_by: actor.accountId, settlement_note: note })
      .where('conversation_id', '=', conversationId)
      .where('reporter_id', '=', reporterId)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
    const details = { about: conversationId };
    const action = 'conversation_report.settled';
    await recordAudit({ ...deps, db }, { actor, role, action, subjectId: reporterId, details });
  });
}

export interface RepeatOffender {
  accountId: string;
  name: string;
  partnerName: string | null;
  /** Messages with a warning in the last thirty days, and to how many people. */
  messages: number;
  conversations: number;
  lastAt: Date;
}

/** Whoever was warned of at least three times in thirty days. Refuses `forbidden`. */
export async function listRepeatOffenders(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor,
): Promise<RepeatOffender[]> {
  requireOperatorTask(actor, 'chatReports');
  const { rows } = await sql<RepeatOffender>`
    select a.id as "accountId", a.name, max(t.name) filter (where m.sender_side = 'partner') as "partnerName", count(*)::int as messages,
      count(distinct m.conversation_id)::int as conversations, max(m.created_at) as "lastAt"
    from conversation_messages m join accounts a on a.id = m.sender_id join conversations c on c.id = m.conversation_id left join partners t on t.id = c.partner_id
    where m.warnings <> '{}' and m.created_at > ${new Date(now().getTime() - offenceDays * dayMs)}
    group by a.id having count(*) >= ${offences} order by count(*) desc, a.id limit 100`.execute(db);
  return rows;
}
