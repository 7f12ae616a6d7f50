// An article as the rest of the code sees it, how it is read, and which ones a reader may see (spec §7 Site content).
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import type { Db } from '#platform/database/database';
import { type ArticleKind, type ArticleTopic, hasOwnHasanah } from '#shared/hasanah';
import type { LocalText } from '#shared/locale';

export interface HasanahDeps {
  db: Db;
  now: () => Date;
}

export interface ArticlePicture {
  id: string;
  isCover: boolean;
  /** Alternative text for screen readers. */
  alt: LocalText;
  width: number;
  height: number;
}

export type HasanahBrand = Pick<Brand, 'id' | 'flags'>;

export interface Article {
  id: string;
  slug: string;
  kind: ArticleKind;
  topic: ArticleTopic;
  title: LocalText;
  summary: LocalText;
  publishedAt: Date;
  updatedAt: Date;
  /** Views, counted once for each visitor and day. */
  views: number;
  likes: number;
  /** Hidden ones keep their place and are counted. */
  comments: number;
  /** Null: one is drawn. */
  cover: Pick<ArticlePicture, 'id' | 'width' | 'height' | 'alt'> | null;
}

export interface WholeArticle extends Article {
  /** Markdown. */
  body: LocalText;
}

/** Of articles `a`. */
export const articleColumns = sql`a.id, a.slug, a.kind, a.topic, a.title, a.summary, a.publish_at as "publishedAt", a.updated_at as "updatedAt",
  (select coalesce(sum(d.views), 0)::integer from article_days d where d.article_id = a.id) as views,
  (select count(*)::integer from article_likes l where l.article_id = a.id) as likes,
  (select count(*)::integer from article_comments c where c.article_id = a.id) as comments,
  (select jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height, 'alt', f.alt) from article_pictures f where f.article_id = a.id and f.is_cover) as cover`;

/**
 * Condition for articles `a` that readers of this brand see now. A brand that hosts no hasanah here has none, whatever
 * the table contains.
 */
export function visible({ now }: HasanahDeps, brand: HasanahBrand) {
  return sql`a.state = 'published' and a.publish_at <= ${now()} and (a.brand_id is null or a.brand_id = ${brand.id}) and ${hasOwnHasanah(brand.flags)}`;
}
