// What the calls about keys of programs are asked.
import { createApiKey } from '#domain/api-keys';
import type { Ask, Call } from '#test/api/call';

const keys = '/api/v3/partner-console/api-keys';
const form = {
  name: 'Sistem kantor',
  scopes: ['departures_read', 'departures_write'],
  expires_on: '2027-12-31',
};
/** A key of the caller's own partner. */
const revoke: Ask = async ({ deps, caller }) => ({
  url: `${keys}/${(await createApiKey(deps, caller!.actor, form)).id}`,
});

export const apiKeysCalls: Record<string, Call> = {
  [`GET ${keys}`]: { works: [keys] },
  [`POST ${keys}`]: {
    works: [{ body: form }],
    wrong: [
      [{ body: { ...form, name: '' } }, 'name'],
      [{ body: { ...form, scopes: [] } }, 'scopes'],
      [{ body: { ...form, scopes: ['money'] } }, 'scopes'],
      [{ body: { ...form, expires_on: '2020-01-01' } }, 'expires_on'],
      [{ body: { ...form, expires_on: 'besok' } }, 'expires_on'],
    ],
  },
  [`DELETE ${keys}/:id`]: {
    works: [revoke],
    unknown: ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00'].map((id) => `${keys}/${id}`),
  },
};
