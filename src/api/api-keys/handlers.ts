// Keys of a travel partner's programs over HTTP (docs/product/api-keys.md).
import { createApiKey, listApiKeys, revokeApiKey } from '#domain/api-keys';
import { implement } from '#api/implement';
import { apiKeysContract } from './contract.ts';
import { presentApiKey } from './present.ts';

export const apiKeysApi = implement(apiKeysContract, {
  list: async (_input, { deps, actor }) => ({ data: (await listApiKeys(deps, actor)).map(presentApiKey) }),
  create: async ({ body: { expires_on = '', ...form } }, { deps, actor }) => ({
    data: await createApiKey(deps, actor, { ...form, expires_on: expires_on ?? '' }),
    messageKey: 'api_keys_created',
  }),
  revoke: async ({ params }, { deps, actor }) => {
    await revokeApiKey(deps, actor, params.id);
    return { data: null, messageKey: 'api_keys_revoked' };
  },
});
