// Articles and comments for tests: every column has a believable value, a test names only what it is about.
import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Deps } from '#domain/deps';
import { addComment, drawPicture, reportComment, saveArticle } from '#domain/hasanah';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import type { ReportReason } from '#shared/report-reasons';
import { createMember, type SignedIn } from './accounts.ts';
import { NOW } from './programmes.ts';

/** An article of every brand, published an hour ago. */
export async function createArticle(db: Db, values: Partial<Insertable<DB['articles']>> = {}) {
  const text = (id: string, en: string) => JSON.stringify({ id, en });
  return db
    .insertInto('articles')
    .values({
      slug: `bacaan-${randomBytes(5).toString('hex')}`,
      kind: 'article',
      topic: 'preparation',
      title: text('Mengemas koper', 'Packing a suitcase'),
      summary: text('Sedikit, ringan, cukup.', 'Little, light, enough.'),
      body: text('Bawalah **yang perlu**.', 'Take **what you need**.'),
      state: 'published',
      publish_at: new Date(NOW.getTime() - 3_600_000),
      created_at: NOW,
      updated_at: NOW,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An article that is being written, with a cover and a picture in its text; answers its id. */
export async function createDraftArticle(deps: Deps, actor: Actor): Promise<string> {
  const file = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#0b5d47' } })
    .jpeg()
    .toBuffer();
  const form = {
    kind: 'article',
    topic: 'preparation',
    title_id: 'Menyiapkan koper',
    summary_id: 'Ringan itu tenang.',
    body_id: '## Yang dibawa\n\n- Obat\n- Mukena',
    title_en: 'Packing',
  };
  const cover = await drawPicture(deps, actor, file, {
    picture_use: 'cover',
    alt_id: 'Koper di depan pintu',
  });
  const id = await saveArticle(deps, actor, { of: null, form, move: 'save', picture: cover });
  return saveArticle(deps, actor, {
    of: { id, version: 1 },
    form,
    move: 'save',
    picture: await drawPicture(deps, actor, file, { picture_use: 'text', alt_id: 'Isi koper' }),
  });
}

/** A comment by somebody new, under an article named by its slug. */
export async function createComment(
  deps: Deps,
  article: string,
  text = 'Terima kasih, sangat membantu.',
): Promise<{ id: string; author: SignedIn }> {
  const author = await createMember(deps);
  const brand = deps.brands.forHost('brand.test');
  return { ...(await addComment(deps, author.actor, brand, article, text)), author };
}

/** Somebody new reports the comment. */
export async function createReport(
  deps: Deps,
  article: string,
  commentId: string,
  reason: ReportReason = 'rude',
): Promise<void> {
  await reportComment(
    deps,
    (await createMember(deps)).actor,
    deps.brands.forHost('brand.test'),
    article,
    commentId,
    reason,
  );
}

export async function createNews(db: Db, values: Partial<Insertable<DB['news_items']>> = {}) {
  const text = (id: string) => JSON.stringify({ id });
  return db
    .insertInto('news_items')
    .values({
      id: `berita-${randomBytes(5).toString('hex')}`,
      title: text('Jadwal baru'),
      summary: text('Ada jadwal baru.'),
      body: text('Ada **jadwal** baru.'),
      source: 'Redaksi',
      published_at: NOW,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
