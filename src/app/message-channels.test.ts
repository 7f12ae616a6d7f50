// Who delivers emails: no server is needed in the demo and in development, one is required in production.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { RefusedError } from '#platform/refused-error';
import { storesEmails, openMessageChannels } from './message-channels.ts';

const key = `test:${Buffer.alloc(32).toString('base64')}`;
const demo = (more = {}) => readConfig(more);
const real = (more = {}) => readConfig({ DATABASE_URL: 'postgres://x@localhost/x', KEY_RING: key, ...more });
const smtp = { SMTP_URL: 'smtp://rihlah:rahasia@mail.example:587' };
const text = { id: '1', to: '+6281234567890', text: 'x' };

describe('email delivery', () => {
  it('stays on this machine in the demo and in development while no server is configured', () => {
    expect(openMessageChannels(demo(), 'production')).toMatchObject({
      mail: { isLocal: true },
      textMessages: { isLocal: true },
    });
    expect(openMessageChannels(real(), 'development')).toMatchObject({
      mail: { isLocal: true },
      textMessages: { isLocal: true },
    });
    expect(openMessageChannels(demo(smtp), 'development')).toMatchObject({ mail: { isLocal: false } });
  });
  it('requires a server everywhere else', () => {
    expect(() => openMessageChannels(real(), 'production')).toThrow('SMTP_URL must be set outside the demo');
    expect(
      openMessageChannels(real({ ...smtp, MAIL_FROM: 'surat@rihlah.example' }), 'production'),
    ).toMatchObject({ mail: { isLocal: false }, mailFrom: 'surat@rihlah.example' });
  });
  it.each([
    [demo(), 'production', true],
    [demo(smtp), 'production', false],
    [real(), 'production', false],
    [real(smtp), 'production', false],
    [real(), 'development', true],
    [real({ DEMO: 'true' }), 'production', true],
  ] as const)('are shown at /dev/outbox only where they stay', (config, mode, shown) => {
    expect(storesEmails(config, mode)).toBe(shown);
  });
});

describe('text messages', () => {
  it('are refused, not lost, without a gateway', async () => {
    await expect(openMessageChannels(real(smtp), 'production').textMessages.send(text)).rejects.toThrow(
      RefusedError,
    );
    await expect(openMessageChannels(demo(smtp), 'production').textMessages.send(text)).rejects.toThrow(
      'TEXT_MESSAGES_URL is not set',
    );
  });
  it('go through the configured gateway', () => {
    expect(
      openMessageChannels(demo({ TEXT_MESSAGES_URL: 'https://gateway.example/messages' }), 'production')
        .textMessages.isLocal,
    ).toBe(false);
  });
});

describe('push notifications', () => {
  it('stay on this machine where emails do, go to FCM where it is configured, and are off anywhere else', () => {
    const key = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    });
    const fcm = {
      FCM_PROJECT_ID: 'rihlah-uji',
      FCM_CLIENT_EMAIL: 'push@rihlah-uji.example',
      FCM_PRIVATE_KEY: String(key),
    };
    expect(openMessageChannels(demo(), 'production').push).toMatchObject({ isLocal: true });
    expect(openMessageChannels(demo(fcm), 'production').push).toMatchObject({ isLocal: false });
    expect(openMessageChannels(real(smtp), 'production').push).toBeNull();
  });
});

it.each([
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Rihlah'],
  ['TEXT_MESSAGES_URL', 'ftp://gateway.example'],
])('a wrong %s (%s) is named', (variable, value) => {
  expect(() => demo({ [variable]: value })).toThrow(variable);
});
