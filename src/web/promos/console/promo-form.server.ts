// A promo between the form of its page and the domain (docs/product/promos.md).
import type { Actor } from '#domain/memberships';
import { listPromoPartners } from '#domain/promos';
import { promoCategoryLabel } from '#labels/promos';
import { categories } from '#shared/catalogue';
import { promoCategories } from '#shared/promo-category';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { groupedDigits } from '#shared/grouped-digits';
import type { PromoForm } from '#shared/promo-form';
import type { PageRequest } from '#web/request/page-context.server';
import { type NestedFields, nestedValues, readNestedForm } from '#web/ui/forms/nested-form.server';
import { basisPointsOf, typedPercent, wholeNumberOf } from '#shared/written-numbers';
import type { PromoConsole } from './promo-console.ts';

/** The fields as the domain checks them; `naming` lets its faults name the fields of the form. */
export function readPromoForm(form: FormData) {
  const { fields, naming } = readNestedForm(form, [], []);
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const { kind, amount, basis_points: percent, cap } = asFields(fields['discount']);
  return {
    promo: {
      brand: text('brand'),
      code: text('code'),
      title: fields['title'],
      description: fields['description'],
      terms: termsOf(asFields(fields['terms'])),
      category: text('category'),
      partner: text('partner'),
      departures: departuresIn(text('departures')),
      discount:
        kind === 'share'
          ? { kind, basis_points: basisPointsOf(percent), cap: wholeNumberOf(cap) }
          : { kind, amount: wholeNumberOf(amount) },
      minimum_order: wholeNumberOf(text('minimum_order') || '0'),
      valid_from: text('valid_from'),
      valid_until: text('valid_until'),
      max_uses: text('max_uses') === '' ? null : wholeNumberOf(text('max_uses')),
      max_uses_per_member: wholeNumberOf(text('max_uses_per_member')),
      budget: text('budget') === '' ? null : wholeNumberOf(text('budget')),
      is_listed: text('is_listed') === 'yes',
    },
    naming: <Answer>(change: () => Promise<Answer>) => naming(change).catch(ofTerms),
  };
}

/** All terms stand in one field for each language, all departures in one. */
function ofTerms(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(
    error.code,
    error.faults.map((fault) =>
      fault.field.startsWith('terms')
        ? { ...fault, field: fault.field.endsWith('en') ? 'terms:en' : 'terms:id' }
        : fault.field.startsWith('departures')
          ? { ...fault, field: 'departures' }
          : fault,
    ),
  );
}

/** One in each line: its name, or the address of its page. */
const departuresIn = (text: string) =>
  text
    .split(/\s+/)
    .map((line) => line.split(/[?#]/)[0]!.split('/').findLast(Boolean) ?? '')
    .filter((name) => name !== '');

const asFields = (value: NestedFields[string] | undefined): NestedFields =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

/** One sentence on each line; the same line of both fields is one term. */
function termsOf({ id, en }: NestedFields) {
  const [indonesian, english] = [id, en].map((text) => (typeof text === 'string' ? text : '').split('\n'));
  return Array.from({ length: Math.max(indonesian!.length, english!.length) }, (_, at) => ({
    id: (indonesian![at] ?? '').trim(),
    en: (english![at] ?? '').trim(),
  })).filter((term) => term.id !== '' || term.en !== '');
}

/** What stands in the fields at first. */
export function promoValues(form: PromoForm): Record<string, string> {
  const { discount, terms, departures, ...rest } = form;
  const grouped = (amount: number | null) => (amount === null ? '' : groupedDigits(amount, '.'));
  return {
    ...nestedValues(rest),
    'discount:kind': discount.kind,
    ...(discount.kind === 'amount'
      ? { 'discount:amount': grouped(discount.amount) }
      : {
          'discount:basis_points': typedPercent(discount.basis_points),
          'discount:cap': grouped(discount.cap),
        }),
    departures: departures.join('\n'),
    'terms:id': terms.map(({ id }) => id).join('\n'),
    'terms:en': terms
      .map(({ en = '' }) => en)
      .join('\n')
      .trimEnd(),
    minimum_order: grouped(form.minimum_order),
    budget: grouped(form.budget),
  };
}

/** Of a promo nobody has written yet. */
export function firstValues({ brand, deps }: PageRequest): Record<string, string> {
  const today = todayInIndonesia(deps.now());
  return {
    brand: brand.id,
    category: 'umrah',
    'discount:kind': 'amount',
    minimum_order: '0',
    valid_from: today,
    valid_until: addDays(today, 30),
    max_uses_per_member: '1',
    is_listed: 'yes',
  };
}

/** What can be chosen; of a partner's own promo the partner is no choice. */
export async function promoChoices({ deps }: PageRequest, actor: Actor, at: PromoConsole) {
  return {
    brands: deps.brands.list().map(({ id, name }) => ({ value: id, label: name })),
    categories: (at === 'operator' ? promoCategories : categories).map((value) => ({
      value,
      label: promoCategoryLabel[value](),
    })),
    partners:
      at === 'operator'
        ? (await listPromoPartners(deps, actor)).map(({ slug, name }) => ({ value: slug, label: name }))
        : null,
  };
}

export type PromoChoices = Awaited<ReturnType<typeof promoChoices>>;
