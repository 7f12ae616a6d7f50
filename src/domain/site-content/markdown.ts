// Markdown of brands and partners as HTML (spec §2 general pages). Their text is data, not trusted code: no HTML, no
// pictures but our own, no links that run anything.
import MarkdownIt from 'markdown-it';
import { type Locale, defaultLocale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { hyphenated } from '#shared/names';
import { ownPicture, pictureSet } from '#shared/article-pictures';
import { escapeHtml } from '#shared/escape-html';

/** Values of the placeholders {brand}, {business}, {email}, {phone} and {domain}. */
export type MarkdownValues = Partial<Record<'brand' | 'business' | 'email' | 'phone' | 'domain', string>>;

/** What a page needs to render a text: headings get ids of the text they carry. */
type RenderEnvironment = {
  locale: Locale;
  headingIds: Set<string>;
};

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false })
  // A picture would be a request to somebody else's server (docs/product/pages.md): only our own are shown, below.
  .disable('image');

markdown.validateLink = (href) => /^(https:\/\/|mailto:|tel:\+?\d|#)/i.test(href) || isOwnPath(href);

markdown.renderer.rules.link_open = (tokens, index, options, environment, renderer) => {
  const token = tokens[index]!;
  const href = String(token.attrGet('href'));
  if (isOwnPath(href)) token.attrSet('href', localePath(href, (environment as RenderEnvironment).locale));
  else if (/^https:/i.test(href)) token.attrSet('rel', 'noopener nofollow');
  return renderer.renderToken(tokens, index, options);
};

markdown.inline.ruler.before('image', 'own_picture', (state, silent) => {
  const found = ownPicture.exec(state.src.slice(state.pos, state.posMax));
  if (!found) return false;
  if (!silent) state.push('own_picture', 'img', 0).meta = found.groups ?? null;
  state.pos += found[0].length;
  return true;
});

markdown.renderer.rules['own_picture'] = (tokens, index) => {
  const { alt, address, width, height } = tokens[index]!.meta as Record<
    'alt' | 'address' | 'width' | 'height',
    string
  >;
  const set = pictureSet(address);
  return `<img src="${address}"${set ? ` srcset="${set}" sizes="(min-width: 46rem) 44rem, 100vw"` : ''} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
};

markdown.core.ruler.push('headings', ({ tokens, env }) => {
  const { headingIds } = env as RenderEnvironment;
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
    // The page's title is its only h1.
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_open')
      token.attrSet('id', freeId(tokens[index + 1]?.content ?? '', headingIds));
  });
});

/**
 * HTML that is safe on a page whatever the text contains. Placeholders without a value stay unchanged; a value is shown
 * as plain text. Links to own paths have no language prefix and get that of `locale`.
 */
export function renderMarkdown(
  text: string,
  values: MarkdownValues = {},
  locale: Locale = defaultLocale,
): string {
  const environment: RenderEnvironment = { locale, headingIds: new Set() };
  return markdown.render(fill(text, values), environment);
}

function fill(text: string, values: MarkdownValues): string {
  return text.replace(
    /\{(brand|business|email|phone|domain)\}/g,
    (placeholder, name: keyof MarkdownValues) => {
      const value = values[name];
      return value === undefined ? placeholder : asPlainText(value);
    },
  );
}

/** A value is never markup: every character that could be is escaped, and it stays on its line. */
function asPlainText(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}

function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

function freeId(heading: string, taken: Set<string>): string {
  const base = hyphenated(heading) || 'bagian';
  let id = base;
  for (let copy = 2; taken.has(id); copy++) id = `${base}-${copy}`;
  taken.add(id);
  return id;
}
