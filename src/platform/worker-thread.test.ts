// A worker thread answers each caller, passes on faults, and a dead thread is replaced.
import { expect, it } from 'vitest';
import { onWorkerThread } from './worker-thread.ts';

const double = onWorkerThread<number | 'fail' | 'die', number>(
  new URL('./worker-thread.fixture.ts', import.meta.url),
);

it('returns each answer to its caller', async () => {
  expect(await Promise.all([1, 2, 3].map((n) => double(n)))).toEqual([2, 4, 6]);
});

it('passes a fault to its caller and continues', async () => {
  const [failed, done] = await Promise.allSettled([double('fail'), double(4)]);
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: expect.objectContaining({ message: 'no luck' }) as Error,
  });
  expect(done).toMatchObject({ value: 8 });
});

it('fails the work of a dead thread, and starts another for the next call', async () => {
  const given = await Promise.allSettled([double('die'), double(5)]);
  expect(given.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(6)).toBe(12);
});
