// Articles in the editor: every state, searched, filtered, paged; and one with all its details (docs/product/hasanah.md).
import { type RawBuilder, sql } from 'kysely';
import { type AuditedAction, listActionsAbout } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { likeLabels } from '#platform/database/like';
import { orderedText } from '#platform/database/text-in';
import type { EditorArticleQuery } from '#shared/editor-article-query';
import { AppError } from '#shared/errors';
import type { ArticleKind, ArticleState, ArticleTopic } from '#shared/hasanah';
import { defaultLocale, type Locale, type LocalText } from '#shared/locale';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import type { ArticlePicture, HasanahDeps } from './article.ts';
import { listPictures } from './article-pictures.ts';
import { refuseReaders } from './editor-access.ts';

export interface ListedArticle {
  id: string;
  slug: string;
  kind: ArticleKind;
  topic: ArticleTopic;
  title: LocalText;
  state: ArticleState;
  /** When it was or will be published; null for one that never was. */
  publishAt: Date | null;
  updatedAt: Date;
  views: number;
  comments: number;
}

export interface EditorArticle extends ListedArticle {
  /** Null: of every brand. */
  brandId: string | null;
  isHeader: boolean;
  summary: LocalText;
  body: LocalText;
  /** Increases by one with every change. */
  version: number;
  pictures: ArticlePicture[];
  /** The last actions, newest first. */
  history: AuditedAction[];
}

const historyShown = 10;

/** The status of articles `a`, computed now: nothing has to run when a scheduled one becomes public. */
const stateOf = ({
  now,
}: HasanahDeps) => sql<ArticleState>`case when a.state = 'draft' then 'draft' when a.state = 'hidden' then 'withdrawn'
  when a.publish_at > ${now()} then 'scheduled' else 'published' end`;

const listed = (
  deps: HasanahDeps,
) => sql`a.id, a.slug, a.kind, a.topic, a.title, ${stateOf(deps)} as state, a.publish_at as "publishAt", a.updated_at as "updatedAt",
  (select coalesce(sum(d.views), 0)::integer from article_days d where d.article_id = a.id) as views,
  (select count(*)::integer from article_comments c where c.article_id = a.id) as comments`;

/** What was never published stands behind what was, both ways. */
const ordersIn = (locale: Locale): Record<EditorArticleQuery['sort']['by'], RawBuilder<unknown>> => ({
  title: orderedText(sql`a.title`, locale),
  publish: sql`a.publish_at`,
  changed: sql`a.updated_at`,
  read: sql`views`,
  comments: sql`comments`,
});

/** `locale`: whose titles they are sorted by. Refuses `forbidden`. */
export async function listEditorArticles(
  deps: HasanahDeps,
  actor: Actor,
  { locale = defaultLocale, ...query }: EditorArticleQuery & { locale?: Locale },
  limit: number,
): Promise<Page<ListedArticle>> {
  refuseReaders(actor);
  const found = matching(deps, query);
  const [
    { rows },
    {
      rows: [count],
    },
  ] = await Promise.all([
    sql<ListedArticle>`select ${listed(deps)} ${found}
      order by ${ordersIn(locale)[query.sort.by]} ${query.sort.isDown ? sql`desc` : sql`asc`} nulls last, a.updated_at desc, a.id limit ${limit} offset ${(query.page - 1) * limit}`.execute(
      deps.db,
    ),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(deps.db),
  ]);
  return { items: rows, page: query.page, limit, total: count!.total, totalIsCapped: false };
}

/** One article with its pictures and its last changes. Refuses `forbidden`, `not_found`. */
export async function getEditorArticle(deps: HasanahDeps, actor: Actor, id: string): Promise<EditorArticle> {
  refuseReaders(actor);
  if (!isId(id)) throw new AppError('not_found');
  const [
    {
      rows: [article],
    },
    pictures,
    history,
  ] = await Promise.all([
    sql<
      Omit<EditorArticle, 'pictures' | 'history'>
    >`select ${listed(deps)}, a.brand_id as "brandId", a.is_header as "isHeader", a.summary, a.body, a.version
      from articles a where a.id = ${id}::uuid`.execute(deps.db),
    listPictures(deps, id),
    listActionsAbout(deps, id, historyShown),
  ]);
  if (!article) throw new AppError('not_found');
  return { ...article, pictures, history };
}

function matching(deps: HasanahDeps, { search, state, kind }: EditorArticleQuery): RawBuilder<unknown> {
  const words = `%${likeLabels(search)}%`;
  const conditions = [
    sql`true`,
    ...(state ? [sql`${stateOf(deps)} = ${state}`] : []),
    ...(kind ? [sql`a.kind = ${kind}`] : []),
    ...(search
      ? [sql`(a.title ->> 'id' ilike ${words} or a.title ->> 'en' ilike ${words} or a.slug ilike ${words})`]
      : []),
  ];
  return sql`from articles a where ${sql.join(conditions, sql` and `)}`;
}
