// Delivering the outbox: once when all goes well, at least once whatever happens, never inside a transaction, and
// visibly abandoned at the end. The mail server is a real one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Brand, openBrandDirectory } from '#domain/brands';
import { handleEach, type JobLog } from '#platform/jobs/job-kind';
import { renderEmail } from '#emails/render-email.tsx';
import { openJobs } from '#platform/jobs/jobs';
import { smtpMail } from '#platform/mail/smtp';
import { outboxSender } from '#platform/message-sender';
import { createBrand } from '#test/factories/brands';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { type MailServer, startMailServer } from '#test/providers/mail-server';
import { deliver, deliverAll, deliverMessage, type DeliveryDeps, sendEmail, sendText } from './outbox.ts';

const NOW = new Date('2027-03-15T05:00:00Z');
let database: TestDatabase;
let server: MailServer;
let brand: Brand;
let deps: DeliveryDeps;
let given: string[];
const drawPdf: DeliveryDeps['drawPdf'] = async ({ kind, id }, locale) => ({
  filename: `${kind}.pdf`,
  contentType: 'application/pdf',
  content: Buffer.from(`${id} ${locale}`),
});
const log: JobLog = { warn: () => {}, error: (_details, message) => given.push(message) };

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'uji');
});
beforeEach(async () => {
  given = [];
  server = await startMailServer();
  await sql`truncate outbox_messages`.execute(database.owner.db);
  await sql`delete from jobs.job`.execute(database.db);
  const brands = await openBrandDirectory(database.db);
  brand = brands.forHost('localhost');
  deps = {
    textMessageLimits: { countries: ['ID'], perDay: 1_000 },
    db: database.db,
    now: () => NOW,
    brands,
    mail: smtpMail({ url: server.url }),
    textMessages: outboxSender,
    push: outboxSender,
    webPush: null,
    whatsApp: null,
    mailFrom: undefined,
    drawPdf,
    renderEmail,
  };
});
afterEach(() => server.close());
afterAll(() => database.drop());

const at = (seconds: number): DeliveryDeps => ({
  ...deps,
  now: () => new Date(NOW.getTime() + seconds * 1_000),
});
const messages = () => database.db.selectFrom('outbox_messages').selectAll().orderBy('created_at').execute();

const onlyId = async () => (await messages())[0]!.id;

/** An email in the outbox; returns its number. */
async function write(to = 'siti@example.com'): Promise<string> {
  await sendEmail(
    { ...deps, jobs: database.jobs },
    {
      kind: 'password_changed',
      to,
      brand,
      locale: 'id',
      values: { name: 'Siti Aminah', at: NOW },
    },
  );
  const { id } = await database.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow();
  return id;
}

