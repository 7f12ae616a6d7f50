// Hijri dates: Umm al-Qura by default, the announced months in Indonesia, and no month of any other length.
import { expect, it } from 'vitest';
import { addDays } from '#shared/dates';
import { hijriOf, hijriText } from './hijri.ts';

it.each([
  ['2026-02-18', '1447-08-30', '1447-09-01'],
  ['2026-02-19', '1447-09-01', '1447-09-02'],
  ['2025-03-30', '1446-09-30', '1446-10-01'],
  ['2025-03-31', '1446-10-01', '1446-10-02'],
  ['2027-03-15', '1448-10-07', '1448-10-07'],
])('%s is %s in Indonesia and %s in Makkah', (date, indonesia, makkah) => {
  expect([hijriText(hijriOf(date, 'mabims')), hijriText(hijriOf(date, 'umm_al_qura'))]).toEqual([
    indonesia,
    makkah,
  ]);
});

// Announced by the Ministry after its sessions, or in the joint decree on holidays of 2026; looked up (decision 0023).
it.each([
  ['2023-04-22', '1444-10-01'],
  ['2023-06-20', '1444-12-01'],
  ['2023-06-29', '1444-12-10'],
  ['2024-03-12', '1445-09-01'],
  ['2024-04-10', '1445-10-01'],
  ['2024-06-08', '1445-12-01'],
  ['2024-06-17', '1445-12-10'],
  ['2025-05-28', '1446-12-01'],
  ['2025-06-27', '1447-01-01'],
  ['2025-07-25', '1447-01-29'],
  ['2026-01-16', '1447-07-27'],
  ['2026-02-19', '1447-09-01'],
  ['2026-03-21', '1447-10-01'],
  ['2026-05-27', '1447-12-10'],
  ['2026-06-16', '1448-01-01'],
  ['2026-08-25', '1448-03-12'],
])('%s is %s, as it was announced for Indonesia', (date, announced) => {
  expect(hijriText(hijriOf(date, 'mabims'))).toBe(announced);
});

it.each(['mabims', 'umm_al_qura'] as const)(
  'by %s every month has 29 or 30 days, one after the other',
  (calendar) => {
    const found: string[] = [];
    let before = hijriOf('2019-12-31', calendar);
    for (let day = 0; day < 5_000; day++) {
      const date = addDays('2020-01-01', day);
      const today = hijriOf(date, calendar);
      const isNext =
        today.day === before.day + 1 && today.month === before.month && today.year === before.year;
      const isNewMonth =
        today.day === 1 &&
        before.day >= 29 &&
        today.year * 12 + today.month === before.year * 12 + before.month + 1;
      if ((!isNext && !isNewMonth) || today.day > 30)
        found.push(`${date} is ${hijriText(today)} after ${hijriText(before)}`);
      before = today;
    }
    expect(found).toEqual([]);
  },
);
