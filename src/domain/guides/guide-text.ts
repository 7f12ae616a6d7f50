// The format of a guide: a head (title, summary, sources), then Markdown with three additions: checklists (`- [key]
// text`), a supplication (`:: doa id`) and a drawing (`:: miqat-map`). Pure (spec §2 guides).
import { isLocale, type Locale } from '#shared/locale';

export interface GuideSource {
  /** Who says it and where. */
  text: string;
  /** Title of a work, in the language it is written in on every page. */
  title: string | null;
  titleLang: Locale;
}

export interface TickItem {
  /** The same in both languages: a checked item stays checked. */
  key: string;
  text: string;
}

export type GuideBlock =
  | { kind: 'text'; markdown: string }
  | { kind: 'ticks'; items: TickItem[] }
  | { kind: 'doa'; id: string }
  | { kind: 'miqat-map' };

export interface GuideText {
  title: string;
  /** One or two sentences: for the list of guides and for search engines. */
  summary: string;
  sources: GuideSource[];
  blocks: GuideBlock[];
}

const tick = /^- \[([a-z0-9-]+)\] (.+)$/;
const directive = /^:: (doa ([a-z-]+)|miqat-map)$/;

/** Throws for a text without title, summary or sources: guides are shipped, so that is our own fault. */
export function parseGuide(file: string): GuideText {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('A guide begins with its head between two lines of ---');
  const sources = head
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => sourceOf(line.slice(2)));
  if (sources.length === 0) throw new Error('A guide names its sources');
  return { title: entry(head, 'title'), summary: entry(head, 'summary'), sources, blocks: blocksOf(body) };
}

function entry(head: string, name: string): string {
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1];
  if (!value) throw new Error(`The head of a guide has no ${name}`);
  return value;
}

function sourceOf(line: string): GuideSource {
  const [text = '', title, lang] = line.split(' | ');
  return { text, title: title ?? null, titleLang: isLocale(lang) ? lang : 'id' };
}

function blocksOf(body: string): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  for (const line of body.trimEnd().split('\n')) {
    const last = blocks.at(-1);
    const [, key, text] = tick.exec(line) ?? [];
    const [, what, doa] = directive.exec(line) ?? [];
    if (key !== undefined && text !== undefined) {
      if (last?.kind === 'ticks') last.items.push({ key, text });
      else blocks.push({ kind: 'ticks', items: [{ key, text }] });
    } else if (what !== undefined)
      blocks.push(doa === undefined ? { kind: 'miqat-map' } : { kind: 'doa', id: doa });
    else if (last?.kind === 'text') last.markdown += `\n${line}`;
    else if (line !== '') blocks.push({ kind: 'text', markdown: line });
  }
  return blocks;
}