describe('a message', () => {
  it('has its attachments, drawn when it is sent', async () => {
    await sendEmail(
      { ...deps, jobs: database.jobs },
      {
        kind: 'password_changed',
        to: 'siti@example.com',
        brand,
        locale: 'en',
        values: { name: 'Siti', at: NOW },
        pdfs: [{ kind: 'order_invoice', id: 'pesanan' }],
      },
    );
    await deliver(deps, await onlyId(), log);
    const [pdf] = server.letters[0]!.attachments;
    expect([pdf!.filename, Buffer.from(pdf!.content as ArrayBuffer).toString()]).toEqual([
      'order_invoice.pdf',
      'pesanan en',
    ]);
  });
  it('is sent once, from the brand, and its content is erased', async () => {
    const id = await write();
    await deliver(deps, id, log);
    await deliver(deps, id, log);
    expect(server.letters).toHaveLength(1);
    expect(server.letters[0]).toMatchObject({
      from: { name: 'uji', address: 'no-reply@example.com' },
      replyTo: [{ address: 'halo@example.com' }],
      to: [{ address: 'siti@example.com' }],
      subject: 'Password akun uji Anda telah diubah',
      messageId: `<${id}@example.com>`,
    });
    expect(server.letters[0]!.text).toContain('Siti Aminah');
    expect(server.letters[0]!.html).toContain('Siti Aminah');
    expect(await messages()).toMatchObject([
      {
        sent_at: NOW,
        failed_at: null,
        attempts: 1,
        claimed_until: null,
        email_values: null,
      },
    ]);
  });
  it('that holds what it says, from a release that stored no values, is sent as it is', async () => {
    const id = await write();
    await database.db
      .updateTable('outbox_messages')
      .set({ email_values: null, subject: 'Lama', body_text: 'Isi lama', body_html: '<p>Isi lama</p>' })
      .where('id', '=', id)
      .execute();
    await deliver(deps, id, log);
    expect(server.letters).toMatchObject([
      {
        subject: 'Lama',
        text: expect.stringContaining('Isi lama'),
        html: expect.stringContaining('Isi lama'),
      },
    ]);
    expect(await messages()).toMatchObject([
      { sent_at: NOW, subject: null, body_text: null, body_html: null },
    ]);
  });
  it.each([
    ['of a kind that only another release knows', { kind: 'welcome' }, /no email welcome/],
    ['whose values are not those of its kind', { email_values: '{"name":7}' }, /name/],
  ])('%s is not sent, and tried again', async (_what, change, fault) => {
    const id = await write();
    await database.db.updateTable('outbox_messages').set(change).where('id', '=', id).execute();
    await expect(deliver(deps, id, log)).rejects.toThrow(fault);
    expect(server.letters).toEqual([]);
    expect(await messages()).toMatchObject([
      { sent_at: null, failed_at: null, claimed_until: null, last_error: expect.stringMatching(fault) },
    ]);
  });
  it('comes from the configured sender', async () => {
    await deliver({ ...deps, mailFrom: 'surat@marketplace.example' }, await write(), log);
    expect(server.letters[0]!.from).toEqual({ name: 'uji', address: 'surat@marketplace.example' });
  });
  it('stays readable for a while where nothing leaves', async () => {
    const id = await write();
    await deliver({ ...deps, mail: { isLocal: true, send: async () => {} } }, id, log);
    expect(await messages()).toMatchObject([
      { id, sent_at: NOW, email_values: { name: 'Siti Aminah', at: NOW.toISOString() } },
    ]);
  });
  it('leaves no trace when it is the last to an account', async () => {
    await sendEmail(
      { ...deps, jobs: database.jobs },
      {
        kind: 'account_deleted',
        to: 'siti@example.com',
        brand,
        locale: 'en',
        values: { name: 'Siti', at: NOW },
      },
    );
    const id = await onlyId();
    await deliver(deps, id, log);
    expect(server.letters).toHaveLength(1);
    expect(await messages()).toEqual([]);
  });
  it('to a deleted account is not sent', async () => {
    const id = await write();
    await database.db.deleteFrom('outbox_messages').execute();
    await deliver(deps, id, log);
    expect(server.letters).toEqual([]);
  });
  it('is sent outside any transaction: the database is free while the server is slow', async () => {
    const id = await write();
    let openTransactions = -1;
    server.treat = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()`.execute(
        database.db,
      );
      openTransactions = rows[0]!.count;
      return 'take' as const;
    };
    await deliver(deps, id, log);
    expect(openTransactions).toBe(0);
  });
});

describe('a text message', () => {
  const sent: object[] = [];
  const withGateway = (send: DeliveryDeps['textMessages']['send']): DeliveryDeps => ({
    ...deps,
    textMessages: { isLocal: false, send },
  });

  it('goes to the gateway under its number, and is erased', async () => {
    await sendText(
      { ...deps, jobs: database.jobs },
      {
        kind: 'phone_code',
        to: '+6281234567890',
        brand,
        locale: 'id',
        values: { code: '654321', minutes: 10 },
      },
    );
    const id = await onlyId();
    await deliver(
      withGateway(async (message) => void sent.push(message)),
      id,
      log,
    );
    expect(sent).toEqual([{ id, to: '+6281234567890', text: expect.stringContaining('654321') }]);
    expect(await messages()).toMatchObject([{ sent_at: NOW, email_values: null }]);
  });
  it('is not sent after its code has expired', async () => {
    await sendText(
      { ...deps, jobs: database.jobs },
      {
        kind: 'phone_code',
        to: '+6281234567890',
        brand,
        locale: 'id',
        values: { code: '654321', minutes: 10 },
      },
    );
    const id = await onlyId();
    await deliver(
      {
        ...withGateway(() => Promise.reject(new Error('must not be asked'))),
        now: () => new Date(NOW.getTime() + 600_000),
      },
      id,
      log,
    );
    expect(await messages()).toMatchObject([{ sent_at: null, last_error: 'Its time has passed' }]);
    expect(given).toHaveLength(1);
  });
});

describe('when sending fails', () => {
  it('temporarily, it is retried until it succeeds', async () => {
    const id = await write();
    server.treat = (nth) => (nth < 3 ? 451 : 'take');
    await expect(deliver(deps, id, log)).rejects.toThrow(/451/);
    expect(await messages()).toMatchObject([
      {
        attempts: 1,
        sent_at: null,
        failed_at: null,
        claimed_until: null,
        last_error: expect.stringContaining('451'),
      },
    ]);
    await expect(deliver(deps, id, log)).rejects.toThrow(/451/);
    await deliver(deps, id, log);
    expect(server.letters).toHaveLength(1);
    expect(await messages()).toMatchObject([{ attempts: 3, sent_at: NOW, last_error: null }]);
  });
  it('permanently, it is abandoned, logged as an error, and stays readable', async () => {
    const id = await write();
    server.treat = () => 554;
    await deliver(deps, id, log);
    expect(given).toHaveLength(1);
    expect(await messages()).toMatchObject([
      { attempts: 1, sent_at: null, failed_at: NOW, email_values: { name: 'Siti Aminah' } },
    ]);
    await deliver(deps, id, log);
    expect(server.letters).toEqual([]);
  });
  it('repeatedly, it is abandoned at the last try', async () => {
    const id = await write();
    server.treat = () => 'cut';
    for (let attempt = 1; attempt <= deliverMessage.retries; attempt += 1)
      await expect(deliver(deps, id, log)).rejects.toThrow(/closed|socket|ECONN/i);
    await deliver(deps, id, log);
    expect(await messages()).toMatchObject([{ attempts: 20, failed_at: NOW }]);
    expect(given).toHaveLength(1);
  });
  it('by a kill between sending and recording it, the next process sends it once more under the same number, and never again', async () => {
    const id = await write();
    const sender = spawn(
      process.execPath,
      [join(import.meta.dirname, 'dying-sender.fixture.ts'), database.url, server.url, id, NOW.toISOString()],
      { stdio: 'inherit' },
    );
    const signal = await new Promise((resolve) => sender.once('exit', (_code, by) => resolve(by)));
    expect(signal).toBe('SIGKILL');
    expect(server.letters).toHaveLength(1);
    // While the dead process's claim lasts nobody sends it, but the job comes back.
    await expect(deliver(at(59), id, log)).rejects.toThrow(/somebody else/);
    await deliver(at(60), id, log);
    await deliver(at(600), id, log);
    expect(server.letters.map(({ messageId }) => messageId)).toEqual([
      `<${id}@example.com>`,
      `<${id}@example.com>`,
    ]);
  });
});

describe('several messages at once', () => {
  it('each have their own outcome: sent, retried, abandoned, left to another sender, done already', async () => {
    const [taken, later, never, busy, known] = [
      await write('diterima@example.com'),
      await write('nanti@example.com'),
      await write('tidak@example.com'),
      await write('sibuk@example.com'),
      await write('sudah@example.com'),
    ];
    await deliver(deps, known, log);
    await database.db
      .updateTable('outbox_messages')
      .set({ claimed_until: new Date(NOW.getTime() + 1_000) })
      .where('id', '=', busy)
      .execute();
    server.refusedRecipients.set('nanti@example.com', 451).set('tidak@example.com', 550);
    const outcomes = await deliverAll(deps, [taken, later, never, busy, known], log);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(server.letters.map(({ to }) => to![0]!.address)).toEqual([
      'sudah@example.com',
      'diterima@example.com',
    ]);
    const ends = new Map((await messages()).map(({ id, ...end }) => [id, end]));
    expect(ends.get(taken)).toMatchObject({ sent_at: NOW, email_values: null, attempts: 1 });
    expect(ends.get(later)).toMatchObject({
      sent_at: null,
      failed_at: null,
      claimed_until: null,
      last_error: expect.stringContaining('451'),
    });
    expect(ends.get(never)).toMatchObject({
      sent_at: null,
      failed_at: NOW,
      last_error: expect.stringContaining('550'),
    });
    expect(ends.get(busy)).toMatchObject({ sent_at: null, attempts: 0 });
    expect(ends.get(known)).toMatchObject({ attempts: 1 });
  });
});

describe('workers', () => {
  const work = async () => {
    const jobs = openJobs({ url: database.url, lookSeconds: 0.5, rescueSeconds: 1 });
    await jobs.work(
      [
        handleEach(
          deliverMessage,
          ({ messageId }) => deliver(deps, messageId, log),
          (all) =>
            deliverAll(
              deps,
              all.map(({ messageId }) => messageId),
              log,
            ),
        ),
      ],
      log,
    );
    return jobs;
  };

  it('in two processes send every message once', async () => {
    const both = await Promise.all([work(), work()]);
    try {
      const people = Array.from({ length: 12 }, (_, n) => `jamaah-${n}@example.com`);
      await Promise.all(people.map((to) => write(to)));
      await expect
        .poll(async () => (await messages()).filter(({ sent_at: sentAt }) => sentAt === null))
        .toEqual([]);
      expect(server.letters.map(({ to }) => to![0]!.address).toSorted()).toEqual(people.toSorted());
    } finally {
      await Promise.all(both.map((jobs) => jobs.close()));
    }
  });
  it('that wait for a slow server block nobody who writes an email', async () => {
    let asked = 0;
    let wakeUp = () => {};
    const awake = new Promise<void>((resolve) => (wakeUp = resolve));
    server.treat = async () => {
      asked += 1;
      await awake;
      return 'take' as const;
    };
    const jobs = await work();
    try {
      for (const n of [1, 2, 3]) await write(`jamaah-${n}@example.com`);
      await expect.poll(() => asked).toBe(3);
      for (const n of [4, 5, 6]) await write(`jamaah-${n}@example.com`);
      expect((await messages()).map(({ sent_at: sentAt }) => sentAt)).toEqual([
        null,
        null,
        null,
        null,
        null,
        null,
      ]);
      wakeUp();
      await expect
        .poll(async () => (await messages()).every(({ sent_at: sentAt }) => sentAt !== null))
        .toBe(true);
      expect(server.letters).toHaveLength(6);
    } finally {
      wakeUp();
      await jobs.close();
    }
  });
  it('retry what a failing server refused, and send it when it recovers', async () => {
    server.treat = (nth) => (nth === 1 ? 421 : 'take');
    const jobs = await work();
    try {
      await write();
      await expect.poll(messages).toMatchObject([{ last_error: expect.stringContaining('421') }]);
      // Ten seconds later, without waiting for them.
      await expect
        .poll(
          async () =>
            (await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database.db))
              .numAffectedRows,
        )
        .toBe(1n);
      await expect.poll(messages).toMatchObject([{ sent_at: NOW }]);
      expect(server.letters).toHaveLength(1);
    } finally {
      await jobs.close();
    }
  });
});
