import { expect, test } from 'vitest';
import { createWorkLimit } from './work-limit.ts';

/** Work that ends when the test resolves it. */
function held() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => void ends.push(resolve));
    running -= 1;
    return running;
  };
  return { work, ends, most: () => most };
}

test('runs up to the limit, queues the others in order, and refuses with busy beyond the queue', async () => {
  const limit = createWorkLimit({ atOnce: 2, waiting: 2 });
  const { work, ends, most } = held();
  const finished: number[] = [];
  const all = [0, 1, 2, 3].map((number) => limit.run(work).then(() => void finished.push(number)));
  await expect(limit.run(work)).rejects.toMatchObject({ code: 'unavailable' });
  for (let number = 0; number < 4; number += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(number);
    ends[number]!();
    await expect.poll(() => finished.length).toBe(number + 1);
  }
  await Promise.all(all);
  expect(finished).toEqual([0, 1, 2, 3]);
  expect(most()).toBe(2);
});

test('frees the slot of work that fails', async () => {
  const limit = createWorkLimit({ atOnce: 1, waiting: 0 });
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run(async () => 'yes')).toBe('yes');
});

test('takes turns between callers, and limits how much each may queue', async () => {
  const limit = createWorkLimit({ atOnce: 1, waiting: 9, waitingEach: 3 });
  const order: string[] = [];
  const asked = ['greedy', 'greedy', 'greedy', 'greedy', 'calm', 'other', 'calm'].map((of) =>
    limit.run(async () => void order.push(of), of),
  );
  await expect(limit.run(async () => undefined, 'greedy')).rejects.toMatchObject({ code: 'unavailable' });
  await Promise.all(asked);
  expect(order).toEqual(['greedy', 'greedy', 'calm', 'other', 'greedy', 'calm', 'greedy']);
});

test('reserves slots that a single caller may not take', async () => {
  const limit = createWorkLimit({ atOnce: 2, atOnceEach: 1, waiting: 4 });
  const { work, ends } = held();
  const greedy = [limit.run(work, 'greedy'), limit.run(work, 'greedy')];
  expect(await limit.run(async () => 'at once', 'calm')).toBe('at once');
  for (const number of [0, 1]) {
    await expect.poll(() => ends.length).toBeGreaterThan(number);
    ends[number]!();
    await greedy[number];
  }
});
