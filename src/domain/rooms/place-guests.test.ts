// Automatic placement (docs/product/rooms.md): what holds for any group of travellers, and a few by name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomTypes } from '#shared/catalogue';
import { relations } from '#shared/participant-relations';
import { bedsOf, type Guest, mayShare, needsBed, roomWarnings } from './may-share.ts';
import { placeGuests } from './place-guests.ts';

const guests = fc
  .array(
    fc.record({
      booking: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      gender: fc.constantFrom<Guest['gender'][]>('male', 'female', null),
      relation: fc.constantFrom<Guest['relation'][]>(...relations, null),
      traveller: fc.constantFrom<Guest['traveller'][]>('adult', 'adult', 'child', 'infant'),
      roomType: fc.constantFrom(...roomTypes),
    }),
    { maxLength: 40 },
  )
  .map((all): Guest[] => all.map((guest, index) => ({ ...guest, id: String(index).padStart(3, '0') })));

const person = (id: string, change: Partial<Guest> = {}): Guest => ({
  id,
  booking: 'A',
  gender: 'female',
  relation: 'self',
  traveller: 'adult',
  roomType: 'quad',
  ...change,
});
const idsOf = (plan: ReturnType<typeof placeGuests>) =>
  plan.rooms.map((room) => room.guests.map(({ id }) => id).toSorted()).toSorted();

describe('of any group of travellers', () => {
  it('everybody is placed once, or is left out with a reason', () => {
    fc.assert(
      fc.property(guests, (all) => {
        const plan = placeGuests([], all);
        const seen = [
          ...plan.rooms.flatMap((room) => room.guests),
          ...plan.unplaced.map(({ guest }) => guest),
        ];
        expect(seen.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id));
        const placed = plan.rooms.flatMap((room) => room.guests.map(({ id }) => id));
        expect([...plan.because.keys()].toSorted()).toEqual(placed.toSorted());
      }),
    );
  });

  it('nobody shares with somebody of the other gender who is no mahram, no room has too many, and each has what was paid for', () => {
    fc.assert(
      fc.property(guests, (all) => {
        for (const { type, guests: some } of placeGuests([], all).rooms) {
          for (const one of some)
            for (const other of some) expect(one === other || mayShare(one, other)).toBe(true);
          expect(some.filter(needsBed).length).toBeLessThanOrEqual(bedsOf[type]);
          expect(some.filter(needsBed).every(({ roomType }) => roomType === type)).toBe(true);
        }
      }),
    );
  });

  it('comes out the same in whatever order they come, and stays when it is done again', () => {
    fc.assert(
      fc.property(guests, (all) => {
        const plan = placeGuests([], all);
        expect(idsOf(placeGuests([], all.toReversed()))).toEqual(idsOf(plan));
        const again = placeGuests(
          plan.rooms,
          plan.unplaced.map(({ guest }) => guest),
        );
        expect(idsOf(again)).toEqual(idsOf(plan));
      }),
    );
  });

  it('women and men by themselves never leave two rooms half empty that could be one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<'male' | 'female'>('male', 'female'), { maxLength: 30 }),
        (all) => {
          const some = all.map((gender, index) =>
            person(String(index), { gender, booking: `${index}`, relation: 'self' }),
          );
          const { rooms } = placeGuests([], some);
          for (const gender of ['male', 'female'] as const) {
            const own = rooms.filter((room) => room.guests[0]!.gender === gender);
            expect(own.length).toBe(Math.ceil(all.filter((one) => one === gender).length / 4));
          }
        },
      ),
    );
  });
});

it('keeps a family together, and fills its room with nobody else when it is of both genders', () => {
  const family = [
    person('a'),
    person('b', { gender: 'male', relation: 'spouse' }),
    person('c', { gender: 'male', relation: 'child', traveller: 'child' }),
  ];
  const stranger = person('d', { booking: 'B' });
  const plan = placeGuests([], [...family, stranger]);
  expect(idsOf(plan)).toEqual([['a', 'b', 'c'], ['d']]);
  expect(plan.because.get('b')).toBe('family');
  expect(roomWarnings('quad', family)).toEqual(['beds_empty']);
});

it("does not put the booker's brother beside the booker's wife", () => {
  const [wife, brother] = [
    person('wife', { relation: 'spouse' }),
    person('brother', { gender: 'male', relation: 'sibling' }),
  ];
  expect(mayShare(wife!, brother!)).toBe(false);
  const plan = placeGuests([], [person('him', { gender: 'male' }), wife!, brother!]);
  expect(idsOf(plan)).toEqual([['brother'], ['him', 'wife']]);
  expect(roomWarnings('quad', [wife!, brother!])).toContain('mixed');
});

it('leaves out whose gender is unknown, and an infant whose order has no room', () => {
  const plan = placeGuests(
    [],
    [person('x', { gender: null, relation: null }), person('y', { traveller: 'infant', booking: 'Z' })],
  );
  expect(plan.unplaced.map(({ because }) => because).toSorted()).toEqual(['gender_unknown', 'infant_alone']);
});

it('fills a room that is there, and leaves whoever sleeps in it', () => {
  const there = { id: 'r', type: 'quad' as const, guests: [person('a')] };
  const plan = placeGuests([there], [person('b', { booking: 'B' })]);
  expect(plan.rooms).toHaveLength(1);
  expect(plan.because.get('b')).toBe('filled');
});
