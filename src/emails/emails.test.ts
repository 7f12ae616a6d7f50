// Every email in both languages and both brands: complete, the same in plain text and HTML, readable in any mail
// program, and safe against hostile names.
import { describe, expect, it } from 'vitest';
import { brands as seeds } from '#db/site/brands';
import type { Brand } from '#domain/brands';
import type { EmailName, EmailToRender } from '#domain/outbox';
import * as m from '#messages/messages';
import { type Locale, locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { readablePhone } from '#shared/readable-phone';
import { renderEmail } from './render-email.tsx';
import { emailSamples } from './samples.ts';

const brands = seeds.map(
  (seed) => ({ ...seed, phoneNumber: seed.phone, officeAddress: seed.office }) as unknown as Brand,
);
const kinds = Object.keys(emailSamples(brands[0]!, 'id')) as EmailName[];
const cases = brands.flatMap((brand) =>
  locales.flatMap((locale) =>
    kinds.flatMap((kind) =>
      emailSamples(brand, locale)[kind].map((values, index) => ({
        title: `${kind} ${index + 1}, ${brand.name}, ${locale}`,
        email: { kind, values, brand, locale } as EmailToRender,
      })),
    ),
  ),
);

const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const unescape = (html: string) =>
  html.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (escaped) => characters[escaped]!);

/** What a reader sees of the HTML below the heading, one word after the other. */
function readHtml(html: string): string {
  const content = html.slice(html.indexOf('</h1>'));
  return words(unescape(content.replaceAll(/<[^>]+>/g, ' ')));
}
const words = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,:.])/g, '')
    .trim();

const hostile = 'Siti "Aminah" <b>O\'Brien</b> & كريم';
const writtenByPeople = ['name', 'journey', 'device', 'traveller', 'reason', 'note', 'partner'];

/** The email as it is when those who could choose a text of it chose a hostile one. */
function withHostileTexts(email: EmailToRender): EmailToRender {
  const values = Object.entries(email.values).map(([key, value]) => [
    key,
    writtenByPeople.includes(key) && typeof value === 'string' ? hostile : (value as unknown),
  ]);
  return { ...email, values: Object.fromEntries(values) } as EmailToRender;
}

/** Words that only one of the languages has. */
const onlyIn: Record<Locale, RegExp> = {
  id: /\b(?:yang|dan|dengan|untuk|tidak|Anda|pesanan|surat|paling|jika)\b/i,
  en: /\b(?:the|and|with|your|not|order|letter|until|if|please)\b/i,
};

describe.each(cases)('$title', ({ email }) => {
  const { brand, locale } = email;
  const { subject, text, html } = renderEmail(email);

  it('says the same in plain text and in HTML, and nothing is missing', () => {
    const inHtml = readHtml(html).replaceAll(`${m.email_link_hint({}, { locale })} `, '');
    const linkTwice = /(\S.*?): (https:\S+)/g;
    expect(inHtml).toBe(words(text.replace('\n-- \n', '\n')).replaceAll(linkTwice, '$1 $2'));
    expect(`${subject}${text}${html}`).not.toMatch(
      /undefined|null|NaN|\[object|email_|\{\w+\}|&(amp|lt|#x27);&/,
    );
    for (const piece of [brand.name, brand.email, readablePhone(brand.phoneNumber), brand.officeAddress])
      expect(text).toContain(piece);
  });
  it('is in one language', () => {
    expect(html).toContain(`<html lang="${locale}">`);
    const written = `${subject}\n${text}`.replaceAll(/https:\S+/g, '').replaceAll(brand.officeAddress, '');
    expect(written).toMatch(onlyIn[locale]);
    expect(written).not.toMatch(onlyIn[locale === 'id' ? 'en' : 'id']);
  });
  it("links to the brand's own pages in its language, and to nothing else", () => {
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => unescape(href!));
    for (const href of hrefs) {
      expect(href.startsWith(`https://${brand.domainName}${localePath('/', locale)}`)).toBe(true);
      expect(text).toContain(href);
    }
    expect(text.match(/https?:\/\/\S+/g) ?? []).toEqual(hrefs);
  });
  it('has a subject that fits on a phone', () => {
    expect(subject.length).toBeLessThanOrEqual(70);
    expect(subject).not.toMatch(/[\r\n!]/);
    expect(subject).toContain(brand.name);
  });
  it('escapes what people wrote', () => {
    const written = renderEmail(withHostileTexts(email));
    expect(written.html).not.toContain('<b>');
    const isShown = writtenByPeople.some(
      (key) => key !== 'name' && typeof (email.values as Record<string, unknown>)[key] === 'string',
    );
    expect(isShown ? written.text : hostile).toContain(hostile);
    expect(isShown ? readHtml(written.html) : words(hostile)).toContain(words(hostile));
  });
  it('needs no external resource, no table and no style sheet', () => {
    expect(html).not.toMatch(/<(table|img|link|style|script|iframe|form)\b|\bsrc=|url\(|@import|class=/i);
  });
  it('stays readable in dark mode: text and background colours are set together, in contrast', () => {
    const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style!);
    const coloured = styles.filter((style) => /(^|;)color:/.test(style));
    expect(coloured.length).toBeGreaterThan(3);
    for (const style of coloured) {
      const ink = /(?:^|;)color:(#\w{6})/.exec(style)?.[1];
      const ground = /background-color:(#\w{6})/.exec(style)?.[1];
      expect({ style, contrast: contrast(ink!, ground!) >= 4.5 }).toEqual({ style, contrast: true });
    }
  });
});

describe('emails with a secret', () => {
  it.each(locales)(
    'warn against passing it on and say what to do when it was somebody else (%s)',
    (locale) => {
      const secret = cases.filter(
        ({ email }) =>
          email.locale === locale &&
          ['registration_code', 'email_code', 'password_reset', 'deletion_code'].includes(email.kind),
      );
      expect(secret).toHaveLength(8);
      for (const { email } of secret)
        expect(renderEmail(email).text).toMatch(
          locale === 'id'
            ? /Jangan berikan kode atau tautan[\s\S]*abaikan surat ini/
            : /Never give this code or link[\s\S]*ignore this letter/,
        );
    },
  );
  it.each([
    'registration_code',
    'registration_known_address',
    'password_reset_unknown_address',
    'email_code',
    'email_taken',
  ] as const)('to an unverified address contain no name that its sender chose: %s', (kind) => {
    expect(emailSamples(brands[0]!, 'id')[kind][0]).not.toHaveProperty('name');
  });
});

it('greets nobody by a name that carries a link', () => {
  const [values] = emailSamples(brands[0]!, 'id').password_changed;
  const { text } = renderEmail({
    kind: 'password_changed',
    values: { ...values, name: 'Menang di jahat.test/x' },
    brand: brands[0]!,
    locale: 'id',
  });
  expect(text).toMatch(/^Assalamu'alaikum,\n/);
});

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
