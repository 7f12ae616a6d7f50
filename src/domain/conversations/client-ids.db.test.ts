// What holds a message to one copy when its device sends it again at the same moment (docs/product/conversations.md): the conversation's row lock,
// and behind it the unique client id. With both taken away there are duplicates (negative control).
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#platform/database/database';
import { type ConversationFixture, createConversation } from '#test/factories/conversations';
import { createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { listMessages, sendMessage } from './conversations.ts';

const { deps, database } = useTestContext();
let talk: ConversationFixture;
beforeAll(() => createPlaces(database.db));
beforeEach(async () => {
  await deps.db.deleteFrom('throttles').execute();
  talk = await createConversation(deps);
});

/** The same database, in which nobody waits for a row. */
const unlocked = () =>
  database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind !== 'SelectQueryNode') return node;
      const { endModifiers: _locks, ...rest } = node;
      return rest;
    },
    transformResult: async ({ result }) => result,
  }) as Db;

/** How many copies there are after a device has sent one message ten times at once. */
async function copies(db: Db): Promise<number> {
  const client_id = randomUUID();
  await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      sendMessage({ ...deps, db }, talk.member.actor, talk.id, { client_id, message: 'Halo' }),
    ),
  );
  return (await listMessages(deps, talk.member.actor, talk.id)).items.length;
}

const key = sql.raw('conversation_messages_sender_id_client_id_key');

it('is stored once behind the lock, and once by the unique client id alone', async () => {
  expect(await copies(database.db)).toBe(1);
  talk = await createConversation(deps);
  expect(await copies(unlocked())).toBe(1);
});

it('is stored once by the lock alone, and doubled without lock and client id (negative control)', async () => {
  await sql`alter table conversation_messages drop constraint ${key}`.execute(database.owner.db);
  try {
    expect(await copies(database.db)).toBe(1);
    talk = await createConversation(deps);
    expect(await copies(unlocked())).toBeGreaterThan(1);
  } finally {
    await database.owner.db.deleteFrom('conversations').execute();
    await sql`alter table conversation_messages add constraint ${key} unique (sender_id, client_id)`.execute(
      database.owner.db,
    );
  }
});
