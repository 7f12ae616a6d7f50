// What must hold for the demo's departures, whatever the day of seeding (README.md).
import { describe, expect, test } from 'vitest';
import { type FlightLeg, flightLegs, type ProgrammeContent } from '#domain/catalogue';
import { airports } from '#db/reference/carriers';
import { destinations } from '#db/reference/destinations';
import { addDays } from '#shared/dates';
import { type DepartureSeed, departuresOf } from './departures.ts';
import { programmes } from './programme-rows.ts';
import { contentOf, descriptionOf } from './programme-text.ts';
import { reviewRows } from './departure-rows.ts';

const cities = new Map(destinations.map(({ slug, name }) => [slug, name]));
// An ordinary day, the start of Ramadan, the days of hajj, the year's last day.
const days = ['2026-11-21', '2027-02-08', '2027-05-15', '2028-12-31'];

describe.each(days)('departures of a demo seeded on %s', (today) => {
  const departures = departuresOf(today);
  const coming = departures.filter(({ departsOn }) => departsOn >= today);
  const wrong = (isWrong: (departure: DepartureSeed) => boolean) =>
    departures.filter(isWrong).map(({ slug }) => slug);

  test('are as many, as near and as far as a marketplace shows', () => {
    expect(departures.length).toBeGreaterThanOrEqual(240);
    expect(departures.length - coming.length).toBeGreaterThanOrEqual(50);
    expect(coming.filter(({ departsOn }) => departsOn <= addDays(today, 10)).length).toBeGreaterThanOrEqual(
      4,
    );
    expect(new Set(departures.map(({ slug }) => slug)).size).toBe(departures.length);
    const counted = programmes.map(({ slug }) => ({
      slug,
      count: departures.filter(({ programme }) => programme.slug === slug).length,
    }));
    expect(counted.filter(({ count }) => count < 1 || count > 8)).toEqual([]);
  });

  test('return on the last day of the agenda, where the last flight lands', () => {
    expect(
      wrong(({ departsOn, returnsOn, programme }) => returnsOn !== addDays(departsOn, programme.days - 1)),
    ).toEqual([]);
    expect(wrong(({ programme }) => contentOf(programme, cities).agenda.length !== programme.days)).toEqual(
      [],
    );
  });

  test('fly from home and back between airports we know, in the order of the days', () => {
    const known = new Set(airports.map(({ iata }) => iata));
    for (const { flights } of departures) flightLegs.parse(flights);
    const flying = (isWrong: (legs: FlightLeg[], departure: DepartureSeed) => boolean) =>
      wrong((each) => each.flights.length > 0 && isWrong(each.flights, each));
    expect(flying((legs) => legs.some((leg) => !known.has(leg.from) || !known.has(leg.to)))).toEqual([]);
    expect(flying((legs, { airport }) => legs[0]!.from !== airport || legs.at(-1)!.to !== airport)).toEqual(
      [],
    );
    expect(flying((legs) => legs.some((leg, index) => leg.day < (legs[index - 1]?.day ?? 1)))).toEqual([]);
    // The last leg leaves on the last day, or on the evening before and lands on it.
    expect(
      flying((legs, { programme }) => ![programme.days - 1, programme.days].includes(legs.at(-1)!.day)),
    ).toEqual([]);
  });

  test('cost something in every room, and more in the smaller ones', () => {
    expect(wrong(({ prices }) => prices.rooms[0]!.amount < 2_000_000)).toEqual([]);
    expect(
      wrong(({ prices }) =>
        prices.rooms.some(({ amount }, index) => amount <= (prices.rooms[index - 1]?.amount ?? 0)),
      ),
    ).toEqual([]);
    expect(wrong(({ prices }) => (prices.down_payment_amount ?? 0) >= prices.rooms[0]!.amount)).toEqual([]);
  });

  test('never have more seats taken than there are; 12 % of what is coming is sold out, 15 % nearly', () => {
    const left = coming.map(({ quota, claims }) => quota - claims.reduce((sum, seats) => sum + seats, 0));
    expect(Math.min(...left)).toBe(0);
    expect(left.filter((seats) => seats === 0).length).toBe(Math.round(coming.length * 0.12));
    expect(left.filter((seats) => seats > 0 && seats <= 4).length).toBeGreaterThanOrEqual(
      Math.round(coming.length * 0.15),
    );
    expect(wrong(({ claims }) => claims.some((seats) => seats <= 0))).toEqual([]);
  });

  test('of umrah keep out of the weeks of hajj', () => {
    const umrah = departures
      .filter(({ programme }) => programme.kind === 'umrah_regular')
      .map(({ departsOn }) => departsOn);
    // 8 Dhul Hijjah 1448 and 1449.
    for (const hajj of ['2027-05-14', '2028-05-03']) {
      expect(umrah.filter((date) => date > addDays(hajj, -40) && date < addDays(hajj, 16))).toEqual([]);
    }
  });

  test('have been reviewed by people who came home, no two in the same words', () => {
    const reviews = reviewRows(departures, today);
    expect(reviews.length).toBeGreaterThanOrEqual(220);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
    expect(reviews.filter(({ created_at }) => String(created_at).slice(0, 10) >= today)).toEqual([]);
  });

  test('are the same again on the same day', () => {
    expect(departuresOf(today)).toEqual(departures);
  });
});

describe('programmes of the demo', () => {
  test('are at least sixty over all six kinds, one in ten left to Indonesian alone', () => {
    expect(programmes.length).toBeGreaterThanOrEqual(64);
    expect(new Set(programmes.map(({ kind }) => kind)).size).toBe(6);
    const untranslated = programmes.filter(({ title }) => !title.en);
    expect(untranslated.length).toBeGreaterThanOrEqual(7);
    expect(
      untranslated.filter((programme) =>
        JSON.stringify([programme.summary, descriptionOf(programme), contentOf(programme, cities)]).includes(
          '"en"',
        ),
      ),
    ).toEqual([]);
  });

  test('say every thing in both languages when they are translated, and nothing empty', () => {
    for (const programme of programmes.filter(({ title }) => title.en)) {
      const texts: unknown[] = [];
      JSON.stringify(
        [programme.title, programme.summary, descriptionOf(programme), contentOf(programme, cities)],
        (_, value: unknown) => {
          if (value !== null && typeof value === 'object' && 'id' in value) texts.push(value);
          return value;
        },
      );
      expect(texts.length).toBeGreaterThan(20);
      for (const text of texts)
        expect(text).toEqual({ id: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
    }
  });

  test('tell no day twice in a row and have the parts a page shows', () => {
    const wrongContent = (isWrong: (content: ProgrammeContent) => boolean) =>
      programmes.filter((programme) => isWrong(contentOf(programme, cities))).map(({ slug }) => slug);
    expect(
      wrongContent(({ agenda }) =>
        agenda.some(({ title }, index) => title.id === agenda[index - 1]?.title.id),
      ),
    ).toEqual([]);
    expect(wrongContent(({ includes }) => includes.length < 7)).toEqual([]);
    expect(wrongContent(({ excludes }) => excludes.length < 4)).toEqual([]);
    expect(wrongContent(({ faq }) => faq.length < 3)).toEqual([]);
    expect(
      wrongContent(({ cancellation }) => cancellation.length > 0 && cancellation.at(-1)?.daysBefore !== 0),
    ).toEqual([]);
  });
});
