// The shape of one question of the demo (spec §2 /faq).
import type { LocalText } from '#shared/locale';

export interface FaqSeed {
  /** Only this brand shows it: not every brand offers hajj. */
  brand?: string;
  question: LocalText;
  /** Markdown, with placeholders. */
  answer: LocalText;
}
