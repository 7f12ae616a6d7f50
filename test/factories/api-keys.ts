// Keys of partners' programs.
import { createApiKey } from '#domain/api-keys';
import type { Deps } from '#domain/deps';
import { type ApiScope, apiScopes } from '#shared/api-scopes';
import { createMember } from './accounts.ts';

interface KeyOptions {
  scopes?: readonly ApiScope[];
  expires_on?: string;
}

/** Made by an owner of its own; opens everything that keys may open, unless told otherwise. */
export async function createKey(
  deps: Deps,
  partnerId: string,
  { scopes = apiScopes, expires_on = '' }: KeyOptions = {},
) {
  const owner = await createMember(deps, { roles: ['partner_staff'], partnerId });
  const { id, key } = await createApiKey(deps, owner.actor, {
    name: 'Sistem kantor',
    scopes: [...scopes],
    expires_on,
  });
  return { id, key, owner, headers: { authorization: `Bearer ${key}` } };
}
