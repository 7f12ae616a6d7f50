import { expect, test } from 'vitest';
import { andThen, inTime } from './in-time.ts';

const never = new Promise<never>(() => undefined);

test('a step that ends in time answers what it answers, or fails as it fails', async () => {
  expect(await inTime('a step', Promise.resolve(7))).toBe(7);
  await expect(inTime('a step', Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a step that hangs says its name, and what is known of it', async () => {
  await expect(inTime('pictures decoded', never, { longest: 10 })).rejects.toThrow(
    'Not within 0.01 s: pictures decoded',
  );
  await expect(inTime('pictures decoded', never, { longest: 10, state: () => '2 open' })).rejects.toThrow(
    'pictures decoded · 2 open',
  );
});

test('the end comes however the work went, and what went wrong first is told', async () => {
  const ends: string[] = [];
  const end = (name: string) => () => Promise.resolve(ends.push(name));
  const fail = (why: string) => () => Promise.reject<never>(new Error(why));
  expect(await andThen(() => Promise.resolve(7), end('good'))).toBe(7);
  await expect(andThen(fail('work'), end('bad'))).rejects.toThrow('work');
  await expect(andThen(fail('work'), fail('end'))).rejects.toThrow('work');
  await expect(andThen(() => Promise.resolve(7), fail('end'))).rejects.toThrow('end');
  expect(ends).toEqual(['good', 'bad']);
});
