// The words of an article's state and kind.
import * as m from '#messages/messages';
import type { ArticleKind, ArticleState } from '#shared/hasanah';
import type { Tone } from '#web/components/ui/badge.tsx';

export const articleStateWord: Record<ArticleState, { word: () => string; tone: Tone }> = {
  draft: { word: m.cdesk_state_draft, tone: 'neutral' },
  scheduled: { word: m.cdesk_state_scheduled, tone: 'accent' },
  published: { word: m.cdesk_state_published, tone: 'good' },
  withdrawn: { word: m.cdesk_state_withdrawn, tone: 'warn' },
};

export const articleKindWord: Record<ArticleKind, () => string> = { article: m.cdesk_kind_article, press_release: m.cdesk_kind_press_release };
