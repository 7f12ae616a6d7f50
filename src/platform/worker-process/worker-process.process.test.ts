// Work in a process of its own: answered to whoever asked, killed at its limits, never at the cost of this process.
import { expect, it, vi } from 'vitest';
import type { Received } from './worker-process.fixture.ts';
import { onWorkerProcess, WorkerLostError } from './worker-process.ts';

const script = new URL('./worker-process.fixture.ts', import.meta.url);
const start = (limits: { workMs?: number; deadlineMs?: number } = {}) =>
  onWorkerProcess<Received, unknown>(script, {
    workMs: 60_000,
    deadlineMs: 60_000,
    ...limits,
    memoryMegabytes: 400,
    atOnce: 1,
    waiting: 8,
    waitingEach: 4,
  });
const work = start();

it('answers each to whoever asked', async () => {
  expect(await Promise.all([1, 2, 3].map((number) => work(number, 'a')))).toEqual([2, 4, 6]);
});

it('passes a fault on and continues', async () => {
  const [failed, done] = await Promise.allSettled([work('fail', 'a'), work(4, 'b')]);
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: expect.objectContaining({ message: 'Error: it failed' }) as Error,
  });
  expect(done).toMatchObject({ value: 8 });
});

it.each(['die', 'take memory'] as const)(
  'survives a process told to %s; the next work gets another one',
  async (told) => {
    const [lost, done] = await Promise.allSettled([work(told, 'a'), work(5, 'b')]);
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(WorkerLostError) as Error });
    expect(done).toMatchObject({ value: 10 });
  },
);

it('kills a process that works too long on one piece', async () => {
  const hurried = start({ workMs: 300 });
  await expect(hurried('hang', 'a')).rejects.toThrow(WorkerLostError);
});

it('counts work and not the clock: whoever waits for a busy machine is not killed', async () => {
  const hurried = start({ workMs: 300 });
  expect(await hurried('wait', 'a')).toBe('waited');
});

it('asks to try again what the machine had no time for', async () => {
  const hurried = start({ deadlineMs: 500 });
  await expect(hurried('wait', 'a')).rejects.toMatchObject({ code: 'unavailable' });
});

it('gives the process none of our secrets', async () => {
  vi.stubEnv('KEY_RING', 'secret');
  expect(Object.keys((await start()('environment', 'a')) as object)).not.toContain('KEY_RING');
  vi.unstubAllEnvs();
});

it('refuses what would wait behind too many', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, number) => work(number, 'a')));
  expect(
    outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : outcome.value,
    ),
  ).toEqual([0, 2, 4, 6, 8, 'unavailable']);
});
