// A list of a console in each of its orders: sorted both ways by what the order says, and the same in pages as in one piece.
import { expect } from 'vitest';
import type { ConsoleSort } from '#shared/console-list';

interface SortedList<Row, Key extends string> {
  list: (query: {
    sort: ConsoleSort<Key>;
    page: number;
    limit: number;
  }) => Promise<{ items: Row[]; total: number }>;
  nameOf: (row: Row) => string;
  /** Upwards, what each order looks at. */
  by: Partial<Record<Key, (row: Row) => string | number | Date>>;
}

const before = (one: string | number | Date, other: string | number | Date) =>
  typeof one === 'string' ? one.localeCompare(String(other), 'id') <= 0 : Number(one) <= Number(other);

/** The rows have to differ in each of these: else an order that does nothing would pass. */
export async function expectEverySort<Row, Key extends string>({ list, nameOf, by }: SortedList<Row, Key>) {
  for (const [key, value] of Object.entries(by) as [Key, (row: Row) => string | number | Date][])
    for (const isDown of [false, true]) {
      const sort = { by: key, isDown };
      const whole = await list({ sort, page: 1, limit: 200 });
      const values = whole.items.map(value);
      expect([key, new Set(values.map(String)).size > 1]).toEqual([key, true]);
      const upwards = isDown ? values.toReversed() : values;
      const wrong = upwards.filter((one, index) => index > 0 && !before(upwards[index - 1]!, one));
      expect([key, isDown, wrong]).toEqual([key, isDown, []]);
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(whole.total / 2); page += 1) {
        const { items, total } = await list({ sort, page, limit: 2 });
        expect(total).toBe(whole.total);
        paged.push(...items.map(nameOf));
      }
      expect([key, isDown, paged]).toEqual([key, isDown, whole.items.map(nameOf)]);
    }
}
