// Every kind of email and text message, in both languages and both brands: complete, the same in plain text and HTML,
// readable in any mail program, and safe against hostile names.
import { describe, expect, it } from 'vitest';
import { brands as seeds } from '#db/site/brands';
import type { Brand } from '#domain/brands';
import { runWithLocale } from '#platform/request-locale';
import { type Locale, locales } from '#shared/locale';
import { rupiah } from '#shared/money';
import { readablePhone } from '#shared/readable-phone';
import {
  emailTemplates,
  type EmailName,
  type EmailValues,
  textTemplates,
  type TextName,
  type TextValues,
} from './email-templates.ts';
import type { EmailTemplate, EmailPart, TextTemplate } from './email-template.ts';
import { renderEmail } from './render-email.ts';

const at = new Date('2027-03-15T02:30:00Z');
const name = 'Siti "Aminah" <b>O\'Brien</b> & كريم';
const link = 'https://rihlah.example/x?a=1&b="2"';

const order = { name, code: 'RH-7K2M9QXA', journey: 'Umrah & <Turki>', link };

/** A new kind does not compile without its sample. */
const samples: { [Name in EmailName]: EmailValues<Name> } = {
  registration_code: { code: '012345', minutes: 10 },
  registration_known_address: { loginLink: link, resetLink: `${link}&c=3` },
  password_reset: { name, link, minutes: 60 },
  password_reset_unknown_address: { registerLink: link },
  password_changed: { name, at },
  phone_changed: { name, at },
  email_code: { code: '012345', minutes: 10 },
  email_taken: {},
  email_changed: { name, at },
  deletion_code: { name, code: '012345', minutes: 10 },
  account_deleted: { name, at },
  identity_linked: { name, provider: 'Google', at },
  identity_unlinked: { name, provider: 'Apple', at },
  sessions_ended: { name, at, device: '<Chrome> & Android' },
  second_factor_changed: { name, at, change: 'replaced' },
  second_factor_refused: { name, at, device: '<Chrome> & Android', method: 'password' },
  order_placed: { ...order, amount: rupiah(25_000_000), payableUntil: at },
  order_confirmed: {
    ...order,
    paid: rupiah(5_000_000),
    settlement: { amount: rupiah(25_000_000), dueOn: '2027-05-01' },
  },
  settlement_received: { ...order, paid: rupiah(25_000_000) },
  document_rejected: { ...order, document: 'Paspor', traveller: name, reason: 'Buram & <gelap>' },
  documents_accepted: order,
  order_cancelled: { ...order, refunds: [{ amount: rupiah(30_000_000), dueOn: '2027-03-29' }] },
  order_cancelled_by_terms: {
    ...order,
    partner: 'Biro & <Rekan>',
    requestedOn: '2027-03-10',
    share: '75%',
    kept: rupiah(7_500_000),
    refunds: [{ amount: rupiah(22_500_000), dueOn: '2027-03-29' }],
  },
  order_rescheduled: {
    ...order,
    from: { departsOn: '2027-06-13', returnsOn: '2027-06-21' },
    to: { departsOn: '2027-06-20', returnsOn: '2027-06-28' },
    answerUntil: '2027-03-29',
    settlement: { amount: rupiah(25_000_000), dueOn: '2027-05-08' },
  },
  new_date_refused: { ...order, refunds: [{ amount: rupiah(30_000_000), dueOn: '2027-03-29' }] },
  order_ended: {
    ...order,
    refunds: [{ amount: rupiah(28_000_000), dueOn: '2027-03-29' }],
    kept: { amount: rupiah(2_000_000), reason: 'Visa & <asuransi>' },
  },
  time_given: { ...order, amount: rupiah(25_000_000), dueAt: at },
  money_misfit: { ...order, came: rupiah(29_999_000), expected: rupiah(30_000_000), payableUntil: at },
  money_decided: {
    ...order,
    came: rupiah(29_999_000),
    becomes: 'refund',
    note: 'Kurang <seribu> & "salah"',
    refundBy: '2027-03-29',
  },
  order_attention: { ...order, why: 'seats_gone', refunds: [] },
  settlement_due: {
    name,
    code: 'RH-7K2M9QXA',
    journey: 'Umrah & <Turki>',
    amount: rupiah(25_000_000),
    dueAt: at,
    link,
  },
};
const textSamples: { [Name in TextName]: TextValues<Name> } = {
  phone_code: { code: '012345', minutes: 10 },
  new_date: {
    order: 'RH-7K2M9QXA',
    departsOn: '2027-06-20',
    answerUntil: '2027-03-29',
    link: 'https://rihlah.example/member/my-order/RH-7K2M9QXA',
  },
  seats_back: { journey: 'Umrah & <Turki>', departsOn: '2027-06-13', link },
};

