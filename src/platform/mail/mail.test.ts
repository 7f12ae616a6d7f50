// Every mail sender behaves alike; the SMTP sender runs against a real server that accepts emails, refuses them for now
// or for ever, disconnects, or never answers.
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxSender } from '#platform/message-sender';
import { RefusedError } from '#platform/refused-error';
import { type MailServer, startMailServer } from '#test/providers/mail-server';
import type { Mail, MailSender } from './mail.ts';
import { smtpMail } from './smtp.ts';

let server: MailServer;
beforeEach(async () => void (server = await startMailServer()));
afterEach(() => server.close());

const letter = (change: Partial<Mail> = {}): Mail => ({
  messageId: '0b7e@rihlah.example',
  from: { name: 'Rihlah', address: 'no-reply@rihlah.example' },
  replyTo: 'halo@rihlah.example',
  to: 'siti@example.com',
  subject: 'Kode pendaftaran',
  text: "Assalamu'alaikum,\n\nkode Anda 123456.\n",
  html: '<p>kode Anda <b>123456</b></p>',
  attachments: [],
  ...change,
});
const fault = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error as Error,
  );

describe.each<[string, () => MailSender]>([
  ['SMTP', () => smtpMail({ url: server.url })],
  ['the outbox', () => outboxSender],
])('a letter by %s', (_name, open) => {
  it('is accepted, in any language and of any length', async () => {
    const long = letter({ subject: 'Kode Ñuñez — كود العمرة 🕋', text: `${'Umrah '.repeat(20_000)}\n.\n` });
    await expect(open().send(long)).resolves.toBeUndefined();
  });
  it('can be sent again, and concurrently', async () => {
    const sender = open();
    const sending = [
      sender.send(letter()),
      sender.send(letter()),
      sender.send(letter({ to: 'umar@example.com' })),
    ];
    expect(await Promise.all(sending)).toEqual([undefined, undefined, undefined]);
  });
});

describe('an email by SMTP', () => {
  const send = (change: Partial<Mail> = {}, timeoutMs = 60_000) =>
    smtpMail({ url: server.url, timeoutMs }).send(letter(change));

  it('arrives as written: HTML and text, sender, reply-to, a stable message id', async () => {
    const written = letter({
      subject: 'Kode Ñuñez — كود العمرة 🕋',
      text: 'Salam hangat, Siti 🌙\n.\nFrom here on',
      html: '<p>Siti &amp; Umar</p>',
    });
    await smtpMail({ url: server.url }).send(written);
    expect(server.letters).toHaveLength(1);
    expect(server.letters[0]).toMatchObject({
      subject: written.subject,
      text: `${written.text}\n`,
      html: `${written.html}\n`,
      messageId: '<0b7e@rihlah.example>',
      from: written.from,
      to: [{ address: 'siti@example.com', name: '' }],
      replyTo: [{ address: 'halo@rihlah.example', name: '' }],
    });
    const headers = Object.fromEntries(server.letters[0]!.headers.map(({ key, value }) => [key, value]));
    expect(headers['auto-submitted']).toBe('auto-generated');
  });
  it('carries its attachments whole', async () => {
    const content = Buffer.from(Array.from({ length: 3_000 }, (_, index) => index % 256));
    await send({ attachments: [{ filename: 'INV-1.pdf', contentType: 'application/pdf', content }] });
    const [paper] = server.letters[0]!.attachments;
    expect([
      paper!.filename,
      paper!.mimeType,
      Buffer.from(paper!.content as ArrayBuffer).equals(content),
    ]).toEqual(['INV-1.pdf', 'application/pdf', true]);
  });
  it('cannot be forged by its content', async () => {
    await send({
      subject: 'Halo\r\nBcc: umar@example.com',
      from: { name: 'Rihlah\r\nBcc: x@example.com', address: 'no-reply@rihlah.example' },
    });
    const [{ subject, to, headers }] = server.letters as [Email];
    expect({ subject, to }).toEqual({
      subject: 'Halo Bcc: umar@example.com',
      to: [{ name: '', address: 'siti@example.com' }],
    });
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
  });
  it.each([421, 450, 451, 452])('that is temporarily refused (%i) may be retried', async (code) => {
    server.treat = () => code;
    const error = await fault(send());
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedError);
    server.treat = () => 'take';
    await send();
    expect(server.letters).toHaveLength(1);
  });
  it.each([550, 552, 554])('that is permanently refused (%i) is final', async (code) => {
    server.treat = () => code;
    expect(await fault(send())).toBeInstanceOf(RefusedError);
  });
  it('is final for an unknown mailbox, and may be retried for a full one', async () => {
    server.refusedRecipients.set('tidak-ada@example.com', 550).set('penuh@example.com', 452);
    expect(await fault(send({ to: 'tidak-ada@example.com' }))).toBeInstanceOf(RefusedError);
    expect(await fault(send({ to: 'penuh@example.com' }))).not.toBeInstanceOf(RefusedError);
  });
  it.each(['cut', 'cut-after'] as const)(
    'whose connection breaks (%s) may be tried again, under the same number',
    async (treatment) => {
      server.treat = (nth) => (nth === 1 ? treatment : 'take');
      const error = await fault(send());
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(RefusedError);
      await send();
      expect(new Set(server.letters.map(({ messageId }) => messageId))).toEqual(
        new Set(['<0b7e@rihlah.example>']),
      );
    },
  );
  it('times out on a server that never answers', async () => {
    server.treat = () => 'stall';
    const start = performance.now();
    expect(await fault(send({}, 300))).not.toBeInstanceOf(RefusedError);
    expect(performance.now() - start).toBeLessThan(50_000);
  });
  it('may be retried when the server is down', async () => {
    const { url } = server;
    await server.close();
    const error = await fault(smtpMail({ url }).send(letter()));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedError);
    server = await startMailServer();
  });
});

describe('the SMTP server', () => {
  it('receives user and password; a wrong password may be retried, since it is our fault', async () => {
    const guarded = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'rihlah' && password === 'rahasia/1'
          ? callback(null, { user: username })
          : callback(new Error('Wrong password')),
    });
    try {
      await smtpMail({ url: `smtp://rihlah:rahasia%2F1@127.0.0.1:${guarded.port}` }).send(letter());
      expect(guarded.letters).toHaveLength(1);
      const error = await fault(
        smtpMail({ url: `smtp://rihlah:salah@127.0.0.1:${guarded.port}` }).send(letter()),
      );
      expect(error).toMatchObject({ code: 'EAUTH' });
      expect(error).not.toBeInstanceOf(RefusedError);
    } finally {
      await guarded.close();
    }
  });
  it('receives nothing when it cannot prove its identity', async () => {
    const stranger = await startMailServer({ disabledCommands: [] });
    try {
      expect(await fault(smtpMail({ url: stranger.url }).send(letter()))).toMatchObject({
        message: expect.stringMatching(/self.signed|certificate/i),
      });
      expect(stranger.letters).toEqual([]);
    } finally {
      await stranger.close();
    }
  });
});
