// Retention of messages: content for a week at most, the record of sending for ninety days; orphaned and abandoned
// messages are requeued.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestContext } from '#test/test-context';
import {
  listFailedMessages,
  listMessages,
  purgeOutbox,
  requeueOrphans,
  resendMessage,
  sendEmail,
} from './outbox.ts';

const NOW = new Date('2027-03-15T05:00:00Z');
const { database, at, brand } = useTestContext({ now: NOW });
const after = (minutes: number) => at(minutes * 60);
const days = (count: number) => after(count * 1_440);
const jobs = async () =>
  (await sql<{ data: { messageId: string } }>`select data from jobs.job`.execute(database.db)).rows.map(
    ({ data }) => data.messageId,
  );

beforeEach(async () => {
  await sql`truncate outbox_messages`.execute(database.owner.db);
  await sql`delete from jobs.job`.execute(database.db);
});

async function write(
  to: string,
  change: { sent_at?: Date; failed_at?: Date } = {},
  kind: 'password_changed' | 'account_deleted' = 'password_changed',
): Promise<string> {
  await sendEmail(after(0), { kind, to, brand, locale: 'id', values: { name: 'Siti Aminah', at: NOW } });
  const { id } = await database.db
    .updateTable('outbox_messages')
    .set({ recipient: to, ...change })
    .where('recipient', '=', to)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the outbox', () => {
  it('erases content after a week, sent or abandoned, but not what still waits', async () => {
    await write('terkirim@example.com', { sent_at: NOW });
    await write('gagal@example.com', { failed_at: NOW });
    await write('menunggu@example.com');
    await write('hapus@example.com', { sent_at: NOW }, 'account_deleted');
    await purgeOutbox(days(6.9));
    expect((await listMessages(after(0))).map(({ body_text: text }) => text)).toEqual(
      Array.from({ length: 4 }, () => expect.stringContaining('Siti')),
    );
    await purgeOutbox(days(7.1));
    const left = await database.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'email_values'])
      .orderBy('recipient')
      .execute();
    expect(left).toEqual([
      { recipient: 'gagal@example.com', email_values: null },
      {
        recipient: 'menunggu@example.com',
        email_values: expect.objectContaining({ name: 'Siti Aminah' }),
      },
      { recipient: 'terkirim@example.com', email_values: null },
    ]);
  });
  it('deletes everything after ninety days', async () => {
    await write('terkirim@example.com', { sent_at: NOW });
    await write('menunggu@example.com');
    await purgeOutbox(days(89.9));
    expect(await listMessages(after(0))).toHaveLength(2);
    await purgeOutbox(days(90.1));
    expect(await listMessages(after(0))).toEqual([]);
  });
  it('is read newest first, filtered by address', async () => {
    await write('siti@example.com');
    await sendEmail(after(1), {
      kind: 'password_changed',
      to: 'umar@example.com',
      brand,
      locale: 'en',
      values: { name: 'Umar', at: NOW },
    });
    expect((await listMessages(after(2))).map(({ recipient }) => recipient)).toEqual([
      'umar@example.com',
      'siti@example.com',
    ]);
    expect(
      (await listMessages(after(2), { to: 'siti@example.com' })).map(({ recipient }) => recipient),
    ).toEqual(['siti@example.com']);
    expect(await listMessages(after(2), { to: '%' })).toEqual([]);
  });
});

describe('a message whose job was lost', () => {
  it('gets another one, once, after a quarter of an hour', async () => {
    const id = await write('menunggu@example.com');
    await write('terkirim@example.com', { sent_at: NOW });
    await write('gagal@example.com', { failed_at: NOW });
    await sql`delete from jobs.job`.execute(database.db);
    await requeueOrphans(after(14));
    expect(await jobs()).toEqual([]);
    await requeueOrphans(after(16));
    await requeueOrphans(after(16));
    expect(await jobs()).toEqual([id]);
  });
});

describe('an abandoned message', () => {
  it('is listed, and is sent again with all its tries', async () => {
    const id = await write('gagal@example.com', { failed_at: NOW });
    await sql`delete from jobs.job`.execute(database.db);
    expect(await listFailedMessages(after(0))).toMatchObject([{ id, recipient: 'gagal@example.com' }]);
    expect(await resendMessage(after(0), id)).toBe(true);
    expect(await jobs()).toEqual([id]);
    expect(await listFailedMessages(after(0))).toEqual([]);
    expect(await resendMessage(after(0), id)).toBe(false);
  });
  it('stays abandoned when it is erased, or out of date', async () => {
    const erasedId = await write('gagal@example.com', { failed_at: NOW });
    await purgeOutbox(days(8));
    await sendEmail(after(0), {
      kind: 'registration_code',
      to: 'kode@example.com',
      brand,
      locale: 'id',
      values: { code: '123456', minutes: 10 },
    });
    const { id: expiredId } = await database.db
      .updateTable('outbox_messages')
      .set({ failed_at: NOW })
      .where('recipient', '=', 'kode@example.com')
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await listFailedMessages(after(10))).toEqual([]);
    expect(await resendMessage(after(10), erasedId)).toBe(false);
    expect(await resendMessage(after(10), expiredId)).toBe(false);
    expect(await resendMessage(after(9), expiredId)).toBe(true);
  });
});
