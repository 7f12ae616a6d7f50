// Every inline style and script of a page, as the document writes it: the content policy names them by their hashes
// (host/inline-hashes.server.ts), so that a reading page needs no nonce and can be stored.
import type { ColorSettings } from '#domain/brands';
import type { TagIds } from '#shared/tags';
import { afterPaintScript } from '#web/after-paint';
import { missingPartScript } from '#web/chunk-guard';
import { brandStyle } from '#web/drawings/brand-style.server';
import { frameScript } from '#web/frame-script';
import { darkScreenScript } from '#web/quran/dark-screen';
import { tagsScript } from '#web/tags/load-tags';
import { leadHomeScript } from '#web/ui/elements/fault-popup';
import { readingSizeScript } from '#web/ui/elements/reading-size';
import { returnToPlaceScript } from '#web/ui/elements/scroll-position';
import sheet from './styles/app.css?inline';

export interface InlineCode {
  /** The style of a page in a brand's colours. */
  styleOf(colors: ColorSettings): string;
  scripts: readonly string[];
  tagsScript(tags: TagIds): string;
}

export const inlineCode: InlineCode = {
  styleOf: (colors) => brandStyle(colors) + sheet,
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
