// Files in conversations (docs/product/conversations.md): redrawn, encrypted at rest, served only to those who take part.
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import { decodeFile } from '#platform/decoder/decoder';
import { receiveDocument } from '#platform/document-file';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { openBytes, sealBytes } from '#platform/encryption';
import { type FileDeps, readBytes } from '#platform/files/files';
import type { KeyRing } from '#platform/keys';
import { hourMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { type ConversationDeps, getConversation } from './conversation.ts';

/** Our choice: an album of hotel rooms, not a file store. */
const perAccount = { name: 'attachments account', max: 60, windowSeconds: 3_600 };
const unsentHours = 24;

interface AttachmentDeps extends ConversationDeps {
  keys: KeyRing;
}

const about = (id: string) => `conversation_attachments ${id}`;
export const encryptedAttachments: EncryptedColumn = {
  table: 'conversation_attachments',
  column: 'content',
  row: 'id',
  isFile: true,
  about,
};

/**
 * Stores a file and returns its id, for a message that will name it; unsent files are deleted after a day. Refuses
 * `not_found`, `conversation_blocked`, `invalid_input` for what is missing, too large or neither a picture nor a PDF,
 * `too_many_requests`, `unavailable`.
 */
export async function uploadAttachment(
  deps: AttachmentDeps,
  actor: Actor,
  conversationId: string,
  file: Buffer,
): Promise<string> {
  const { id, blockedBy } = await getConversation(deps, actor, conversationId);
  if (blockedBy) throw new AppError('conversation_blocked');
  const read = await receiveDocument(file, {
    of: actor.accountId,
    admit: () => passThrottle(deps, { ...perAccount, of: actor.accountId }),
  });
  const hasQr =
    (await decodeFile(read.type === 'image/webp' ? 'qr' : 'pdf_qr', read.bytes, actor.accountId)) !== null;
  const { id: attachmentId } = await deps.db
    .selectNoFrom((is) => is.fn<string>('gen_random_uuid').as('id'))
    .executeTakeFirstOrThrow();
  const { keyId, bytes } = sealBytes(deps.keys, read.bytes, about(attachmentId));
  await deps.db
    .insertInto('conversation_attachments')
    .values({
      id: attachmentId,
      conversation_id: id,
      uploaded_by: actor.accountId,
      content: bytes,
      content_type: read.type,
      key_id: keyId,
      size_bytes: read.bytes.length,
      has_qr: hasQr,
      created_at: deps.now(),
    })
    .execute();
  return attachmentId;
}

/** A sent file, or one's own unsent one. Refuses `not_found`. */
export async function readAttachment(
  deps: AttachmentDeps & FileDeps,
  actor: Actor,
  conversationId: string,
  attachmentId: string,
): Promise<{ bytes: Buffer; contentType: string }> {
  const { id } = await getConversation(deps, actor, conversationId);
  const file =
    isId(attachmentId) &&
    (await deps.db
      .selectFrom('conversation_attachments')
      .select(['content', 'content_stored_as as storedAs', 'content_type', 'key_id'])
      .where('id', '=', attachmentId)
      .where('conversation_id', '=', id)
      .where((is) => is.or([is('message_id', 'is not', null), is('uploaded_by', '=', actor.accountId)]))
      .executeTakeFirst());
  if (!file) throw new AppError('not_found');
  const sealed = await readBytes(deps, { bytes: file.content, storedAs: file.storedAs });
  const bytes = openBytes(deps.keys, { keyId: file.key_id, bytes: sealed }, about(attachmentId));
  return { bytes, contentType: file.content_type };
}

/** Deletes what was uploaded and never sent. Returns how many. */
export async function purgeAttachments({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('conversation_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - unsentHours * hourMs))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
