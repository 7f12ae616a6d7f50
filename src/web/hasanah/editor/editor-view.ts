// What the page of an article's editor shows: built in its loader and in its action.
import type { ArticleState } from '#shared/hasanah';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import type { ReadingText } from '#web/site-content/reading-text';

export interface PictureView {
  id: string;
  address: string;
  width: number;
  height: number;
  alt: string;
  isCover: boolean;
  /** What shows it in a text. */
  markdown: string;
}

export interface EditedArticle {
  id: string;
  slug: string;
  state: ArticleState;
  publishAt: string | null;
  version: number;
  pictures: PictureView[];
  history: { action: string; line: string }[];
  /** Who saved it last, and when. */
  last: { name: string; at: string } | null;
}

/** The article as it will be read, in each language it is written in. */
export type PreviewView = { title: string; summary: string; text: ReadingText; lang: 'id' | 'en' }[];

/** What comes back to the form. */
export interface EditorAnswer extends FormAnswer {
  preview: PreviewView;
  /** A colleague was faster: who, when, and the version that stands there now. */
  conflict: { name: string; at: string; version: number } | null;
}
