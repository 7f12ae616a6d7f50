// A guide as its page shows it, in the page's language.
import type { GuideSource, MiqatPlace, TickItem } from '#domain/guides';
import type { DoaView } from '#web/doa/doa-view';
import type { TextHeading } from '#web/site-content/reading-text';

export interface MiqatRow extends MiqatPlace {
  km: number;
  /** Clockwise from north, as seen from Makkah. */
  degrees: number;
}

export type GuideBlockView =
  | { kind: 'text'; html: string }
  | { kind: 'ticks'; name: string; items: TickItem[] }
  | { kind: 'doa'; doa: DoaView }
  | { kind: 'miqat-map'; rows: MiqatRow[]; makkah: { latitude: number; longitude: number } };

/** A guide in a list of guides. */
export interface GuideEntry {
  slug: string;
  chapter: number;
  title: string;
  summary: string;
  minutes: number;
}

export interface GuideView extends GuideEntry {
  headings: TextHeading[];
  blocks: GuideBlockView[];
  sources: GuideSource[];
  previous: GuideEntry | null;
  next: GuideEntry | null;
}

export interface GuideShelfView {
  parts: { part: 'know' | 'prepare' | 'perform' | 'return'; guides: GuideEntry[] }[];
}
