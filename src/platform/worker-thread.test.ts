// Work on a thread of its own: answered to whoever asked, its faults too, and a thread that dies takes nothing down with it.
import { expect, it } from 'vitest';
import { onWorkerThread } from './worker-thread.ts';

const double = onWorkerThread<number | 'fail' | 'die', number>(
  new URL('./worker-thread.fixture.ts', import.meta.url),
);

it('answers each to whoever asked', async () => {
  expect(await Promise.all([1, 2, 3].map((n) => double(n)))).toEqual([2, 4, 6]);
});

it('tells a fault to whoever asked, and goes on', async () => {
  const [failed, done] = await Promise.allSettled([double('fail'), double(4)]);
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: expect.objectContaining({ message: 'no luck' }) as Error,
  });
  expect(done).toMatchObject({ value: 8 });
});

it('fails what a dead thread had been given; the next call has another', async () => {
  const given = await Promise.allSettled([double('die'), double(5)]);
  expect(given.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(6)).toBe(12);
});
