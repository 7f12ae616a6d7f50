// The slug of an article: its writer's choice, else derived from the title; earlier slugs redirect (docs/product/hasanah.md).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { type ArticleForm, canBeSlug } from '#shared/article-form';
import { slugMaxLength } from '#shared/article-lengths';
import { AppError } from '#shared/errors';
import { hyphenated } from '#shared/names';

/** Room for '-2' and on. */
const ownLength = slugMaxLength - 6;
const triesMax = 100;

/** Sets the article's slug; an earlier one is stored. Refuses `invalid_input` for one that another article has or had. */
export async function chooseSlug(
  deps: LockDeps,
  { slug: wanted, title_id: title }: Pick<ArticleForm, 'slug' | 'title_id'>,
  was: { id: string; slug: string } | null,
): Promise<string> {
  // Two concurrent calls would both find the slug free: from here on they run one after the other.
  await lockKeys(deps, [{ kind: 'article_slugs', id: 'all' }]);
  const { db } = deps;
  const slug = wanted || was?.slug || (await freeSlug(db, title));
  if (slug === was?.slug) return slug;
  if (await isTaken(db, slug, was?.id ?? null))
    throw new AppError('invalid_input', [{ field: 'slug', message: 'error_article_slug_taken' }]);
  if (was) {
    await db.deleteFrom('article_slugs').where('slug', '=', slug).execute();
    await db.insertInto('article_slugs').values({ slug: was.slug, article_id: was.id }).execute();
  }
  return slug;
}

/** 'Isi koper' → isi-koper, isi-koper-2 …; whole words, as many as fit. */
async function freeSlug(db: Db, title: string): Promise<string> {
  const whole = hyphenated(title);
  const short = whole.length > ownLength ? whole.slice(0, ownLength).replace(/-[^-]*$/, '') : whole;
  const base = canBeSlug(short) ? short : `bacaan-${short}`.replace(/-$/, '');
  for (let copy = 1; copy <= triesMax; copy++) {
    const slug = copy === 1 ? base : `${base}-${copy}`;
    if (!(await isTaken(db, slug, null))) return slug;
  }
  throw new AppError('invalid_input', [{ field: 'slug', message: 'error_article_slug_taken' }]);
}

/** An article may take back its own earlier slug. */
async function isTaken(db: Db, slug: string, ownId: string | null): Promise<boolean> {
  const {
    rows: [found],
  } = await sql<{ taken: boolean }>`select exists (select from articles where slug = ${slug})
    or exists (select from article_slugs where slug = ${slug} and article_id is distinct from ${ownId}::uuid) as taken`.execute(
    db,
  );
  return found!.taken;
}
