// What a booking costs, and in which stages: examples, and properties that hold for every order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '#domain/catalogue';
import { cartForm } from '#shared/booking-form';
import type { RoomType } from '#shared/catalogue';
import { rupiah, shareOf, splitByLargestRemainder } from '#shared/money';
import { inputs } from '#test/rounds';
import { linesOf, totalOf } from './price.ts';
import { plansOf, paymentScheduleOf } from './payment-schedule.ts';

const offer: Offer = {
  departureId: 'd',
  slug: 'umroh-maret',
  programmeVersion: 1,
  programmeId: 'p',
  partnerId: 't',
  partnerSlug: 'nurani',
  kind: 'umrah_regular',
  category: 'umrah',
  title: { id: 'Umrah' },
  departsOn: '2027-06-13',
  saleEndsOn: '2027-05-30',
  ages: { infantBelow: 2, childBelow: 12 },
  quota: 40,
  seatsLeft: 40,
  block: null,
  isPublished: true,
  reservedFor: null,
  rooms: [
    { roomType: 'quad', amount: 30_000_000 },
    { roomType: 'double', amount: 34_000_000 },
  ],
  child: { basisPoints: 7_550 },
  infant: { amount: 4_000_000 },
  mandatoryExtras: [{ id: 1, name: { id: 'Perlengkapan' }, amount: 1_250_000 }],
  addons: [{ id: 2, name: { id: 'Kursi roda' }, amount: 500_000 }],
  supplies: [{ id: 1, name: { id: 'Koper' }, amount: 0, weightGrams: 3_000 }],
  downPayment: { amount: 5_000_000, settlementDueDays: 45 },
  isFinancingAvailable: false,
  isSavingsAvailable: false,
  contractTerms: [],
};
const form = (values: object) => cartForm.parse({ rooms: [{ room_type: 'quad', adults: 2 }], ...values });
const soon = new Date('2027-03-15T07:00:00Z');

