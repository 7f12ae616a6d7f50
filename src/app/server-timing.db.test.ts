// While developing, each answer says how long it took and how much of that the database had.
import fastify from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestContext } from '#test/test-context';
import { timeAnswers } from './server-timing.ts';

const { database } = useTestContext();

it('names the time of an answer, its statements and how long they ran; each answer its own', async () => {
  const app = fastify();
  timeAnswers(app);
  app.get('/asks', async () => {
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.02)`.execute(database.db)));
    return 'asked';
  });
  app.get('/asks-nothing', async () => 'known');
  const [asked, known] = await Promise.all(['/asks', '/asks-nothing'].map((url) => app.inject({ url })));
  const [, total, db] = /^total;dur=([\d.]+), db;dur=([\d.]+);desc="2 statements"$/.exec(
    String(asked!.headers['server-timing']),
  )!;
  expect(Number(total)).toBeGreaterThanOrEqual(20);
  expect(Number(db)).toBeGreaterThanOrEqual(40);
  expect(known!.headers['server-timing']).toMatch(/^total;dur=[\d.]+, db;dur=0\.0;desc="0 statements"$/);
  await app.close();
});
