// Which providers are on, and what a wrong configuration says at start.
import { expect, it } from 'vitest';
import { readConfig } from '#app/config';

const appleKey = '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----';
const apple = {
  APPLE_CLIENT_ID: 'web.example',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: appleKey,
};

it('both are off unless configured', () => {
  expect(readConfig({}).signIn).toEqual({ google: null, apple: null });
});

it('Google’s own addresses and issuers stand by default', () => {
  expect(readConfig({ GOOGLE_CLIENT_ID: 'web', GOOGLE_CLIENT_SECRET: 'secret' }).signIn.google).toEqual({
    clientId: 'web',
    clientSecret: 'secret',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  });
});

it('Apple’s own addresses stand by default, and its key may come on one line', () => {
  expect(readConfig({ ...apple, APPLE_PRIVATE_KEY: appleKey.replaceAll('\n', '\\n') }).signIn.apple).toEqual({
    clientId: 'web.example',
    teamId: 'TEAM123456',
    keyId: 'KEY1234567',
    privateKey: appleKey,
    issuer: 'https://appleid.apple.com',
    authorizeUrl: 'https://appleid.apple.com/auth/authorize',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    jwksUrl: 'https://appleid.apple.com/auth/keys',
  });
});

it.each([
  [{ GOOGLE_CLIENT_ID: 'web' }, 'GOOGLE_CLIENT_SECRET is needed where GOOGLE_CLIENT_ID is set'],
  [{ ...apple, APPLE_KEY_ID: '' }, 'APPLE_KEY_ID is needed where APPLE_CLIENT_ID is set'],
  [{ GOOGLE_TOKEN_URL: 'token' }, 'GOOGLE_TOKEN_URL must be an http(s) address'],
])('half a configuration is refused at start: %o', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence);
});
