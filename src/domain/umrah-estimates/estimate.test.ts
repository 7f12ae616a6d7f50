// Property tests of the estimate: sums, monotony, reproducibility; and one trip computed by hand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallTable, tripForm } from '#test/factories/umrah-prices';
import { estimateTrip } from './estimate.ts';
import { listSavings } from './savings.ts';
import { readTripChoice } from './trip-choice.ts';

const today = '2027-03-15';
const rate = 16_000;
const limits = { lead_days: 21, passport_lead_days: 45, furthest_days: 540 };
const estimate = (form: object) =>
  estimateTrip(smallTable, readTripChoice(smallTable, form, today, limits), rate);

const forms = fc
  .record({
    total_participants_adult: fc.integer({ min: 1, max: 40 }),
    participants_children: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 4 }),
    makkah: fc.integer({ min: 1, max: 20 }),
    madinah: fc.integer({ min: 1, max: 20 }),
    makkahHotel: fc.constantFrom('makkah-3', 'makkah-5'),
    transportation_id: fc.constantFrom('bus', 'train'),
    addons_ids: fc.subarray(['thaif', 'koper']),
    room_size: fc.constantFrom(null, 2, 3, 4),
    with_guide: fc.boolean(),
  })
  // Parties that no room of the size fits, and laps that there are not, are refused: not estimated.
  .filter(({ total_participants_adult: adults, participants_children: ages, room_size: size }) => {
    const infants = ages.filter((age) => age < 2).length;
    return infants <= adults && (size ?? 2) <= Math.max(2, adults + ages.length - infants);
  })
  .map(({ makkah, madinah, makkahHotel, ...same }) => ({
    ...tripForm,
    ...same,
    hotels: [
      { duration_night: makkah, partner_custom_hotel_id: makkahHotel },
      { duration_night: madinah, partner_custom_hotel_id: 'madinah-4' },
    ],
  }));

describe('the estimate', () => {
  it('adds up for two people and seven nights', () => {
    const { lines, total, each } = estimate(tripForm);
    expect(
      Object.fromEntries(lines.map(({ kind, ref, high }) => [`${kind} ${ref ?? ''}`.trim(), high])),
    ).toEqual({
      'flight_out SV-economy': 16_000_000,
      'flight_home SV-economy': 16_000_000,
      'hotel makkah-5': 4 * 300 * rate,
      'hotel madinah-4': 3 * 150 * rate,
      'transport train': 2 * 120 * rate,
      visa: 2 * 160 * rate,
      insurance: 600_000,
      handling: 1_200_000,
      guide: 8 * 60 * rate,
      margin: 7_684_000,
    });
    expect(total.high).toBe(84_524_000);
    expect(each.high).toBe(42_262_000);
  });

  it('has lines that sum up to its total, whatever is chosen', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { lines, total, each } = estimate(form);
        for (const end of ['low', 'high'] as const)
          expect(lines.reduce((sum, line) => sum + line[end], 0)).toBe(total[end]);
        expect(total.low).toBeLessThanOrEqual(total.high);
        expect(each.high).toBeLessThanOrEqual(total.high);
      }),
    );
  });

  it('never costs less with one more night or one more person', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { total } = estimate(form);
        const longer = [0, 1].map((slot) =>
          estimate({
            ...form,
            hotels: form.hotels.map((hotel, index) =>
              index === slot ? { ...hotel, duration_night: hotel.duration_night + 1 } : hotel,
            ),
          }),
        );
        const more = estimate({ ...form, total_participants_adult: form.total_participants_adult + 1 });
        const child = estimate({ ...form, participants_children: [...form.participants_children, 7] });
        // One adult more, so that the infant has a lap; nothing but the infant may then make it cheaper.
        const lap = { ...form, total_participants_adult: form.total_participants_adult + 1 };
        const infant = estimate({ ...lap, participants_children: [...form.participants_children, 1] });
        for (const end of ['low', 'high'] as const) {
          for (const other of [...longer, more, child])
            expect(other.total[end]).toBeGreaterThanOrEqual(total[end]);
          expect(infant.total[end]).toBeGreaterThanOrEqual(more.total[end]);
        }
      }),
    );
  });

  it('gives the same sums for the same choices, table and rate', () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(estimate(structuredClone(form))).toEqual(estimate(form));
      }),
    );
  });

  it('names changes whose saving is true, the largest first', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const choice = readTripChoice(smallTable, form, today, limits);
        const now = estimateTrip(smallTable, choice, rate).total.high;
        const swaps = listSavings(smallTable, choice, rate, { today, limits });
        for (const { form: changed, saves } of swaps) expect(now - estimate(changed).total.high).toBe(saves);
        expect(swaps.length).toBeLessThanOrEqual(3);
        expect(swaps.map(({ saves }) => saves)).toEqual(
          swaps.map(({ saves }) => saves).toSorted((a, b) => b - a),
        );
      }),
    );
  });
});

