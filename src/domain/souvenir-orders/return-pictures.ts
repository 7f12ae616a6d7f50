// Pictures of what somebody sends back (docs/product/souvenir-orders.md): drawn anew, encrypted at rest, seen by buyer, store and operator.
import { randomUUID } from 'node:crypto';
import { type Actor, findOperatorRole } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import { receiveDocument } from '#platform/document-file';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { openBytes, sealBytes } from '#platform/encryption';
import { type FileDeps, readBytes } from '#platform/files/files';
import type { KeyRing } from '#platform/keys';
import { AppError } from '#shared/errors';
import { returnPicturesMost } from '#shared/limits';
import { isId } from '#shared/names';
import { findStoreOrder } from './order.ts';

/** Our choice: some returns after a journey. */
const perAccount = { name: 'return pictures', max: 30, windowSeconds: 3_600 };

const about = (id: string) => `store_return_pictures ${id}`;
export const encryptedReturnPictures: EncryptedColumn = {
  table: 'store_return_pictures',
  column: 'content',
  row: 'id',
  isFile: true,
  about,
};

export interface PictureDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

export interface SealedPicture {
  id: string;
  content: Buffer;
  content_type: string;
  key_id: string;
}

/** Outside transactions: decoding may wait for its turn. Refuses `invalid_input` beside `picture`, `too_many_requests`, `unavailable`. */
export async function sealPictures(
  deps: PictureDeps,
  { accountId }: Actor,
  files: readonly Buffer[],
): Promise<SealedPicture[]> {
  const sealed: SealedPicture[] = [];
  refuseTooMany(files.length);
  for (const file of files) {
    if (file.length === 0)
      throw new AppError('invalid_input', [{ field: 'picture', message: 'error_picture_empty' }]);
    if (file.toString('latin1', 0, 5) === '%PDF-')
      throw new AppError('invalid_input', [{ field: 'picture', message: 'error_document_unreadable' }]);
    const read = await receiveDocument(file, {
      of: accountId,
      admit: () => passThrottle(deps, { ...perAccount, of: accountId }),
    }).catch((error: unknown) => {
      throw besidePicture(error);
    });
    const id = randomUUID();
    const { keyId, bytes } = sealBytes(deps.keys, read.bytes, about(id));
    sealed.push({ id, content: bytes, content_type: read.type, key_id: keyId });
  }
  return sealed;
}

export function refuseTooMany(pictures: number): void {
  if (pictures > returnPicturesMost)
    throw new AppError('invalid_input', [
      { field: 'picture', message: 'error_return_pictures', values: { max: returnPicturesMost } },
    ]);
}

const besidePicture = (error: unknown) =>
  error instanceof AppError && error.faults
    ? new AppError(
        error.code,
        error.faults.map((fault) => ({ ...fault, field: 'picture' })),
      )
    : error;

/** Refuses `not_found` to everybody but its buyer, the store's people and the operator's who decide. */
export async function readReturnPicture(
  { db, keys, files }: PictureDeps & FileDeps,
  actor: Actor,
  pictureId: string,
): Promise<{ type: string; bytes: Buffer }> {
  const row = isId(pictureId)
    ? await db
        .selectFrom('store_return_pictures as i')
        .innerJoin('store_returns as r', 'r.id', 'i.return_id')
        .select(['i.id', 'i.content', 'i.content_stored_as as storedAs', 'i.content_type', 'i.key_id'])
        .select('r.store_order_id')
        .where('i.id', '=', pictureId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('not_found');
  if (!findOperatorRole(actor, 'returns')) await findStoreOrder({ db }, actor, row.store_order_id);
  const sealed = await readBytes({ files }, { bytes: row.content, storedAs: row.storedAs });
  return {
    type: row.content_type,
    bytes: openBytes(keys, { keyId: row.key_id, bytes: sealed }, about(row.id)),
  };
}
