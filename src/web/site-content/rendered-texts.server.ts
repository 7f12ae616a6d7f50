// Markdown of brands and partners as HTML for reading pages, kept: rendering a long one costs 2 to 4 ms, about three pages.
import { hash } from 'node:crypto';
import type { Brand } from '#domain/brands';
import { type MarkdownValues, renderMarkdown } from '#domain/site-content';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import { readablePhone } from '#shared/readable-phone';
import type { ReadingText, TextHeading } from './reading-text.ts';

/** Two brands in two languages hold about 200 texts; the oldest leaves when there are more. */
const keptAtMost = 500;
const kept = new Map<string, Omit<ReadingText, 'lang'>>();

/** The text for a reader of `locale`. What it is made of is its key: a changed text, brand or link is another entry. */
export function renderedText(brand: Brand, text: LocalText, locale: Locale): ReadingText {
  const { text: words, lang } = textIn(text, locale);
  const values = valuesOf(brand);
  const key = hash('sha256', JSON.stringify([locale, values, words]));
  const rendered = kept.get(key) ?? keep(key, render(words, values, locale));
  return lang === locale ? rendered : { ...rendered, lang };
}

/** The same, not kept: of a text that is being written. */
export function freshText(brand: Brand, words: string, locale: Locale): ReadingText {
  return render(words, valuesOf(brand), locale);
}

function render(words: string, values: MarkdownValues, locale: Locale): Omit<ReadingText, 'lang'> {
  const html = renderMarkdown(words, values, locale);
  return { html, headings: headingsIn(html) };
}

function keep(key: string, rendered: Omit<ReadingText, 'lang'>): Omit<ReadingText, 'lang'> {
  const oldest = kept.size >= keptAtMost ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, rendered);
  return rendered;
}

function valuesOf(brand: Brand): MarkdownValues {
  return {
    brand: brand.name,
    business: brand.businessName,
    email: brand.email,
    phone: readablePhone(brand.phoneNumber),
    domain: brand.domainName,
  };
}

/** The sections, in order: the renderer gives every heading an id. */
export function headingsIn(html: string): TextHeading[] {
  return [...html.matchAll(/<h2 id="([^"]*)">((?:[^<]|<(?!\/?h2))*)<\/h2>/g)].map(([, id, title]) => ({
    id: id!,
    title: asText(title!),
  }));
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function asText(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign]!);
}