describe('the choices', () => {
  const faultsOf = (change: object) => {
    try {
      readTripChoice(smallTable, { ...tripForm, ...change }, today, limits);
      return [];
    } catch (error) {
      return (error as { faults: { field: string; message: string }[] }).faults.map(
        ({ field, message }) => `${field} ${message}`,
      );
    }
  };

  it('take one adult, two hotels and a guide where nothing is said', () => {
    const { total_participants_adult: _, with_guide: __, ...rest } = tripForm;
    const choice = readTripChoice(smallTable, rest, today, limits);
    expect(choice.people).toEqual({ adults: 1, children: 0, infants: 0 });
    expect(choice.form.with_guide).toBe(true);
    expect(choice.returnsOn).toBe('2027-06-08');
  });

  it.each([
    [{ airline_id: 'GA' }, 'airline_class_id error_airline_class'],
    [{ airline_class_id: 'SV-first' }, 'airline_class_id error_route_not_flown'],
    [
      { airline_id: 'GA', airline_class_id: 'GA-economy', return_airport_id: 'MED' },
      'return_airport_id error_route_not_flown',
    ],
    [{ return_date: '2027-06-10' }, 'return_date error_nights_and_flights'],
    [{ room_size: 4 }, 'room_size error_room_too_large'],
    [{ participants_children: [0, 1, 1] }, 'participants_children error_infant_per_adult'],
    [{ participants_children: [12] }, 'participants_children error_child_age'],
    [{ departure_date: '2027-03-20' }, 'departure_date error_departure_too_soon'],
    [{ departure_date: '2029-03-20' }, 'departure_date error_departure_too_far'],
    [{ departure_date: '2027-04-20', passports: 'not_yet' }, 'passports error_passports_too_late'],
    [{ hotels: [tripForm.hotels[0], tripForm.hotels[0]] }, 'hotels error_hotel_each_city'],
    [{ hotels: [tripForm.hotels[0]] }, 'hotels error_invalid_value'],
    [
      { hotels: [tripForm.hotels[0], { ...tripForm.hotels[1], duration_night: 0 }] },
      'hotels.1.duration_night error_invalid_value',
    ],
    [
      { hotels: [{ ...tripForm.hotels[0], partner_custom_hotel_id: 'makkah-9' }, tripForm.hotels[1]] },
      'hotels.0.partner_custom_hotel_id error_invalid_value',
    ],
    [{ return_airline_class_id: 'GA-business' }, 'return_airport_id error_route_not_flown'],
    [{ departure_airport_id: 'SUB' }, 'airline_class_id error_route_not_flown'],
    [{ transportation_id: 'unta' }, 'transportation_id error_invalid_value'],
    [{ addons_ids: ['tidak-ada'] }, 'addons_ids error_invalid_value'],
    [{ total_participants_adult: 0 }, 'total_participants_adult error_adult_required'],
  ])('refuse %j', (change, fault) => {
    expect(faultsOf(change)).toContain(fault);
  });
});
