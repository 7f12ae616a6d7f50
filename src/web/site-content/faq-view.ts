// What the page of questions shows, as its loader answers it.
import * as m from '#messages/messages';
import type { FaqTopic } from '#domain/site-content';
import type { Localized } from '#labels/localized';
import type { ReadingText } from './reading-text.ts';

export interface FaqView {
  /** The words searched for; empty without any. */
  search: string;
  /** All questions, also those that were not found. */
  total: number;
  found: number;
  topics: { topic: FaqTopic; questions: { id: string; question: Localized; answer: ReadingText }[] }[];
}

export const topicLabel: Record<FaqTopic, () => string> = {
  safety: m.site_faq_topic_safety,
  booking: m.site_faq_topic_booking,
  payment: m.site_faq_topic_payment,
  documents: m.site_faq_topic_documents,
  journey: m.site_faq_topic_journey,
  account: m.site_faq_topic_account,
};
