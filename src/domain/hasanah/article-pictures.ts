// Pictures of articles (docs/product/hasanah.md; docs/product/security.md): typed by content, redrawn, each with alternative text.
// They are added and removed with their text (save-article.ts).
import { randomBytes } from 'node:crypto';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import type { ReadingPicture } from '#platform/decoder/decoder';
import { type FileDeps, readBytes } from '#platform/files/files';
import { decodePicture, isHeic } from '#platform/uploaded-picture';
import { pictureMaxBytes, pictureMaxMegabytes, picturesMax, type PictureUse } from '#shared/article-pictures';
import { pictureForm } from '#shared/article-form';
import { hourMs } from '#shared/durations';
import { AppError, type FieldFault } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';
import type { ArticlePicture, HasanahDeps } from './article.ts';
import { refuseReaders } from './editor-access.ts';

export interface DrawnPicture extends ReadingPicture {
  use: PictureUse;
  alt: LocalText;
}

/** Our choice: ten articles full of pictures. */
const perAccount = { name: 'article pictures', max: 200, windowSeconds: hourMs / 1_000 };

/**
 * Converts the picture without storing it. Refuses `forbidden`, `invalid_input` for a file that is missing, too large
 * or no picture, and for one without alternative text; `too_many_requests`; `unavailable` when too many pictures wait
 * already.
 */
export async function drawPicture(
  deps: HasanahDeps,
  actor: Actor,
  file: Buffer,
  input: unknown,
): Promise<DrawnPicture> {
  refuseReaders(actor);
  if (file.length === 0) throw wrongPicture('error_picture_empty');
  if (file.length > pictureMaxBytes)
    throw wrongPicture('error_picture_too_large', { max: pictureMaxMegabytes });
  const { picture_use: use, alt_id: id, alt_en: en } = checkedForm(pictureForm, input);
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  if (isHeic(file)) throw wrongPicture('error_picture_heic');
  const drawn = await decodePicture(use, file, actor.accountId);
  if (!drawn) throw wrongPicture('error_picture_unreadable');
  return { ...drawn, use, alt: { id, ...(en && { en }) } };
}

/** A new cover replaces the old one. Refuses more than an article may have. */
export async function storePicture(
  db: Db,
  articleId: string,
  { use, alt, ...drawn }: DrawnPicture,
  now: Date,
): Promise<void> {
  const isCover = use === 'cover';
  if (isCover)
    await db
      .deleteFrom('article_pictures')
      .where('article_id', '=', articleId)
      .where('is_cover', '=', true)
      .execute();
  const { count } = await db
    .selectFrom('article_pictures')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
  if (count >= picturesMax) throw wrongPicture('error_article_pictures_max', { max: picturesMax });
  await db
    .insertInto('article_pictures')
    .values({
      id: randomBytes(16).toString('base64url'),
      article_id: articleId,
      is_cover: isCover,
      alt: JSON.stringify(alt),
      ...drawn,
      created_at: now,
    })
    .execute();
}

/** Refuses a picture that one of these texts still uses; one that is gone already counts as removed. */
export async function removePicture(
  db: Db,
  articleId: string,
  id: string,
  texts: readonly string[],
): Promise<void> {
  if (texts.some((text) => text.includes(id))) throw wrongPicture('error_article_picture_used');
  await db.deleteFrom('article_pictures').where('article_id', '=', articleId).where('id', '=', id).execute();
}

/** The cover first, then as they came. */
export function listPictures({ db }: Pick<HasanahDeps, 'db'>, articleId: string): Promise<ArticlePicture[]> {
  return db
    .selectFrom('article_pictures')
    .select(['id', 'is_cover as isCover', 'alt', 'width', 'height'])
    .where('article_id', '=', articleId)
    .orderBy('is_cover', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<ArticlePicture>()
    .execute();
}

/** The picture with an id, as WebP. Whoever has the URL may see it: it cannot be guessed. */
export async function findArticlePicture(
  { db, files }: Pick<HasanahDeps, 'db'> & FileDeps,
  { id, isSmall }: { id: string; isSmall: boolean },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('article_pictures')
    .select(
      isSmall
        ? ['small as bytes', 'small_stored_as as storedAs']
        : ['picture as bytes', 'picture_stored_as as storedAs'],
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? readBytes({ files }, row) : null;
}

function wrongPicture(message: string, values?: FieldFault['values']): AppError {
  return new AppError('invalid_input', [{ field: 'picture', message, ...(values && { values }) }]);
}
