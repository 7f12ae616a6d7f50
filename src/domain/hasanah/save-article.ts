// Writing, publishing and withdrawing an article (docs/product/hasanah.md): one action, one transaction, one entry in the
// audit log. A writer with an outdated version is told so, and overwrites nothing that a colleague wrote meanwhile.
import type { Selectable } from 'kysely';
import { recordAudit } from '#domain/audit';
import type { BrandDirectory } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { type ArticleForm, articleForm, neededToPublish } from '#shared/article-form';
import type { AuditAction } from '#shared/audit';
import { instantInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { LocalText } from '#shared/locale';
import { isId } from '#shared/names';
import type { HasanahDeps } from './article.ts';
import { type DrawnPicture, storePicture, removePicture } from './article-pictures.ts';
import { chooseSlug } from './article-slugs.ts';
import { refuseReaders } from './editor-access.ts';

export interface EditorDeps extends HasanahDeps {
  brands: Pick<BrandDirectory, 'list'>;
}

/** What to do with the text besides storing it. */
export type ArticleTransition = 'save' | 'publish' | 'schedule' | 'withdraw';

export interface ArticleChange {
  /** The version the writer edited; null: a new article. */
  of: { id: string; version: number } | null;
  /** Fields of `articleForm`; with `schedule` also `publish_at` as a clock in Jakarta shows it. */
  form: Record<string, unknown>;
  move: ArticleTransition;
  picture?: DrawnPicture;
  removedPictureId?: string;
}

type Row = Pick<Selectable<DB['articles']>, 'id' | 'slug' | 'state' | 'publish_at' | 'version'>;
type Standing = Pick<Row, 'state' | 'publish_at'>;

/** The state after each action; readers see and sort by the time of publishing. */
const moves: Record<
  ArticleTransition,
  { action: AuditAction; to: (was: Standing, form: Record<string, unknown>, now: Date) => Standing }
> = {
  save: { action: 'article.changed', to: (was) => was },
  // A republished article keeps its original date.
  publish: {
    action: 'article.published',
    to: ({ publish_at }, _form, now) => ({
      state: 'published',
      publish_at: publish_at && publish_at <= now ? publish_at : now,
    }),
  },
  schedule: {
    action: 'article.scheduled',
    to: (_was, form, now) => ({ state: 'published', publish_at: futureHour(form['publish_at'], now) }),
  },
  withdraw: { action: 'article.withdrawn', to: ({ publish_at }) => ({ state: 'hidden', publish_at }) },
};

/**
 * Stores the article and returns its id. Refuses `forbidden`, `not_found`, `article_changed` when somebody else changed
 * it meanwhile, and `invalid_input` for what the form requires: an Indonesian title always, summary and text once
 * readers see it; a unique slug.
 */
export async function saveArticle(
  deps: EditorDeps,
  actor: Actor,
  { of, form: sent, move, picture, removedPictureId }: ArticleChange,
): Promise<string> {
  refuseReaders(actor);
  if (of && !isId(of.id)) throw new AppError('not_found');
  const form = checkedForm(articleForm, sent);
  if (form.brand && !deps.brands.list().some(({ id }) => id === form.brand))
    throw wrong('brand', 'error_invalid_value');
  const now = deps.now();
  return transaction(deps.db, async (db) => {
    const was = of && (await lockArticle(db, of));
    const standing = moves[move].to(was ?? { state: 'draft', publish_at: null }, sent, now);
    if (standing.state === 'published') refuseIncomplete(form);
    const slug = await chooseSlug({ ...deps, db }, form, was);
    const columns = { ...columnsOf(form), ...standing, slug, updated_at: now };
    const id = was
      ? was.id
      : (
          await db
            .insertInto('articles')
            .values({ ...columns, created_at: now })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
    if (was)
      await db
        .updateTable('articles')
        .set({ ...columns, version: was.version + 1 })
        .where('id', '=', was.id)
        .execute();
    if (removedPictureId) await removePicture(db, id, removedPictureId, [form.body_id, form.body_en]);
    if (picture) await storePicture(db, id, picture, now);
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'operator_content',
        action: was || move !== 'save' ? moves[move].action : 'article.created',
        subjectId: null,
        details: { about: id, slug },
      },
    );
    return id;
  });
}

/** Locks the row until the transaction ends. */
async function lockArticle(db: Db, { id, version }: { id: string; version: number }): Promise<Row> {
  const row = await db
    .selectFrom('articles')
    .select(['id', 'slug', 'state', 'publish_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  if (row.version !== version) throw new AppError('article_changed');
  return row;
}

function columnsOf({ kind, topic, brand, is_header, ...form }: ArticleForm) {
  const both = (part: 'title' | 'summary' | 'body') =>
    JSON.stringify({
      id: form[`${part}_id`],
      ...(form[`${part}_en`] && { en: form[`${part}_en`] }),
    } satisfies LocalText);
  return {
    kind,
    topic,
    brand_id: brand || null,
    is_header,
    title: both('title'),
    summary: both('summary'),
    body: both('body'),
  };
}

function refuseIncomplete(form: ArticleForm): void {
  const faults = neededToPublish
    .filter((field) => form[field] === '')
    .map((field) => ({ field, message: 'error_field_empty' }));
  if (faults.length > 0) throw new AppError('invalid_input', faults);
}

function futureHour(clock: unknown, now: Date): Date {
  const hour = typeof clock === 'string' ? instantInIndonesia(clock) : null;
  if (!hour) throw wrong('publish_at', 'error_schedule_missing');
  if (hour <= now) throw wrong('publish_at', 'error_schedule_past');
  return hour;
}

function wrong(field: string, message: string): AppError {
  return new AppError('invalid_input', [{ field, message }]);
}
