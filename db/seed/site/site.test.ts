// What the demo's brands say, checked as a careful reader would: complete in both languages, calm, legible, without dead links.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#domain/site-content';
import type { LocalText } from '#shared/locale';
import { parseCoverUrl } from '#art/cover-address';
import { banners } from './banners.ts';
import { brands, socialMediaOf } from './brands.ts';
import { distributionPartners } from './distribution-partners.ts';
import { faqs } from './faqs.ts';
import { galleries } from './galleries.ts';
import { sitePages } from './site-pages.ts';

const pages = sitePages('2027-02-13');
const textOf = (slug: string) => pages.find((page) => page.slug === slug)!.body;
const allTexts: LocalText[] = [
  ...brands.flatMap((brand) => [brand.slogan, ...brand.badges.map((badge) => badge.name)]),
  ...banners.flatMap((banner) => [banner.title, banner.text]),
  ...galleries.flatMap((picture) => [picture.title, picture.caption]),
  ...pages.flatMap((page) => [page.title, page.body]),
  ...faqs.flatMap((faq) => [faq.question, faq.answer]),
  ...distributionPartners.flatMap((partner) => [partner.description, partner.headline, partner.body]),
];

describe.each(brands)('the brand $name', ({ colors, phone, whatsapp, id }) => {
  test.each([
    ['text', colors.text_primary, colors.background_web],
    ['text on cards', colors.text_primary, colors.background_paper],
    ['quiet text', colors.text_secondary, colors.background_web],
    ['faint text', colors.text_disabled, colors.background_web],
    ['primary on paper', colors.background_primary, colors.background_web],
    ['white on primary', '#FFFFFF', colors.background_primary],
    ['white on the dark ground', '#FFFFFF', colors.background_primary_dark],
  ])('%s has the contrast of WCAG AA', (_what, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test('phone numbers can be dialled and marks are there', () => {
    for (const number of [phone, whatsapp]) expect(parsePhoneNumberFromString(number)?.isValid()).toBe(true);
    for (const file of [`brands/${id}.svg`, `brands/${id}-light.svg`, `icons/${id}/favicon.svg`])
      expect(join(import.meta.dirname, '../../../public', file)).toSatisfy(existsSync);
  });
  test('social addresses belong to nobody', () => {
    for (const url of Object.values(socialMediaOf(brands.find((brand) => brand.id === id)!)))
      expect(url).toMatch(/^https:.*example$/);
  });
});

test('every text stands in both languages, calmly', () => {
  for (const { id, en } of allTexts) {
    expect(id.length).toBeGreaterThan(0);
    expect(en?.length).toBeGreaterThan(0);
    expect(`${id} ${en}`).not.toMatch(/!|lorem|TODO/);
  }
});

test('both languages of a text have the same headings, lists and links', () => {
  for (const { id, en } of allTexts) expect(shape(en!)).toEqual(shape(id));
});

test('rendered texts leave no placeholder and no dead markup behind', () => {
  const values = { brand: 'B', business: 'PT B', email: 'a@b.example', phone: '1', domain: 'b.example' };
  for (const text of allTexts)
    for (const words of [text.id, text.en!])
      expect(renderMarkdown(words, values).replace(/<[^>]*>/g, '')).not.toMatch(/[{}]|\]\(|\*\*|^#/m);
});

test('own links lead to pages that the site has', () => {
  const targets = [
    ...allTexts.flatMap(({ id, en }) =>
      [...`${id} ${en}`.matchAll(/\]\((\/[^)]*)\)/g)].map((link) => link[1]),
    ),
    ...banners.map((banner) => banner.link),
  ];
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets)
    expect([
      '/faq',
      '/syarat-ketentuan',
      '/kebijakan-privasi',
      '/umroh',
      '/haji',
      '/wisata-syariah',
      '/partner',
      '/member/profile',
      '/member/profile/delete',
      '/oleh-oleh?category=bingkisan',
      '/oleh-oleh?category=kurma',
    ]).toContain(target);
});

