// Articles, comments and news as pages show them: one language, readable dates, a cover. Built in loaders.
import * as m from '#messages/messages';
import type { Article, Comment, NewsItem } from '#domain/hasanah';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { ArticleTopic } from '#shared/hasanah';
import { type Locale, textIn } from '#shared/locale';
import { articleCover } from '#art/article-cover';
import { localized, type Localized } from '#labels/localized';
import type { ReadingText } from '#web/site-content/reading-text';

export interface ArticleCardView {
  slug: string;
  title: Localized;
  summary: Localized;
  topic: string;
  cover: string;
  publishedOn: string;
  comments: number;
}

export interface ArticleView extends ArticleCardView {
  text: ReadingText;
  /** Empty for a cover that was drawn: it says nothing the title does not. */
  coverAlt: string;
  /** As machines read them. */
  published: string;
  updated: string;
  /** Null when it was not changed after its day. */
  updatedOn: string | null;
  minutes: number;
  views: number;
  likes: number;
}

export interface CommentView {
  id: string;
  author: string | null;
  text: string | null;
  isHidden: boolean;
  writtenAt: string;
  likes: number;
  isLiked: boolean;
  isOwn: boolean;
}

export interface NewsView {
  id: string;
  title: Localized;
  summary: Localized;
  source: string;
  publishedOn: string;
}

export const topicLabel: Record<ArticleTopic, () => string> = {
  licence: m.hasanah_topic_licence,
  money: m.hasanah_topic_money,
  preparation: m.hasanah_topic_preparation,
  health: m.hasanah_topic_health,
  worship: m.hasanah_topic_worship,
  journey: m.hasanah_topic_journey,
  brand: m.hasanah_topic_brand,
};

const wordsPerMinute = 200;

export function articleCardView(article: Article, locale: Locale): ArticleCardView {
  return {
    slug: article.slug,
    title: localized(article.title, locale),
    summary: localized(article.summary, locale),
    topic: topicLabel[article.topic](),
    cover: articleCover(article).url,
    publishedOn: dayOf(article.publishedAt, locale),
    comments: article.comments,
  };
}

export function articleView(article: Article, text: ReadingText, locale: Locale): ArticleView {
  const [published, updated] = [dayOf(article.publishedAt, locale), dayOf(article.updatedAt, locale)];
  const isUpdated = article.updatedAt > article.publishedAt && updated !== published;
  return {
    ...articleCardView(article, locale),
    text,
    coverAlt: article.cover ? textIn(article.cover.alt, locale).text : '',
    published: article.publishedAt.toISOString(),
    updated: (isUpdated ? article.updatedAt : article.publishedAt).toISOString(),
    updatedOn: isUpdated ? updated : null,
    minutes: Math.max(
      1,
      Math.round(text.html.replace(/<[^<>]*>/g, ' ').split(/\s+/).length / wordsPerMinute),
    ),
    views: article.views,
    likes: article.likes,
  };
}

export function commentView({ createdAt, ...comment }: Comment, locale: Locale): CommentView {
  return { ...comment, writtenAt: formatInstant(createdAt, locale) };
}

export function newsView({ id, title, summary, source, publishedAt }: NewsItem, locale: Locale): NewsView {
  return {
    id,
    title: localized(title, locale),
    summary: localized(summary, locale),
    source,
    publishedOn: dayOf(publishedAt, locale),
  };
}

function dayOf(instant: Date, locale: Locale): string {
  return formatDate(todayInIndonesia(instant), locale);
}
