// Sending a message (docs/product/conversations.md): the conversation's row gives each message the next sequence, and the sender's
// device gives it an id, so that sending it again answers the first message instead of writing a second.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { BrandDirectory } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { notify, readNotificationsAbout } from '#domain/notifications';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { sendSignal } from '#platform/database/signals';
import {
  attachmentsPerMessage,
  cardKinds,
  type ConversationSide,
  messageMaxLength,
} from '#shared/conversations';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, printableLines } from '#shared/form-faults';
import { isId } from '#shared/names';
import { conversationPath } from '#shared/chat-places';
import {
  type ConversationDeps,
  getConversation,
  noticeKey,
  type OwnConversation,
  unsafeListParticipants,
} from './conversation.ts';
import { detectWarnings } from './detect-warnings.ts';
import { type CardRef, resolveCard } from './message-cards.ts';
import { type Message, unsafeMoveMarker, unsafeReadMessages } from './read-messages.ts';

/** Our choice: faster than anybody types, slower than a flood; and what a lively day needs. */
const perMinute = { name: 'messages minute', max: 60, windowSeconds: 60 };
const perDay = { name: 'messages day', max: 2_000, windowSeconds: 86_400 };

export interface SendDeps extends ConversationDeps {
  brands: BrandDirectory;
}

const messageForm = z.object({
  client_id: z.string({ error: 'error_field_empty' }).check(z.refine(isId, { error: 'error_invalid_value' })),
  message: z.optional(
    z.string({ error: 'error_invalid_value' }).check(z.trim(), atMost(messageMaxLength), printableLines),
  ),
  card: z.nullish(
    z.object(
      {
        kind: z.enum(cardKinds, { error: 'error_invalid_value' }),
        id: z.string({ error: 'error_invalid_value' }),
      },
      { error: 'error_invalid_value' },
    ),
  ),
  attachments: z.optional(
    z
      .array(
        z.string({ error: 'error_invalid_value' }).check(z.refine(isId, { error: 'error_invalid_value' })),
        {
          error: 'error_invalid_value',
        },
      )
      .check(z.maxLength(attachmentsPerMessage, { error: 'error_invalid_value' })),
  ),
});

interface MessageForm {
  client_id: string;
  message: string;
  card?: CardRef | null | undefined;
  attachments: readonly string[];
}

/**
 * The stored message with its sequence. The same client id again answers the same message, whatever else is sent with it.
 * Refuses `not_found`, `invalid_input`, `conversation_blocked`, `invoice_not_payable`, `too_many_requests`.
 */
export async function sendMessage(
  deps: SendDeps,
  actor: Actor,
  conversationId: string,
  input: unknown,
): Promise<Message> {
  const { message = '', attachments = [], ...rest } = checkedForm(messageForm, input);
  const form: MessageForm = { ...rest, message, attachments };
  const conversation = await getConversation(deps, actor, conversationId);
  const known = await findSent(deps.db, actor, conversation, form.client_id);
  if (known) return known;
  if (form.message === '' && !form.card && form.attachments.length === 0)
    throw new AppError('invalid_input', [{ field: 'message', message: 'error_field_empty' }]);
  await passThrottle(deps, { ...perMinute, of: actor.accountId });
  await passThrottle(deps, { ...perDay, of: actor.accountId });
  return transaction(deps.db, (db) => store({ ...deps, db }, actor, conversation, form));
}

