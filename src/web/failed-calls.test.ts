import { expect, test } from 'vitest';
import { type Remedy, remedyFor, type Tried } from './failed-calls.ts';

const nothing: Tried = { isSignedAgain: false, isTokenDropped: false };
const signedAgain: Tried = { isSignedAgain: true, isTokenDropped: false };
const dropped: Tried = { isSignedAgain: false, isTokenDropped: true };
const both: Tried = { isSignedAgain: true, isTokenDropped: true };

test.each<[number, string, Tried, Remedy]>([
  [401, '', nothing, 'sign_again'],
  [401, '', signedAgain, null],
  [401, '', dropped, null],
  [406, '', nothing, 'drop_token'],
  [406, '', signedAgain, 'drop_token'],
  [406, '', dropped, null],
  [400, '', nothing, 'drop_token'],
  [400, '', signedAgain, null],
  [400, 'F-ABT-9v3', signedAgain, 'drop_token'],
  [400, 'F-ABT-9v3', both, null],
  [417, '', nothing, 'sign_in'],
  [417, '', both, 'sign_in'],
  [403, '', nothing, null],
  [422, '', nothing, null],
  [500, '', nothing, null],
])('%i %s after %o: %s', (status, code, tried, remedy) => {
  expect(remedyFor(status, code, tried)).toBe(remedy);
});
