// What may be wrong with a visited page, as sentences. Pure: the crawl brings the facts.
import { splitLocale } from '#shared/locale-path';
import type { Visit } from './crawl-site.ts';
import type { DocumentState, DocumentLink } from './read-document.ts';
import { foreignPhrases } from './forbidden-text.ts';

/** Values that reached the page instead of words; letters beside them make them a part of one, as in “îmânan”. */
const leaked = /(?<!\p{L})(?:undefined|NaN|null|Invalid Date)(?!\p{L})|\[object |\{[a-z]\w*\}/u;
const leavingSite = /^(https?:|mailto:|tel:)/;

export interface Vocabulary {
  /** Names of all messages, which nobody should ever read. */
  messageKeys: ReadonlySet<string>;
  /** Names that stay as they are in every language, such as those of travel partners. */
  names: RegExp;
}

/** Faults of one visit. */
export function visitFaults(
  { status, address, redirectedTo, document }: Visit,
  vocabulary: Vocabulary,
): string[] {
  if (status !== 200) return [`answers ${status}`];
  if (!document) return [];
  const { locale, path } = splitLocale(new URL(redirectedTo ?? address, 'http://page').pathname);
  return [
    ...(document.lang === locale ? [] : [`says lang="${document.lang}"`]),
    ...(document.title.trim() ? [] : ['has no title']),
    ...(document.headings.length === 1 && document.headings[0]
      ? []
      : [`has the h1s ${JSON.stringify(document.headings)}`]),
    ...document.deadAnchors.map((href) => `links to its own ${href}, which is not there`),
    ...document.links.flatMap((link) => linkFaults(link, locale)),
    ...wordFaults(document, locale, vocabulary),
    ...(document.isIndexed ? twinFaults(document, path) : []),
  ];
}

function linkFaults({ href, hrefLang, text }: DocumentLink, locale: 'id' | 'en'): string[] {
  if (leavingSite.test(href) || href.startsWith('#')) return href === '#' ? ['has a link to "#"'] : [];
  const { pathname } = new URL(href, 'http://page');
  const isPage = !/\.\w+$|^\/api\//.test(pathname);
  const expected = hrefLang ?? locale;
  const isSwitch = new URL(href, 'http://page').searchParams.get('lang') === expected;
  if (!isPage || isSwitch || splitLocale(pathname).locale === expected) return [];
  return [`links to ${href} ("${text.slice(0, 40)}"), which is in another language`];
}

function wordFaults(
  document: DocumentState,
  locale: 'id' | 'en',
  { messageKeys, names }: Vocabulary,
): string[] {
  const keys =
    document.allWords.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)?.filter((word) => messageKeys.has(word)) ?? [];
  return [
    ...keys.map((key) => `shows the name of a message: ${key}`),
    ...document.allWords
      .split('\n')
      .filter((line) => leaked.test(line))
      .map((line) => `shows "${line.slice(0, 80)}"`),
    ...foreignPhrases(document.words.replace(names, '·'), locale).map(
      (line) => `shows another language: "${line.slice(0, 80)}"`,
    ),
  ];
}

function twinFaults({ alternates, canonical }: DocumentState, path: string): string[] {
  const pathOf = (address: string | undefined | null) =>
    address ? splitLocale(new URL(address).pathname) : null;
  const id = pathOf(alternates['id']);
  const en = pathOf(alternates['en']);
  if (!canonical) return ['has no canonical address'];
  if (id?.locale !== 'id' || en?.locale !== 'en' || id.path !== en.path)
    return [`has the twins ${JSON.stringify(alternates)}`];
  const isKnownAs = path === '/home' ? '/' : path;
  return pathOf(canonical)?.path === isKnownAs ? [] : [`calls itself ${canonical}`];
}
