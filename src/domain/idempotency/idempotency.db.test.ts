// A repeated change (docs/product/seats-and-money.md): done once, replayed, and never replayed while its outcome may still differ.
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError, type ErrorCode } from '#shared/errors';
import { createAccount } from '#test/factories/accounts';
import { useTestContext } from '#test/test-context';
import { answerOnce, purgeIdempotentAnswers } from './idempotency.ts';

const { deps, database, at } = useTestContext();
let asked = 0;
let people: [string, string];
beforeAll(async () => {
  people = [(await createAccount(database.db)).id, (await createAccount(database.db)).id];
});
const question = (change: object = {}) => ({
  accountId: people[0],
  purpose: 'cart',
  key: `key ${(asked += 1)}`,
  request: { rooms: 1 },
  ...change,
});

describe('a key', () => {
  it('does the change once and replays its answer', async () => {
    let done = 0;
    const same = question();
    const change = async () => ({ id: (done += 1) });
    expect(await answerOnce(deps, same, change)).toEqual({ id: 1 });
    expect(await answerOnce(deps, same, change)).toEqual({ id: 1 });
    expect(done).toBe(1);
  });

  it('belongs to one person and one call', async () => {
    const first = question();
    const answers = [
      first,
      { ...first, purpose: 'checkout' },
      { ...first, accountId: people[1] },
      { ...first, key: null },
      { ...first, key: '' },
    ];
    expect(
      await Promise.all(answers.map((each, index) => answerOnce(deps, each, async () => index))),
    ).toEqual([0, 1, 2, 3, 4]);
  });

  it('of a running change is refused, and of twenty concurrent calls one runs', async () => {
    const same = question();
    let finish = () => {};
    const wait = new Promise<void>((resolve) => (finish = resolve));
    let done = 0;
    const first = answerOnce(deps, same, async () => {
      done += 1;
      await wait;
      return 'done';
    });
    await expect.poll(() => done).toBe(1);
    const others = await Promise.allSettled(
      Array.from({ length: 20 }, () => answerOnce(deps, same, async () => (done += 1))),
    );
    expect(
      new Set(others.map((each) => (each.status === 'rejected' ? (each.reason as AppError).code : 'done'))),
    ).toEqual(new Set(['request_running']));
    finish();
    expect([await first, done]).toEqual(['done', 1]);
  });

  it('with another request is refused, done or running', async () => {
    const same = question();
    await answerOnce(deps, same, async () => 1);
    await expect(answerOnce(deps, { ...same, request: { rooms: 2 } }, async () => 2)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
      status: 422,
    });
  });

  it.each(['x'.repeat(201), 'garis\nbaru', 'kunci\u0000'])(
    'that nobody sends is refused: %j',
    async (key) => {
      await expect(answerOnce(deps, question({ key }), async () => 1)).rejects.toMatchObject({
        code: 'invalid_input',
        faults: [{ field: 'Idempotency-Key' }],
      });
    },
  );
});

describe('a refusal', () => {
  it.each<[ErrorCode, number]>([
    ['invalid_input', 1],
    ['not_found', 1],
    ['payment_method_unavailable', 1],
    ['seats_sold_out', 2],
    ['too_many_requests', 2],
    ['busy', 2],
    ['gateway_unavailable', 2],
  ])('%s is asked for %i times', async (code, times) => {
    let done = 0;
    const same = question();
    const refuse = () =>
      answerOnce(deps, same, async () => {
        done += 1;
        throw new AppError(code, [{ field: 'rooms', message: 'error_field_empty' }]);
      });
    for (const _ of [1, 2])
      await expect(refuse()).rejects.toMatchObject({ code, faults: [{ field: 'rooms' }] });
    expect(done).toBe(times);
  });

  it('that is a fault of ours is not stored', async () => {
    const same = question();
    await expect(answerOnce(deps, same, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await answerOnce(deps, same, async () => 'done')).toBe('done');
  });
});

it('a change whose process died runs again after a minute, once', async () => {
  const same = question();
  await new Promise<void>(
    (begun) =>
      void answerOnce(deps, same, () => {
        begun();
        return new Promise(() => {});
      }),
  );
  await expect(answerOnce(deps, same, async () => 1)).rejects.toMatchObject({ code: 'request_running' });
  const outcomes = await Promise.allSettled([1, 2, 3].map((n) => answerOnce(at(61), same, async () => n)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(new Set(outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))).size).toBe(1);
});

it('expires after a day', async () => {
  const same = question();
  await answerOnce(deps, same, async () => 1);
  await purgeIdempotentAnswers(at(86_399));
  expect(await answerOnce(deps, same, async () => 2)).toBe(1);
  await purgeIdempotentAnswers(at(86_401));
  expect(await answerOnce(deps, same, async () => 3)).toBe(3);
});