const brands = seeds.map(
  (seed) => ({ ...seed, phoneNumber: seed.phone, officeAddress: seed.office }) as unknown as Brand,
);
const cases = Object.keys(emailTemplates).flatMap((kind) =>
  brands.flatMap((brand) =>
    locales.map((locale) => ({
      kind: kind as EmailName,
      locale,
      brand,
      title: `${kind}, ${brand.name}, ${locale}`,
    })),
  ),
);

function write(kind: EmailName, brand: Brand, locale: Locale) {
  const { compose } = emailTemplates[kind] as EmailTemplate<unknown>;
  return runWithLocale(locale, () => {
    const content = compose(samples[kind], brand);
    return { content, ...renderEmail(content, brand, locale) };
  });
}

/** What a reader sees of the HTML, in order; the URL under a button included. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const signs: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };
  return body.replaceAll(/<[^>]+>/g, '\n').replaceAll(/&(lt|gt|quot|#39|amp);/g, (sign) => signs[sign]!);
}

function piecesOf(part: EmailPart): string[] {
  if ('paragraph' in part) return [part.paragraph];
  if ('code' in part) return [part.code];
  if ('link' in part) return [part.label, part.link];
  return part.facts.flatMap((fact) => [fact.name, fact.value]);
}

describe.each(cases)('$title', ({ kind, brand, locale }) => {
  const { content, subject, text, html } = write(kind, brand, locale);

  it('says everything in both forms, in one language, without open placeholders', () => {
    const pieces = [
      ...content.parts.flatMap(piecesOf),
      brand.name,
      brand.email,
      readablePhone(brand.phoneNumber),
      brand.officeAddress,
      content.name ?? '',
    ];
    for (const piece of pieces) {
      expect(text).toContain(piece);
      expect(textOf(html)).toContain(piece);
    }
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object|letter_|\{\w+\}/);
    expect(html).toContain(`<html lang="${locale}">`);
    const other = write(kind, brand, locale === 'id' ? 'en' : 'id');
    expect(other.subject).not.toBe(subject);
    expect(other.text).not.toBe(text);
  });
  it('has a subject that fits on a phone', () => {
    expect(subject.length).toBeLessThanOrEqual(70);
    expect(subject).not.toMatch(/[\r\n!]/);
    expect(subject).toContain(brand.name);
  });
  it('escapes what people wrote', () => {
    expect(html).not.toContain('<b>O');
    expect(html).not.toContain('<Chrome>');
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) =>
      href!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    );
    expect(hrefs).toEqual(content.parts.flatMap((part) => ('link' in part ? [part.link] : [])));
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
      const paper = /background-color:(#\w{6})/.exec(style)?.[1];
      expect({ style, contrast: contrast(ink!, paper!) >= 4.5 }).toEqual({ style, contrast: true });
    }
  });
});

describe('emails with a secret', () => {
  it.each(locales)(
    'warn against passing it on and say what to do when it was somebody else (%s)',
    (locale) => {
      const secret = cases.filter(
        ({ kind, locale: own }) =>
          own === locale && ['registration_code', 'password_reset', 'deletion_code'].includes(kind),
      );
      for (const { kind, brand } of secret) {
        expect(write(kind, brand, locale).text).toMatch(
          locale === 'id'
            ? /Jangan berikan kode atau tautan[\s\S]*abaikan surat ini/
            : /Never give this code or link[\s\S]*ignore this letter/,
        );
      }
    },
  );
  it('to an unverified address contain no name that its sender chose', () => {
    for (const kind of [
      'registration_code',
      'registration_known_address',
      'password_reset_unknown_address',
    ] as const)
      expect(samples[kind]).not.toHaveProperty('name');
  });
});

it.each(Object.keys(textSamples) as TextName[])(
  "the text message %s fits into one SMS, and says that a code is nobody else's business",
  (kind) => {
    for (const brand of brands) {
      for (const locale of locales) {
        const text = runWithLocale(locale, () =>
          (textTemplates[kind] as TextTemplate<unknown>).compose(textSamples[kind], brand),
        );
        expect(text.length).toBeLessThanOrEqual(160);
        // Beyond plain letters an SMS holds seventy.
        expect(text).toMatch(/^[ -~]+$/);
        if (!('code' in textSamples[kind])) continue;
        expect(text).toContain('012345');
        expect(text).toMatch(locale === 'id' ? /Jangan berikan/ : /Never give/);
      }
    }
  },
);

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
