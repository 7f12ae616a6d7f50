// The planner over real offers: which banks are asked, and when financing is not spoken of.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#domain/brands';
import { catalogueScope } from '#domain/catalogue';
import { addDays, addMonths } from '#shared/dates';
import { readPlannerForm } from '#shared/planner-form';
import { createBankTerms, approveFinancing } from '#test/factories/bank-terms';
import {
  createDeparture,
  createPartner,
  createPlaces,
  createProgramme,
  TODAY,
} from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { leastMonthly, planJourney } from './planner.ts';

const { database, deps, brand } = useTestContext();
let bank: string;
beforeAll(async () => {
  await createPlaces(database.db);
  bank = (await createPartner(database.db, { slug: 'bank', kind: 'financial', licences: {} })).id;
});

const plan = (query: string, at = deps, on = brand) =>
  planJourney(at, catalogueScope(at, on), on, readPlannerForm(new URLSearchParams(query), TODAY).form);

describe('a journey that is planned', () => {
  it('needs a package or a price', async () => {
    expect(await plan('')).toBeNull();
    expect(await plan('product=tidak-ada')).toBeNull();
    expect((await plan('price=30.000.000&people=2'))!.price).toBe(60_000_000);
  });

  it('takes the all-in price of the package', async () => {
    const { slug } = await createDeparture(database.db, {});
    const found = (await plan(`product=${slug}&price=5000000`))!;
    expect(found.product?.slug).toBe(slug);
    expect(found.price).toBe(found.product!.allInPrice);
    const least = (await leastMonthly(deps, catalogueScope(deps, brand)))!;
    expect(least.price).toBeLessThanOrEqual(found.price);
    expect(least.monthly).toBeGreaterThan(0);
  });
});

describe('financing', () => {
  it('is not spoken of before a lawyer approved it, nor once the approval has run out', async () => {
    await createBankTerms(database.db, bank, { effectiveOn: addDays(TODAY, -10) });
    expect((await plan('price=24000000'))!.finance).toEqual([]);
    await approveFinancing(database.db, { from: addDays(TODAY, -5), until: addDays(TODAY, 30) });
    expect((await plan('price=24000000'))!.finance.map(({ bank: { slug } }) => slug)).toEqual(['bank']);
    const later = { ...deps, now: () => new Date(`${addDays(TODAY, 31)}T05:00:00Z`) };
    expect((await plan('price=24000000', later))!.finance).toEqual([]);
  });

  it('takes the latest approved terms that have begun', async () => {
    await createBankTerms(database.db, bank, { effectiveOn: TODAY, ujrahEachMonth: 10_000 });
    await createBankTerms(database.db, bank, { effectiveOn: addDays(TODAY, 1), ujrahEachMonth: 20_000 });
    await createBankTerms(database.db, bank, {
      effectiveOn: TODAY,
      ujrahEachMonth: 30_000,
      isApproved: false,
    });
    const [offer] = (await plan('price=24000000&monthly=5000000'))!.finance;
    expect(offer!.way.sum!.ujrah).toBe(10_000 * offer!.way.sum!.months);
  });

  it('is never for hajj, for several people, or where the brand has switched it off', async () => {
    const hajj = await createProgramme(database.db, { kind: 'hajj_plus' });
    const { slug } = await createDeparture(database.db, { programme_id: hajj.id });
    const ofHajj = (await plan(`product=${slug}`))!;
    expect([ofHajj.product?.category, ofHajj.finance]).toEqual(['hajj', []]);
    expect((await plan('price=24000000&people=2'))!.finance).toEqual([]);
    const off: Brand = { ...brand, flags: Object.assign({}, brand.flags, { is_financing: 0 }) };
    expect(await plan('price=24000000', deps, off)).toMatchObject({ isFinancingOpen: false, finance: [] });
  });
});

describe('the month in which somebody wants to leave', () => {
  const month = (months: number) => addMonths(TODAY, months).slice(0, 7);
  const read = (by: string) => readPlannerForm(new URLSearchParams({ by }), TODAY);

  it('is one to come, and not too far', () => {
    expect([read(month(1)).form.by, read(month(60)).form.by]).toEqual([1, 60]);
    expect(
      [month(0), month(-3), month(61), '2031-13', 'Maret'].map((by) => read(by).faults[0]?.field),
    ).toEqual(Array(5).fill('by'));
  });
  it('is the day of waiting, and is told the sum a month that is in time', async () => {
    const found = (await plan(`price=30000000&by=${month(15)}`))!;
    expect([found.wait.readyIn, found.monthlyFor.map(({ months }) => months)]).toEqual([
      15,
      [12, 15, 18, 24],
    ]);
    const { monthly } = found.monthlyFor[1]!;
    expect(
      (await plan(`price=30000000&by=${month(15)}&monthly=${monthly}`))!.save.readyIn,
    ).toBeLessThanOrEqual(15);
    expect((await plan(`price=30000000&by=${month(12)}`))!.monthlyFor).toHaveLength(3);
  });
});

describe('what is typed', () => {
  it('is read as people write sums, and named where it cannot be', () => {
    const read = (query: string) => readPlannerForm(new URLSearchParams(query), TODAY);
    expect(read('price=Rp 30.000.000&monthly=1 500 000').form).toMatchObject({
      price: 30_000_000,
      monthly: 1_500_000,
    });
    const wrong = read('price=1000&monthly=banyak&growth=-3&people=0&by=9e9&saved=%00');
    expect(wrong.faults.map(({ field }) => field)).toEqual([
      'price',
      'people',
      'saved',
      'monthly',
      'growth',
      'by',
    ]);
    expect(wrong.form).toMatchObject({ price: 0, people: 1, monthly: 1_000_000, growth: 5, by: 24 });
  });
});
