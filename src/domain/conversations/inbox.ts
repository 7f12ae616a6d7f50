// What staff need beside a shared inbox: who takes care of it, notes among themselves, canned answers, and promises pinned to an
// order.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Actor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { sendSignal } from '#platform/database/signals';
import { conversationNoteMaxLength, messageMaxLength } from '#shared/conversations';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable, printableLines } from '#shared/form-faults';
import { nameMaxLength } from '#shared/limits';
import type { LocalText } from '#shared/locale';
import { isId } from '#shared/names';
import { type ConversationDeps, getConversation, type OwnConversation, sharesInbox } from './conversation.ts';
import { findNamedOrder } from './conversation-orders.ts';

/** Takes care of a conversation, or no longer. Refuses `not_found`, also to its member. */
export async function assignConversation(
  deps: ConversationDeps,
  actor: Actor,
  conversationId: string,
  isMine: boolean,
): Promise<void> {
  const { id } = await getForStaff(deps, actor, conversationId);
  await transaction(deps.db, async (db) => {
    await db
      .updateTable('conversations')
      .set({
        assignee_id: isMine ? actor.accountId : null,
        activity: sql`nextval('conversation_activity')`,
      })
      .where('id', '=', id)
      .execute();
    await sendSignal(db, { kind: 'conversation', conversationId: id });
  });
}

export interface ConversationNote {
  id: string;
  authorName: string | null;
  text: string;
  createdAt: Date;
}

const noteForm = z.object({ text: filled().check(atMost(conversationNoteMaxLength), printableLines) });

/** Refuses `not_found`, `invalid_input`. */
export async function addConversationNote(
  deps: ConversationDeps,
  actor: Actor,
  conversationId: string,
  input: unknown,
): Promise<void> {
  const { text } = checkedForm(noteForm, input);
  const { id } = await getForStaff(deps, actor, conversationId);
  await deps.db
    .insertInto('conversation_notes')
    .values({ conversation_id: id, author_id: actor.accountId, text, created_at: deps.now() })
    .execute();
}

/** Oldest first. Refuses `not_found`. */
export async function listConversationNotes(
  deps: Pick<ConversationDeps, 'db'>,
  actor: Actor,
  conversationId: string,
): Promise<ConversationNote[]> {
  const { id } = await getForStaff(deps, actor, conversationId);
  return deps.db
    .selectFrom('conversation_notes as n')
    .leftJoin('accounts as a', 'a.id', 'n.author_id')
    .select(['n.id', 'a.name as authorName', 'n.text', 'n.created_at as createdAt'])
    .where('n.conversation_id', '=', id)
    .orderBy('n.created_at')
    .limit(200)
    .execute();
}

export interface CannedAnswer {
  id: string;
  title: string;
  text: LocalText;
}

const cannedForm = z.object({
  title: filled().check(atMost(nameMaxLength), printable),
  text_id: filled().check(atMost(messageMaxLength), printableLines),
  text_en: z.optional(
    z.string({ error: 'error_invalid_value' }).check(z.trim(), atMost(messageMaxLength), printableLines),
  ),
});

/** `partnerId` null: of the operator's support. Refuses `not_found`. */
export async function listCannedAnswers(
  { db }: Pick<ConversationDeps, 'db'>,
  actor: Actor,
  partnerId: string | null,
): Promise<CannedAnswer[]> {
  refuseStrangers(actor, partnerId);
  const rows = await db
    .selectFrom('canned_answers')
    .select(['id', 'title', 'text'])
    .where('partner_id', 'is not distinct from', partnerId)
    .orderBy('title')
    .execute();
  return rows.map((row) => ({ ...row, text: row.text as unknown as LocalText }));
}

/** Refuses `not_found`, `invalid_input`. */
export async function addCannedAnswer(
  deps: ConversationDeps,
  actor: Actor,
  partnerId: string | null,
  input: unknown,
): Promise<CannedAnswer> {
  refuseStrangers(actor, partnerId);
  const { title, text_id, text_en } = checkedForm(cannedForm, input);
  const text = { id: text_id, ...(text_en && { en: text_en }) };
  const { id } = await deps.db
    .insertInto('canned_answers')
    .values({ partner_id: partnerId, title, text: JSON.stringify(text), created_at: deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, title, text };
}

/** Refuses `not_found`. */
export async function deleteCannedAnswer(
  { db }: Pick<ConversationDeps, 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const row = isId(id)
    ? await db.selectFrom('canned_answers').select('partner_id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('not_found');
  refuseStrangers(actor, row.partner_id);
  await db.deleteFrom('canned_answers').where('id', '=', id).execute();
}

/**
 * Pins a message to an order of this conversation as evidence of a promise; for ever, and once. Either side may. Refuses
 * `not_found`, also for an order of somebody else.
 */
export async function pinPromise(
  deps: ConversationDeps,
  actor: Actor,
  { conversationId, messageId, order }: { conversationId: string; messageId: string; order: string },
): Promise<void> {
  const { id, accountId, brandId, partner } = await getConversation(deps, actor, conversationId);
  if (!isId(messageId) || !partner) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const message = await db
      .selectFrom('conversation_messages')
      .select('id')
      .where('id', '=', messageId)
      .where('conversation_id', '=', id)
      .executeTakeFirst();
    const named = await findNamedOrder(db, order, { accountId, brandId, partnerId: partner.id });
    if (!message || !named) throw new AppError('not_found');
    await db
      .insertInto('conversation_pins')
      .values({
        message_id: message.id,
        booking_id: named.kind === 'order' ? named.id : null,
        store_order_id: named.kind === 'store_order' ? named.id : null,
        pinned_by: actor.accountId,
        pinned_at: deps.now(),
      })
      .onConflict((known) => known.column('message_id').doNothing())
      .execute();
    await sendSignal(db, { kind: 'conversation', conversationId: id });
  });
}

async function getForStaff(
  deps: Pick<ConversationDeps, 'db'>,
  actor: Actor,
  id: string,
): Promise<OwnConversation> {
  const conversation = await getConversation(deps, actor, id);
  if (conversation.side === 'member') throw new AppError('not_found');
  return conversation;
}

function refuseStrangers(actor: Actor, partnerId: string | null): void {
  if (!sharesInbox(actor, partnerId)) throw new AppError('not_found');
}
