// Devices for push notifications: each belongs to one account, the last that ordered with it, and is deleted when
// unused for long.
import { expect, it } from 'vitest';
import { createMember } from '#test/factories/accounts';
import { useTestContext } from '#test/test-context';
import { storePushToken, purgePushTokens, readPushToken } from './notifications.ts';

const { deps, database, at } = useTestContext();
const tokens = () =>
  database.db.selectFrom('push_tokens').select(['token', 'account_id']).orderBy('token').execute();

it('belongs to whoever used it last, once', async () => {
  const [first, second] = [await createMember(deps), await createMember(deps)];
  for (const { actor } of [first, first, second]) await storePushToken(deps, actor, 'telepon-bersama');
  await storePushToken(deps, first.actor, 'telepon-sendiri');
  expect(await tokens()).toEqual([
    { token: 'telepon-bersama', account_id: second.account.id },
    { token: 'telepon-sendiri', account_id: first.account.id },
  ]);
});

it('is deleted 270 days after it was last sent, and with its account', async () => {
  const { actor } = await createMember(deps);
  await storePushToken(at(86_400), actor, 'telepon-lama');
  await purgePushTokens(at(270 * 86_400 + 1));
  expect(await tokens()).toEqual([{ token: 'telepon-lama', account_id: actor.accountId }]);
  await database.db.deleteFrom('accounts').where('id', '=', actor.accountId).execute();
  expect(await tokens()).toEqual([]);
});

it.each(['a b', 'x'.repeat(4_097), ''])('that no device has is refused: %j', (sent) => {
  expect(() => readPushToken(sent)).toThrow(expect.objectContaining({ code: 'invalid_input' }) as Error);
});
