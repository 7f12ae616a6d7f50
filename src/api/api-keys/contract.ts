// Keys of a travel partner's programs (docs/product/api-keys.md): its owners make and revoke them. No key opens these calls.
import * as z from 'zod';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';
import { apiScopes } from '#shared/api-scopes';

const owner = { who: ['partner_staff'], task: 'staff', spec: '§6 travel partner' } as const;
const keys = '/api/v3/partner-console/api-keys';
const field = z.unknown().optional();

export const apiKeysContract = {
  list: endpoint({
    ...owner,
    method: 'GET',
    path: keys,
    summary: "Keys of the partner's programs, without their secrets",
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        prefix: z.string(),
        scopes: z.array(z.enum(apiScopes)),
        state: z.enum(['active', 'expired', 'orphaned', 'revoked']),
        created_by: z.string().nullable(),
        created_at: z.iso.datetime(),
        expires_on: z.iso.date().nullable(),
        last_used_at: z.iso.datetime().nullable(),
        revoked_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
  create: endpoint({
    ...owner,
    method: 'POST',
    path: keys,
    summary: 'Makes a key; it is answered this once',
    body: z.object({ name: field, scopes: field, expires_on: field }),
    data: z.object({ id: z.uuid(), key: z.string() }),
    errors: ['invalid_input', 'step_up_required', 'too_many_requests'],
  }),
  revoke: endpoint({
    ...owner,
    method: 'DELETE',
    path: `${keys}/:id`,
    summary: 'Revokes a key: it opens nothing from the next call on',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
};
