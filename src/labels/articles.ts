// The words of an article's state and kind.
import * as m from '#messages/messages';
import type { ArticleKind, ArticleState } from '#shared/hasanah';
import type { Tone } from '#labels/tone';

export const articleStateLabel: Record<ArticleState, { word: () => string; tone: Tone }> = {
  draft: { word: m.editor_state_draft, tone: 'neutral' },
  scheduled: { word: m.editor_state_scheduled, tone: 'accent' },
  published: { word: m.editor_state_published, tone: 'good' },
  withdrawn: { word: m.editor_state_withdrawn, tone: 'warn' },
};

export const articleKindLabel: Record<ArticleKind, () => string> = {
  article: m.editor_kind_article,
  press_release: m.editor_kind_press_release,
};
