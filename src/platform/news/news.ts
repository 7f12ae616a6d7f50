// A news service (spec §7 "A news service: list and by id"): whose news hasanah shows.
import type { LocalText } from '#shared/locale';

export interface NewsItem {
  id: string;
  title: LocalText;
  summary: LocalText;
  /** Markdown. */
  body: LocalText;
  /** The source of the news. */
  source: string;
  publishedAt: Date;
}

/** Every call throws when the service cannot be reached or answers nonsense. */
export interface NewsSource {
  /** Newest first, at most `limit`. */
  list(limit: number): Promise<NewsItem[]>;
  /** Null for an unknown id. */
  find(id: string): Promise<NewsItem | null>;
}

/** Valid ids: they appear in URLs. */
export function isNewsId(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
