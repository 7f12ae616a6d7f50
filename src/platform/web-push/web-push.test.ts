// Web push: the encryption by the example of RFC 8291, and a push service that answers in every way.
import { createECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#app/config';
import { DeviceGoneError } from '#platform/push-notifications/push-notifications';
import { RefusedError } from '#platform/refused-error';
import { encryptPush } from './encrypt.ts';
import { webPushSettings } from './settings.ts';
import { webPushSender } from './web-push.ts';

const example = {
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const settings = webPushSettings({
  VAPID_PRIVATE_KEY: example.privateKey,
  VAPID_SUBJECT: 'mailto:ops@rihlah.example',
})!;
const now = new Date('2027-03-15T05:00:00Z');

it('is encrypted as the example of RFC 8291', () => {
  const own = {
    salt: Buffer.from(example.salt, 'base64url'),
    privateKey: Buffer.from(example.privateKey, 'base64url'),
  };
  expect(encryptPush('When I grow up, I want to be a watermelon', example, own).toString('base64url')).toBe(
    example.message,
  );
});

it('refuses a browser whose key is no point, and what is too long', () => {
  const outside = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  expect(() => encryptPush('x', { ...example, publicKey: outside })).toThrow('not valid');
  expect(() => encryptPush('x'.repeat(4_096), example)).toThrow('too long');
});

describe('a push service', () => {
  let status: number;
  let asked: { headers: IncomingHttpHeaders; bytes: number }[];
  const service = createServer((request, answer) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      asked.push({ headers: request.headers, bytes });
      answer.writeHead(status).end();
    });
  });
  beforeEach(async () => {
    [status, asked] = [201, []];
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  });
  afterEach(() => new Promise((done) => service.close(done)));
  const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const send = () =>
    webPushSender(settings, { now: () => now, timeoutMs: 30_000 })
      .send({
        id: 'a',
        endpoint: `${origin()}/push/x`,
        ...example,
        kind: 'order_confirmed',
        title: 'Pesanan',
        text: 'Kursi Anda aman.',
        link: 'https://rihlah.example/',
        usefulUntil: new Date(now.getTime() + 60_000),
      })
      .then(
        () => null,
        (error: unknown) => error,
      );

  it('takes the message with a token that names it and is signed by our key', async () => {
    expect(await send()).toBeNull();
    const [{ headers, bytes }] = asked as [(typeof asked)[0]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60' });
    expect(bytes).toBeGreaterThan(86);
    const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!;
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(example.privateKey, 'base64url'));
    const point = pair.getPublicKey();
    expect(key).toBe(point.toString('base64url'));
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token!, await importJWK(jwk, 'ES256'), { currentDate: now });
    expect(payload).toMatchObject({ aud: origin(), sub: 'mailto:ops@rihlah.example' });
  });
  it.each([404, 410])('that answers %i knows the browser no more', async (answered) => {
    status = answered;
    expect(await send()).toBeInstanceOf(DeviceGoneError);
  });
  it.each([400, 413])('that answers %i will never take the message', async (answered) => {
    status = answered;
    const error = await send();
    expect([error instanceof RefusedError, error instanceof DeviceGoneError]).toEqual([true, false]);
  });
  it.each([401, 403, 429, 500, 503])('that answers %i may be asked again', async (answered) => {
    status = answered;
    const error = await send();
    expect([error instanceof Error, error instanceof RefusedError]).toEqual([true, false]);
  });
});

it.each([
  [{ VAPID_PRIVATE_KEY: example.privateKey }, 'VAPID_SUBJECT is needed'],
  [{ VAPID_PRIVATE_KEY: 'abc' }, 'VAPID_PRIVATE_KEY must be'],
  [{ VAPID_PRIVATE_KEY: 'A'.repeat(43), VAPID_SUBJECT: 'mailto:a@b.example' }, 'is no key on P-256'],
  [{ VAPID_PRIVATE_KEY: example.privateKey, VAPID_SUBJECT: 'a@b.example' }, 'VAPID_SUBJECT must be'],
])('a configuration that would fail at the first browser is refused', (wrong, reason) => {
  expect(() => readConfig(wrong)).toThrow(reason);
});