test.each([
  ['Safa dan Marwah, Makkah', 'masa'],
  ['Padang Arafah', 'arafah'],
])('%s is drawn as that place', (title, scene) => {
  const shown = galleries.find((gallery) => gallery.title.id === title);
  expect(parseCoverUrl(shown?.picture ?? '')?.scene).toBe(scene);
  expect(shown?.caption.id).toMatch(/^Ilustrasi\./);
});

test('every picture is a cover the server can draw, and no picture comes twice', () => {
  const pictures = [...banners, ...galleries].map(({ picture }) => picture);
  for (const picture of pictures) expect(parseCoverUrl(picture)).not.toBeNull();
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('every gallery caption says that the picture is drawn', () => {
  expect(galleries.length).toBeGreaterThanOrEqual(12);
  for (const { caption } of galleries) {
    expect(caption.id).toMatch(/^Ilustrasi\. /);
    expect(caption.en).toMatch(/^Illustration\. /);
  }
});

test('questions cover all six topics', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(24);
  expect(new Set(faqs.map(({ topic }) => topic))).toEqual(
    new Set(['safety', 'booking', 'payment', 'documents', 'journey', 'account']),
  );
});

test('a brand without hajj is given no words about offering it', () => {
  const isElsewhere = ({ brand }: { brand?: string }) => brand === 'rihlah';
  const shown = [
    ...banners.filter((banner) => !isElsewhere(banner)).flatMap(({ title, text }) => [title.id, text.id]),
    ...faqs.filter((faq) => !isElsewhere(faq)).map(({ question }) => question.id),
    ...pages.filter((page) => page.slug === 'tentang-kami' && !isElsewhere(page)).map(({ body }) => body.id),
  ];
  for (const text of shown) expect(text).not.toMatch(/\bhaji\b(?! dan umrah)|PIHK/i);
});

test.each([
  ['intermediary', /perantara/, /intermediary/],
  [
    'no change, cancellation, refund or transfer',
    /tidak dapat diubah, dibatalkan, dikembalikan uangnya, atau dialihkan/,
    /cannot be changed, cancelled, refunded or transferred/,
  ],
  ['except by the partner', /mitra membatalkan atau menjadwalkan ulang/, /partner cancels or reschedules/],
  [
    'wrong account or amount',
    /nominal yang salah \*\*tidak dikembalikan dan tidak dihitung/,
    /wrong amount is \*\*not refunded and not counted/,
  ],
  ['confirmation letter', /surat konfirmasi ke alamat email/, /confirmation letter to the booker’s email/],
  ['children', /di bawah 13 tahun/, /under 13/],
  ['single-level affiliates', /satu tingkat/, /single level/],
  [
    'version and date',
    /Versi 1, berlaku sejak 13 Februari 2027/,
    /Version 1, in force since 13 February 2027/,
  ],
])('the terms state: %s (spec §1)', (_what, indonesian, english) => {
  expect(textOf('syarat-ketentuan').id).toMatch(indonesian);
  expect(textOf('syarat-ketentuan').en).toMatch(english);
});

test('the about pages claim no number of partners: the page counts them (decision 0073)', () => {
  for (const { body } of pages.filter((page) => page.slug === 'tentang-kami')) {
    expect(body.id).toContain('dihitung setiap hari dan tertulis di atas');
    expect(body.en).toContain('counted every day and written above');
    for (const text of [body.id, body.en])
      expect(text).not.toMatch(/\d+\+? (biro|mitra|travel|partners?)|lebih dari \d|(more than|over) \d/);
  }
});

test.each(['id', 'en'] as const)('deleting an account needs no email to us (%s)', (locale) => {
  const faq = faqs.find(({ question }) => question.id === 'Bagaimana menghapus akun dan data saya?');
  expect(faq?.answer[locale]).toContain('](/member/profile/delete)');
  expect(faq?.answer[locale]).not.toContain('mailto:');
  expect(textOf('kebijakan-privasi')[locale]).toContain('](/member/profile/delete)');
});

function shape(text: string) {
  const kinds = renderMarkdown(text).match(/<(h\d|li|ol|ul|a href="[^"]*")/g) ?? [];
  return kinds.map((kind) => kind.replace(/^<h(\d).*/, 'h$1'));
}

/** WCAG 2.2 contrast ratio of two hex colours. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
