// Messages that were given up, for tests.
import type { Deps } from '#domain/deps';

/** A text to a phone; its id. */
export async function createFailedMessage(
  { db, brands, now }: Pick<Deps, 'db' | 'brands' | 'now'>,
  change: { useful_until?: Date } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('outbox_messages')
    .values({
      ...{ channel: 'text', kind: 'phone_code', recipient: '+6281234567890', locale: 'id' },
      ...{ brand_id: brands.list()[0]!.id, body_text: 'Kode', attempts: 20, last_error: 'No answer' },
      ...{ created_at: now(), failed_at: now(), ...change },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
