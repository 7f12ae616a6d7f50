// Renders an email of the outbox: its subject line, its HTML and its plain text, all by the one component of its kind
// (decision 0080). The build makes build/emails/render-email.js of it, because Node runs no .tsx.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailToRender, RenderedEmail } from '#domain/outbox';
import { runWithLocale } from '#platform/request-locale';
import { emailComponents } from './email-components.ts';
import { EmailContext, type EmailForm } from './layout/email-context.ts';

export function renderEmail({ kind, values, brand, locale }: EmailToRender): RenderedEmail {
  const Component = emailComponents[kind] as ComponentType<Pick<EmailToRender, 'brand' | 'locale'>>;
  const write = (form: EmailForm) =>
    renderToStaticMarkup(
      <EmailContext value={{ form, brand, locale }}>
        <Component {...values} brand={brand} locale={locale} />
      </EmailContext>,
    );
  return runWithLocale(locale, () => ({
    subject: unescape(write('subject')),
    text: unescape(write('text')),
    html: `<!DOCTYPE html>\n${write('html')}\n`,
  }));
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What React escapes, taken back: subject and plain text are no HTML and hold no elements. */
function unescape(markup: string): string {
  return markup.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => characters[escaped]!);
}
