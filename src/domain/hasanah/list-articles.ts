// Reading articles (spec §2 /blog, §7 hasanah/header, others, press-release, trending, {id}, related-posts).
import { type RawBuilder, sql } from 'kysely';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { isId, isSlugOrId } from '#shared/names';
import type { Page } from '#shared/paging';
import {
  type Article,
  articleColumns,
  type HasanahBrand,
  type HasanahDeps,
  visible,
  type WholeArticle,
} from './article.ts';

interface Window {
  page: number;
  limit: number;
}

/** Most-read counts cover this many days, today included (our choice). */
const trendingDays = 14;

const newestFirst = sql`a.publish_at desc, a.id`;

/** The featured article: the newest the operator has chosen, else the newest. Null when there is none. */
export async function findHeaderArticle(deps: HasanahDeps, brand: HasanahBrand): Promise<Article | null> {
  const [article] = await read(deps, sql`${visible(deps, brand)} and a.kind = 'article'`, {
    order: sql`a.is_header desc, ${newestFirst}`,
    limit: 1,
  });
  return article ?? null;
}

/** All articles but the featured one, newest first. */
export async function listOtherArticles(
  deps: HasanahDeps,
  brand: HasanahBrand,
  window: Window,
): Promise<Page<Article>> {
  const header = await findHeaderArticle(deps, brand);
  return listPage(
    deps,
    sql`${visible(deps, brand)} and a.kind = 'article' and a.id is distinct from ${header?.id ?? null}::uuid`,
    window,
  );
}

/** The brand's press releases, newest first. */
export async function listPressReleases(
  deps: HasanahDeps,
  brand: HasanahBrand,
  limit: number,
): Promise<Article[]> {
  return read(deps, sql`${visible(deps, brand)} and a.kind = 'press_release'`, { order: newestFirst, limit });
}

/** The most-read articles of the last two weeks; ties go to the newer. */
export async function listTrendingArticles(
  deps: HasanahDeps,
  brand: HasanahBrand,
  limit: number,
): Promise<Article[]> {
  const since = addDays(todayInIndonesia(deps.now()), 1 - trendingDays);
  const reads = sql`(select coalesce(sum(d.views), 0) from article_days d where d.article_id = a.id and d.day >= ${since}::date)`;
  return read(deps, sql`${visible(deps, brand)} and a.kind = 'article'`, {
    order: sql`${reads} desc, ${newestFirst}`,
    limit,
  });
}

/** Others of its kind: those on the same topic first, then the newest. */
export async function listRelatedArticles(
  deps: HasanahDeps,
  brand: HasanahBrand,
  { id, kind, topic }: Article,
  limit: number,
): Promise<Article[]> {
  return read(deps, sql`${visible(deps, brand)} and a.kind = ${kind} and a.id <> ${id}::uuid`, {
    order: sql`a.topic = ${topic} desc, ${newestFirst}`,
    limit,
  });
}

/** By slug, an earlier slug, or id. Refuses with `not_found` what is no article, or none that readers see now. */
export async function getArticle(
  deps: HasanahDeps,
  brand: HasanahBrand,
  name: string,
): Promise<WholeArticle> {
  if (!isSlugOrId(name)) throw new AppError('not_found');
  const named = isId(name)
    ? sql`a.id = ${name}::uuid`
    : sql`(a.slug = ${name} or a.id = (select s.article_id from article_slugs s where s.slug = ${name}))`;
  const {
    rows: [article],
  } =
    await sql<WholeArticle>`select ${articleColumns}, a.body from articles a where ${visible(deps, brand)} and ${named}`.execute(
      deps.db,
    );
  if (!article) throw new AppError('not_found');
  return article;
}

/** Of everything readers see now, newest first, for the sitemap and the feed. */
export async function listNewestArticles(
  deps: HasanahDeps,
  brand: HasanahBrand,
  limit: number,
): Promise<Article[]> {
  return read(deps, visible(deps, brand), { order: newestFirst, limit });
}

async function listPage(
  deps: HasanahDeps,
  conditions: RawBuilder<unknown>,
  { page, limit }: Window,
): Promise<Page<Article>> {
  const [items, counted] = await Promise.all([
    read(deps, conditions, { order: newestFirst, limit, offset: (page - 1) * limit }),
    sql<{ total: number }>`select count(*)::integer as total from articles a where ${conditions}`.execute(
      deps.db,
    ),
  ]);
  return { items, page, limit, total: counted.rows[0]!.total, totalIsCapped: false };
}

async function read(
  { db }: HasanahDeps,
  conditions: RawBuilder<unknown>,
  { order, limit, offset = 0 }: { order: RawBuilder<unknown>; limit: number; offset?: number },
): Promise<Article[]> {
  const { rows } =
    await sql<Article>`select ${articleColumns} from articles a where ${conditions} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    );
  return rows;
}