async function store(
  deps: SendDeps,
  actor: Actor,
  conversation: OwnConversation,
  form: MessageForm,
): Promise<Message> {
  const { db } = deps;
  const { id, side } = conversation;
  // Everybody who writes here waits for this row: sequences are given in the order in which messages commit.
  const { blocked_by, waiting_since } = await db
    .selectFrom('conversations')
    .select(['blocked_by', 'waiting_since'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = await findSent(db, actor, conversation, form.client_id);
  if (known) return known;
  if (blocked_by) throw new AppError('conversation_blocked');
  const card = form.card ? await resolveCard(db, conversation, form.card) : null;
  const now = deps.now();
  const replySeconds =
    side !== 'member' && waiting_since
      ? Math.max(0, Math.round((now.getTime() - waiting_since.getTime()) / 1_000))
      : null;
  const { last_sequence: sequence } = await db
    .updateTable('conversations')
    .set({
      last_sequence: sql`last_sequence + 1`,
      activity: sql`nextval('conversation_activity')`,
      last_message_at: now,
      waiting_since: side === 'member' ? (waiting_since ?? now) : null,
    })
    .where('id', '=', id)
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  const hasQr = await holdsQr(db, conversation, actor, form.attachments);
  const { id: messageId } = await db
    .insertInto('conversation_messages')
    .values({
      conversation_id: id,
      sequence,
      sender_id: actor.accountId,
      sender_side: side,
      client_id: form.client_id,
      text: form.message,
      card: card && JSON.stringify(card satisfies CardRef),
      warnings: warningsOf(deps, conversation, form.message, hasQr),
      reply_seconds: replySeconds,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attach(db, messageId, form.attachments);
  await unsafeMoveMarker(db, { conversationId: id, accountId: actor.accountId, side, sequence });
  await tellParticipants(deps, conversation, actor);
  await sendSignal(db, { kind: 'message', conversationId: id, sequence });
  return (await unsafeReadMessages(db, sql`m.id = ${messageId}`))[0]!;
}

/** One notice for each conversation, however many messages wait in it. What a colleague has answered waits for nobody of that side any more. */
async function tellParticipants(deps: SendDeps, conversation: OwnConversation, actor: Actor): Promise<void> {
  const { id, side, partner, memberName } = conversation;
  const participants = await unsafeListParticipants(deps, conversation);
  const others = participants.filter((one) => one.side !== side);
  const own = participants.filter((one) => one.side === side).map(({ accountId }) => accountId);
  await notify(
    deps,
    others.map(({ accountId, side: to }) => ({
      accountId,
      kind: 'message',
      aboutId: to === 'member' ? null : conversation.accountId,
      values: { name: to === 'member' ? (partner?.name ?? null) : memberName },
      brandId: conversation.brandId,
      path: pathFor(to, conversation),
      dedupeKey: noticeKey(id),
    })),
  );
  await readNotificationsAbout(deps, [...new Set([actor.accountId, ...own])], noticeKey(id));
}

/** Staff read it in their console. */
function pathFor(to: ConversationSide, { id, partner }: OwnConversation): string {
  if (to === 'member') return conversationPath('customer', id);
  return conversationPath(partner ? (partner.kind === 'store' ? 'store' : 'partner') : 'operator', id);
}

/** The operator's own support is not warned of: it is whom the warning tells to turn to. */
function warningsOf(
  { brands }: SendDeps,
  { side, brandId }: OwnConversation,
  text: string,
  hasQr: boolean,
): string[] {
  if (side === 'operator') return [];
  const own = brands
    .list()
    .filter(({ id }) => id === brandId)
    .map(({ domainName }) => domainName.toLowerCase());
  return [...detectWarnings(text, own), ...(hasQr ? ['qr'] : [])];
}

async function findSent(
  db: Db,
  actor: Actor,
  { id }: OwnConversation,
  clientId: string,
): Promise<Message | null> {
  const [message] = await unsafeReadMessages(
    db,
    sql`m.sender_id = ${actor.accountId} and m.client_id = ${clientId}::uuid`,
  );
  if (message && message.conversationId !== id)
    throw new AppError('invalid_input', [{ field: 'client_id', message: 'error_invalid_value' }]);
  return message ?? null;
}

/** Whether any of one's own unsent files shows a QR code. Refuses files that are not. */
async function holdsQr(
  db: Db,
  { id }: OwnConversation,
  actor: Actor,
  attachments: readonly string[],
): Promise<boolean> {
  if (attachments.length === 0) return false;
  const files = await db
    .selectFrom('conversation_attachments')
    .select('has_qr')
    .where('id', 'in', attachments)
    .where('conversation_id', '=', id)
    .where('uploaded_by', '=', actor.accountId)
    .where('message_id', 'is', null)
    .execute();
  if (files.length !== new Set(attachments).size)
    throw new AppError('invalid_input', [{ field: 'attachments', message: 'error_invalid_value' }]);
  return files.some(({ has_qr }) => has_qr);
}

async function attach(db: Db, messageId: string, attachments: readonly string[]): Promise<void> {
  if (attachments.length > 0)
    await db
      .updateTable('conversation_attachments')
      .set({ message_id: messageId })
      .where('id', 'in', attachments)
      .execute();
}
