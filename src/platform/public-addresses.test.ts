import { expect, it } from 'vitest';
import { fetchWithin } from './bounded-fetch.ts';
import { isPublicAddress } from './public-addresses.ts';

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'bukan alamat',
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '103.10.10.10', '2606:4700::1111', '2404:6800::1'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

const bounds = { timeoutMs: 5_000, maxBytes: 100, reach: 'public' as const };

it.each([
  'https://127.0.0.1:1/',
  'https://10.0.0.1:1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]:1/',
  'https://[fc00::1]:1/',
  'https://[::ffff:7f00:1]:1/',
  // As browsers and URL read them: 127.0.0.1.
  'https://2130706433:1/',
  'https://0x7f.1:1/',
  // A name that resolves to this machine.
  'https://localhost:1/',
])('a request to %s never leaves', async (url) => {
  await expect(fetchWithin(url, {}, bounds)).rejects.toThrow('no public network');
});

it('only asks by https where the public internet is meant', async () => {
  await expect(fetchWithin('http://example.com/', {}, bounds)).rejects.toThrow('https');
});