describe('lines', () => {
  it('name every room, age, extra and add-on with its price', () => {
    const lines = linesOf(
      offer,
      form({
        rooms: [
          { room_type: 'quad', adults: 2, children: 1 },
          { room_type: 'double', adults: 1, infants: 1 },
        ],
        addons: [{ id: 2, quantity: 1 }],
        supplies: [{ id: 1, quantity: 5 }],
      }),
    );
    expect(lines.map(({ kind, quantity, each, amount }) => [kind, quantity, each, amount])).toEqual([
      ['room', 2, 30_000_000, 60_000_000],
      ['room', 1, 22_650_000, 22_650_000],
      ['room', 1, 34_000_000, 34_000_000],
      ['room', 1, 4_000_000, 4_000_000],
      ['extra', 5, 1_250_000, 6_250_000],
      ['addon', 1, 500_000, 500_000],
      ['supply', 5, 0, 0],
    ]);
    expect(totalOf(lines)).toBe(127_400_000);
  });

  it.each([
    [
      'a room that is not offered',
      { rooms: [{ room_type: 'triple', adults: 1 }] },
      { field: 'rooms', message: 'error_not_offered' },
    ],
    [
      'an add-on that is not there',
      { addons: [{ id: 9, quantity: 1 }] },
      { field: 'addons', message: 'error_not_offered' },
    ],
    [
      'more wheelchairs than people, said twice',
      {
        addons: [
          { id: 2, quantity: 2 },
          { id: 2, quantity: 1 },
        ],
      },
      { field: 'addons', message: 'error_more_than_people' },
    ],
    [
      'a crowd of wheelchairs',
      { addons: [{ id: 2, quantity: 21 }] },
      { field: 'addons', message: 'error_more_than_people' },
    ],
    [
      'more suitcases than people',
      { supplies: [{ id: 1, quantity: 3 }] },
      { field: 'supplies', message: 'error_more_than_people' },
    ],
  ])('refuse %s', (_what, values, fault) => {
    expect(() => linesOf(offer, form(values))).toThrow(
      expect.objectContaining({ code: 'invalid_input', faults: [fault] }),
    );
  });

  it('give each member of a large party the option they chose', () => {
    const lines = linesOf(
      offer,
      form({
        rooms: [
          { room_type: 'quad', adults: 20 },
          { room_type: 'double', adults: 10 },
        ],
        addons: [{ id: 2, quantity: 30 }],
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'addon', quantity: 30, amount: 15_000_000 }),
    );
  });

  it('refuse an age that is not offered', () => {
    expect(() =>
      linesOf({ ...offer, infant: null }, form({ rooms: [{ room_type: 'quad', adults: 1, infants: 1 }] })),
    ).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});

describe('the form', () => {
  const fault = (values: object) =>
    cartForm.safeParse({ rooms: [{ room_type: 'quad', adults: 1 }], ...values }).error?.issues[0]?.message;
  it.each([
    ['nobody', { rooms: [{ room_type: 'quad', adults: 0 }] }, 'error_adult_required'],
    ['children alone', { rooms: [{ room_type: 'quad', adults: 0, children: 2 }] }, 'error_adult_required'],
    [
      'more infants than adults',
      { rooms: [{ room_type: 'quad', adults: 1, infants: 2 }] },
      'error_infant_per_adult',
    ],
    [
      'a room named twice',
      {
        rooms: [
          { room_type: 'quad', adults: 1 },
          { room_type: 'quad', adults: 1 },
        ],
      },
      'error_invalid_value',
    ],
    ['a crowd', { rooms: [{ room_type: 'quad', adults: 21 }] }, 'error_too_many_people'],
    ['half a person', { rooms: [{ room_type: 'quad', adults: 1.5 }] }, 'error_invalid_value'],
    ['fewer than nobody', { rooms: [{ room_type: 'quad', adults: -1 }] }, 'error_invalid_value'],
  ])('refuses %s', (_what, values, message) => expect(fault(values)).toBe(message));

  it('treats missing choices as none', () => {
    expect(form({})).toEqual({
      rooms: [{ room_type: 'quad', adults: 2, children: 0, infants: 0 }],
      addons: [],
      supplies: [],
      status_product_supplies: 0,
    });
  });
});

describe('stages', () => {
  const sum = {
    total: rupiah(60_000_000),
    seats: 2,
    commission: rupiah(1_800_001),
    affiliate: rupiah(600_001),
  };
  it('are offered while the settlement lies ahead and something is left to settle', () => {
    expect(plansOf(offer, sum, soon)).toEqual(['full', 'down_payment']);
    expect(plansOf({ ...offer, departsOn: '2027-04-20' }, sum, soon)).toEqual(['full']);
    expect(plansOf(offer, { ...sum, total: rupiah(10_000_000) }, soon)).toEqual(['full']);
    expect(plansOf({ ...offer, downPayment: null }, sum, soon)).toEqual(['full']);
  });

  it("are due when the hold ends, and on the last second of the settlement's day in Jakarta", () => {
    expect(paymentScheduleOf(offer, 'down_payment', sum, soon)).toEqual([
      { stage: 'down_payment', amount: 10_000_000, dueAt: soon, commission: 300_000, affiliate: 100_000 },
      {
        stage: 'settlement',
        amount: 50_000_000,
        dueAt: new Date('2027-04-29T16:59:59Z'),
        commission: 1_500_001,
        affiliate: 500_001,
      },
    ]);
  });
});

const amount = fc.integer({ min: 0, max: 400_000_000 });
describe('every order', () => {
  it('totals its lines, each line is its quantity times its price, and every amount is a whole rupiah', () => {
    const count = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 10_000 }),
        amount,
        count,
        count,
        (quad, double, childShare, extra, adults, children) => {
          const lines = linesOf(
            {
              ...offer,
              rooms: [
                { roomType: 'quad', amount: quad },
                { roomType: 'double', amount: double },
              ],
              child: { basisPoints: childShare },
              mandatoryExtras: [{ id: 1, name: { id: 'x' }, amount: extra }],
            },
            form({
              rooms: (['quad', 'double'] as RoomType[]).map((room_type) => ({
                room_type,
                adults: adults + 1,
                children,
              })),
            }),
          );
          expect(totalOf(lines)).toBe(
            lines.reduce((total, { quantity, each }) => total + quantity * each, 0),
          );
          for (const line of lines)
            expect(
              Number.isSafeInteger(line.amount) &&
                line.amount === line.each * line.quantity &&
                line.amount >= 0,
            ).toBe(true);
        },
      ),
      inputs(),
    );
  });

  it('splits into parts that add up, each within one rupiah of its exact share, equal weights at most one apart', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 }),
        (whole, weights) => {
          const parts = splitByLargestRemainder(rupiah(whole), weights);
          const sum = weights.reduce((total, weight) => total + weight, 0);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(whole);
          parts.forEach((part, index) =>
            expect(Math.abs(part - (whole * weights[index]!) / sum)).toBeLessThan(1.001),
          );
        },
      ),
      inputs(),
    );
  });

  it("has stages whose shares add up to the booking's, none larger than its stage", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000_001, max: 400_000_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (total, points) => {
          const commission = shareOf(rupiah(total), points);
          const stages = paymentScheduleOf(
            offer,
            'down_payment',
            { total: rupiah(total), seats: 1, commission, affiliate: rupiah(0) },
            soon,
          );
          expect(stages.reduce((sum, stage) => sum + stage.amount, 0)).toBe(total);
          expect(stages.reduce((sum, stage) => sum + stage.commission, 0)).toBe(commission);
          for (const stage of stages) expect(stage.commission).toBeLessThanOrEqual(stage.amount);
        },
      ),
      inputs(),
    );
  });
});
