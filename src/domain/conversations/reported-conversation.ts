// A reported conversation as support reads it (docs/product/conversations.md): what was written before and after the report, as long as
// the report is open, and never without a line in the audit log of its member.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import { messagesPerPage } from '#shared/conversations';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { ReportRef } from './conversation-safety.ts';
import { type ConversationDeps, unsafeReadConversations } from './conversation.ts';
import { type Message, type MessageCursor, unsafeReadMessages } from './read-messages.ts';

export interface ReportedConversation {
  memberName: string;
  /** Null: the operator's support. */
  partnerName: string | null;
  reportedAt: Date;
  /** Of the newest message that was copied with the report; 0 without one. */
  reportedSequence: number;
  lastSequence: number;
  /** In order of their sequence, without a gap. */
  messages: Message[];
}

/** Messages around the report; with a cursor those before or after a sequence. Refuses `forbidden`, `not_found`. */
export async function readReportedConversation(
  deps: ConversationDeps,
  actor: Actor,
  ref: ReportRef,
  { before, after }: Pick<MessageCursor, 'before' | 'after'> = {},
): Promise<ReportedConversation> {
  const role = requireOperatorTask(actor, 'chatReports');
  const report = await findOpenReport(deps, ref);
  const [conversation] = report
    ? await unsafeReadConversations(deps.db, sql`c.id = ${ref.conversationId}::uuid`)
    : [];
  if (!report || !conversation) throw new AppError('not_found');
  await recordAudit(deps, {
    actor,
    role,
    action: 'conversation_report.read',
    subjectId: conversation.accountId,
    details: { about: conversation.id },
  });
  const reportedSequence = Number(report.sequence ?? 0);
  const from = after ?? (before ?? reportedSequence + 1 + messagesPerPage / 2) - messagesPerPage - 1;
  const messages = await unsafeReadMessages(
    deps.db,
    sql`m.conversation_id = ${conversation.id} and m.sequence > ${from} and m.sequence <= ${from + messagesPerPage}`,
    sql`order by m.sequence`,
  );
  return {
    memberName: conversation.memberName,
    partnerName: conversation.partner?.name ?? null,
    reportedAt: report.reported_at,
    reportedSequence,
    lastSequence: conversation.lastSequence,
    messages,
  };
}

async function findOpenReport({ db }: ConversationDeps, { conversationId, reporterId }: ReportRef) {
  if (!isId(conversationId) || !isId(reporterId)) return undefined;
  return db
    .selectFrom('conversation_reports')
    .select(['reported_at', sql<number | null>`(evidence -> -1 ->> 'sequence')::bigint`.as('sequence')])
    .where('conversation_id', '=', conversationId)
    .where('reporter_id', '=', reporterId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
}
