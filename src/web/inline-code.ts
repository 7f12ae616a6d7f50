// Every inline style and script of a page, as the document writes it: the content policy names them by their hashes
// (host/inline-hashes.server.ts), so that a reading page needs no nonce and can be stored.
import type { ColorSettings } from '#domain/brands';
import type { TagIds } from '#shared/tags';
import { afterPaintScript } from '#web/after-paint';
import { missingPartScript } from '#web/chunk-guard';
import { brandStyle } from '#web/drawings/brand-style.server';
import { frameScript } from '#web/frame-script';
import type { PageKind } from '#web/page-kinds';
import { darkScreenScript } from '#web/quran/dark-screen';
import { tagsScript } from '#web/tags/load-tags';
import { leadHomeScript } from '#web/ui/elements/fault-popup';
import { readingSizeScript } from '#web/ui/elements/reading-size';
import { returnToPlaceScript } from '#web/ui/elements/scroll-position';
import { pageSheets } from './styles/page-sheets.ts';

export interface InlineCode {
  /** The style of a page of that kind in a brand's colours. */
  styleOf(kind: PageKind, colors: ColorSettings): string;
  scripts: readonly string[];
  tagsScript(tags: TagIds): string;
}

export const inlineCode: InlineCode = {
  styleOf: (kind, colors) => brandStyle(colors) + pageSheets[kind],
  scripts: [
    frameScript,
    missingPartScript,
    afterPaintScript,
    returnToPlaceScript,
    readingSizeScript,
    darkScreenScript,
    leadHomeScript,
  ],
  tagsScript,
};
