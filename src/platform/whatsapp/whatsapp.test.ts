// Messages by WhatsApp, tried against a server that speaks the Cloud API's protocol, and the configuration.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#app/config';
import { outboxSender } from '#platform/message-sender';
import { RefusedError } from '#platform/refused-error';
import { startWhatsAppServer, type WhatsAppServer } from '#test/providers/whatsapp-server';
import { cloudApiWhatsApp, whatsAppFailure } from './cloud-api.ts';
import { NoWhatsAppError, type WhatsAppMessage, type WhatsAppSender } from './whatsapp.ts';

let server: WhatsAppServer;
let sender: WhatsAppSender;
beforeEach(async () => {
  server = await startWhatsAppServer();
  sender = cloudApiWhatsApp(server.settings, { timeoutMs: 60_000 });
});
afterEach(() => server.close());

const message = (change: Partial<WhatsAppMessage> = {}): WhatsAppMessage => ({
  id: '0b7e',
  to: '+6281234567890',
  template: 'rihlah_payment',
  language: 'id',
  parameters: ['Rihlah', 'Pesanan RH-7K2M9QXA sudah pasti', 'Kursinya\naman 🌙', 'https://rihlah.example/x'],
  ...change,
});
const fault = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error as Error,
  );

describe.each<[string, () => WhatsAppSender]>([
  ['the Cloud API', () => sender],
  ['the outbox', () => outboxSender],
])('a message by %s', (_name, open) => {
  it('is taken, again and beside others', async () => {
    expect(
      await Promise.all([
        open().send(message()),
        open().send(message()),
        open().send(message({ to: '+966501234567' })),
      ]),
    ).toEqual([undefined, undefined, undefined]);
  });
});

describe('a message by the Cloud API', () => {
  it('names an approved template and fills it, each place in one line', async () => {
    await sender.send(message());
    expect(server.taken).toMatchObject([
      {
        messaging_product: 'whatsapp',
        to: '+6281234567890',
        template: {
          name: 'rihlah_payment',
          language: { code: 'id' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: 'Rihlah' },
                { type: 'text', text: 'Pesanan RH-7K2M9QXA sudah pasti' },
                { type: 'text', text: 'Kursinya aman 🌙' },
                { type: 'text', text: 'https://rihlah.example/x' },
              ],
            },
          ],
        },
        biz_opaque_callback_data: '0b7e',
      },
    ]);
  });
  it('to a number that WhatsApp does not reach says so', async () => {
    server.unreachable.add('+6281234567890');
    expect(await fault(sender.send(message()))).toBeInstanceOf(NoWhatsAppError);
  });
  it('that does not fit its template is refused for good, and its number is not blamed', async () => {
    const error = await fault(sender.send(message({ parameters: ['Rihlah'] })));
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).not.toBeInstanceOf(NoWhatsAppError);
  });
  it.each([
    [401, 190],
    [404, 132_001],
    [400, 131_056],
    [429, 130_429],
    [500, 131_000],
  ])('answered with %i (%i) may be tried again', async (status, code) => {
    server.next = [[status, code]];
    const error = await fault(sender.send(message()));
    expect(error).toMatchObject({ message: `WhatsApp answered ${status}: ${code}` });
    expect(error).not.toBeInstanceOf(RefusedError);
    await sender.send(message());
    expect(server.taken).toHaveLength(1);
  });
  it('may be tried again when nobody listens', async () => {
    const away = cloudApiWhatsApp({ ...server.settings, apiUrl: 'http://127.0.0.1:9' }, { timeoutMs: 1_000 });
    const error = await fault(away.send(message()));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedError);
  });
  it('is known to work, or not, before the first one', async () => {
    expect(await whatsAppFailure(server.settings, 60_000)).toBeNull();
    expect(await whatsAppFailure({ ...server.settings, accessToken: 'lama' }, 60_000)).toBe(
      'WhatsApp answered 401: 190',
    );
  });
});

describe('the configuration', () => {
  const account = { WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_ACCESS_TOKEN: 'rahasia' };

  it("is off by itself, and Meta's own once a number is named", () => {
    expect(readConfig({}).whatsApp).toBeNull();
    expect(readConfig(account).whatsApp).toEqual({
      phoneNumberId: '106540352242922',
      accessToken: 'rahasia',
      apiUrl: 'https://graph.facebook.com/v23.0',
    });
  });
  it.each([
    [{ WHATSAPP_ACCESS_TOKEN: '' }, 'WHATSAPP_ACCESS_TOKEN is needed'],
    [{ WHATSAPP_PHONE_NUMBER_ID: '+62812' }, 'WHATSAPP_PHONE_NUMBER_ID must be'],
    [{ WHATSAPP_API_URL: 'meta' }, 'WHATSAPP_API_URL must be'],
  ])('that would fail at the first message is refused', (wrong, reason) => {
    expect(() => readConfig({ ...account, ...wrong })).toThrow(reason);
  });
});
