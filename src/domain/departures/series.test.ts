// The days of a series (docs/product/departures.md).
import { describe, expect, it } from 'vitest';
import { seriesDays } from './series.ts';

const today = '2027-03-15';
const departs = (series: Parameters<typeof seriesDays>[0]) =>
  seriesDays(series, 9, today).map(({ departsOn }) => departsOn);

describe('a series', () => {
  it('of named days has each once, in order, and the journey’s length', () => {
    expect(seriesDays({ dates: ['2027-06-08', '2027-06-01', '2027-06-08'] }, 9, today)).toEqual([
      { departsOn: '2027-06-01', returnsOn: '2027-06-09' },
      { departsOn: '2027-06-08', returnsOn: '2027-06-16' },
    ]);
  });

  it('of weekdays leaves exceptions out; a Sunday is the seventh', () => {
    expect(
      departs({
        weekly: { weekdays: [2, 7], from: '2027-06-01', until: '2027-06-14', except: ['2027-06-08'] },
      }),
    ).toEqual(['2027-06-01', '2027-06-06', '2027-06-13']);
  });

  it('is refused without a day, with too many, too soon and too far', () => {
    const fault = (series: Parameters<typeof seriesDays>[0]) => {
      try {
        departs(series);
        return null;
      } catch (error) {
        return (error as { faults: { field: string; message: string }[] }).faults[0]!.message;
      }
    };
    const weekly = (from: string, until: string) => ({
      weekly: { weekdays: [1, 2, 3, 4, 5, 6, 7], from, until },
    });
    expect(fault(weekly('2027-06-14', '2027-06-01'))).toBe('error_series_empty');
    expect(fault(weekly('2027-06-01', '2027-09-01'))).toBe('error_series_long');
    expect(fault(weekly('0001-01-01', '9999-12-31'))).toBe('error_series_long');
    expect(fault({ dates: ['2027-03-16'] })).toBe('error_new_date_soon');
    expect(fault({ dates: ['2030-01-01'] })).toBe('error_new_date_far');
  });
});
