// Questions and answers (spec §2 /faq).
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import { questionTopics } from '#shared/site-content-fields';
import { localTextOf } from './content-rows.ts';
import { inTime, localizedBy } from './localized-by.ts';
import { type ReadingBrand, withDrafts } from './previewed-content.ts';

/** In the order in which the page shows them: from the first doubt to the smallest print. */
export const faqTopics = questionTopics;
export type FaqTopic = (typeof faqTopics)[number];

export interface Faq {
  id: string;
  topic: FaqTopic;
  question: LocalText;
  /** Markdown, with the placeholders of `renderMarkdown`. */
  answer: LocalText;
}

/** Every question the brand answers today, sorted by topic and then by position. */
export async function listFaqs(
  { db, now }: { db: Db; now: () => Date },
  brand: ReadingBrand,
): Promise<Faq[]> {
  const shown = await db
    .selectFrom('faqs')
    .select(['id', 'topic', 'question', 'answer', 'position'])
    .where(localizedBy(brand))
    .where(inTime(todayInIndonesia(now())))
    .orderBy('position')
    .orderBy('id')
    .$castTo<Faq & { position: number }>()
    .execute();
  const faqs = await withDrafts(db, brand, {
    kind: 'question',
    shown,
    itemOf: (id, fields) => ({
      id,
      topic: fields['topic'] as FaqTopic,
      question: localTextOf(fields, 'question'),
      answer: localTextOf(fields, 'answer'),
      position: Number(fields['position']),
    }),
  });
  return faqs.toSorted((a, b) => faqTopics.indexOf(a.topic) - faqTopics.indexOf(b.topic));
}
