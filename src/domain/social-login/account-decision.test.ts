// The whole table of which account an identity opens (decision 0016).
import { expect, it } from 'vitest';
import { decideLink, decideSignIn, type KnownAccounts, type SignInDecision } from './account-decision.ts';

const nobody: KnownAccounts = { ofIdentity: null, ofMail: null };
const ofMail = { accountId: 'mail', hasProvider: false };
const speaking = { email: 'siti@gmail.com', isMailAuthority: true };
const repeating = { email: 'siti@yahoo.example', isMailAuthority: false };
const silent = { email: null, isMailAuthority: false };

it.each<[string, Parameters<typeof decideSignIn>[0], KnownAccounts, SignInDecision]>([
  [
    'a known identity opens its account',
    speaking,
    { ofIdentity: 'own', ofMail: null },
    { kind: 'known', accountId: 'own' },
  ],
  [
    'a known identity opens its account even when its mail has become another’s',
    speaking,
    { ofIdentity: 'own', ofMail },
    { kind: 'known', accountId: 'own' },
  ],
  [
    'a known identity needs no mail',
    silent,
    { ofIdentity: 'own', ofMail: null },
    { kind: 'known', accountId: 'own' },
  ],
  [
    'a new one with its own mail gets a new account',
    speaking,
    nobody,
    { kind: 'create', email: 'siti@gmail.com' },
  ],
  [
    'so does one whose mail is only repeated',
    repeating,
    nobody,
    { kind: 'create', email: 'siti@yahoo.example' },
  ],
  ['without a proven mail nobody gets one', silent, nobody, { kind: 'refuse', code: 'sign_in_mail_missing' }],
  [
    'who runs the mailbox links the account that has it',
    speaking,
    { ofIdentity: null, ofMail },
    { kind: 'link', accountId: 'mail' },
  ],
  [
    'who only repeats it does not',
    repeating,
    { ofIdentity: null, ofMail },
    { kind: 'refuse', code: 'sign_in_link_first' },
  ],
  [
    'nor takes anybody a provider’s second identity',
    speaking,
    { ofIdentity: null, ofMail: { ...ofMail, hasProvider: true } },
    { kind: 'refuse', code: 'sign_in_link_first' },
  ],
])('signing in: %s', (_what, person, known, decision) => {
  expect(decideSignIn(person, known)).toEqual(decision);
});

it.each<[string, Parameters<typeof decideLink>[1], SignInDecision]>([
  [
    'a free identity is linked, whatever its mail',
    { ofIdentity: null, hasProvider: false },
    { kind: 'link', accountId: 'me' },
  ],
  [
    'linking again changes nothing',
    { ofIdentity: 'me', hasProvider: true },
    { kind: 'known', accountId: 'me' },
  ],
  [
    'what opens another account stays there',
    { ofIdentity: 'other', hasProvider: false },
    { kind: 'refuse', code: 'sign_in_identity_taken' },
  ],
  [
    'one of each provider is enough',
    { ofIdentity: null, hasProvider: true },
    { kind: 'refuse', code: 'sign_in_provider_taken' },
  ],
])('linking: %s', (_what, known, decision) => {
  expect(decideLink('me', known)).toEqual(decision);
});
