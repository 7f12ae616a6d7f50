// Questions and answers (spec §2 /faq).
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import { localizedBy } from './localized-by.ts';

/** In the order in which the page shows them: from the first doubt to the smallest print. */
export const faqTopics = ['safety', 'booking', 'payment', 'documents', 'journey', 'account'] as const;
export type FaqTopic = (typeof faqTopics)[number];

export interface Faq {
  id: string;
  topic: FaqTopic;
  question: LocalText;
  /** Markdown, with the placeholders of `renderMarkdown`. */
  answer: LocalText;
}

/** Every question the brand answers, sorted by topic and then by position. */
export async function listFaqs({ db }: { db: Db }, brand: { id: string }): Promise<Faq[]> {
  const faqs = await db
    .selectFrom('faqs')
    .select(['id', 'topic', 'question', 'answer'])
    .where(localizedBy(brand))
    .orderBy('position')
    .orderBy('id')
    .$castTo<Faq>()
    .execute();
  return faqs.sort((a, b) => faqTopics.indexOf(a.topic) - faqTopics.indexOf(b.topic));
}
