// What enqueueing an email or a text message writes: the message and its job, together with the cause or not at all.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database/database';
import { useTestContext } from '#test/test-context';
import { findEmailHtml, listMessages, sendEmail, sendText } from './outbox.ts';

const NOW = new Date('2027-03-15T05:00:00Z');
const { database, deps, brand } = useTestContext({ now: NOW });
const messages = () => database.db.selectFrom('outbox_messages').selectAll().execute();
const jobs = async () =>
  (await sql<{ data: object }>`select data from jobs.job where name = 'outbox.deliver'`.execute(database.db))
    .rows;
const code = {
  kind: 'registration_code',
  to: 'siti@example.com',
  locale: 'id',
  values: { code: '123456', minutes: 10 },
} as const;

beforeEach(async () => {
  await sql`truncate outbox_messages`.execute(database.owner.db);
  await sql`delete from jobs.job`.execute(database.db);
});

describe('an email', () => {
  it('is stored as its kind and its values, with one job that carries only its number', async () => {
    await sendEmail(deps, { ...code, brand, locale: 'en' });
    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      channel: 'mail',
      kind: 'registration_code',
      recipient: 'siti@example.com',
      locale: 'en',
      brand_id: 'uji',
      attempts: 0,
      email_values: { code: '123456', minutes: 10 },
      subject: null,
      body_text: null,
      body_html: null,
      sent_at: null,
      failed_at: null,
      created_at: NOW,
      useful_until: new Date('2027-03-15T05:10:00Z'),
    });
    expect(await listMessages(deps)).toMatchObject([
      {
        subject: 'Your uji registration code: 123456',
        body_text: expect.stringContaining('valid for 10 minutes'),
      },
    ]);
    expect(await findEmailHtml(deps, message!.id)).toContain('valid for 10 minutes');
    expect(await jobs()).toEqual([{ data: { messageId: message!.id } }]);
  });
  it('is not stored when a value is missing', async () => {
    const { minutes: _missing, ...values } = code.values;
    await expect(sendEmail(deps, { ...code, brand, values: values as typeof code.values })).rejects.toThrow(
      'minutes',
    );
    expect(await messages()).toEqual([]);
  });
  it('does not exist when what caused it is rolled back', async () => {
    const cause = transaction(database.db, async (db) => {
      await sendEmail({ ...deps, db }, { ...code, brand });
      throw new Error('changed its mind');
    });
    await expect(cause).rejects.toThrow('changed its mind');
    expect(await messages()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});

describe('a text message', () => {
  it('is one short text without subject', async () => {
    await sendText(deps, {
      kind: 'phone_code',
      to: '+6281234567890',
      brand,
      locale: 'id',
      values: { code: '654321', minutes: 10 },
    });
    const [message] = await messages();
    expect(message).toMatchObject({
      channel: 'text',
      recipient: '+6281234567890',
      subject: null,
      body_html: null,
    });
    expect(message!.body_text).toContain('654321');
    expect(await jobs()).toHaveLength(1);
  });
});
