// Who holds which role, for the operator who gives and ends them (docs/product/memberships.md).
import * as z from 'zod';
import { operatorRoles } from '#shared/operator-tasks';
import { roles } from '#shared/roles';
import { endpoint } from '#api/define';
import { searchText } from '#api/inputs';

const each = { who: operatorRoles('roles'), spec: '§6 Operator console' } as const;
const path = '/api/v3/operator/roles';

const role = z.enum(roles);
const membership = z.object({
  account_id: z.uuid(),
  role,
  /** Of the organisation; null for the operator's own people and consultants. */
  partner_id: z.uuid().nullable().default(null),
});
const done = { data: z.null(), errors: ['not_found', 'invalid_input', 'step_up_required'] } as const;

export const membershipsContract = {
  holder: endpoint({
    ...each,
    method: 'GET',
    path,
    summary:
      'The person with an email address and their roles, or null; they read in their activity that they were looked up',
    query: z.object({ email: searchText.min(3) }),
    data: z
      .object({
        account_id: z.uuid(),
        name: z.string(),
        email: z.string(),
        memberships: z.array(
          z.object({
            role,
            partner_id: z.uuid().nullable(),
            partner_name: z.string().nullable(),
            since: z.iso.datetime(),
          }),
        ),
      })
      .nullable(),
  }),
  organisations: endpoint({
    ...each,
    method: 'GET',
    path: `${path}/organisations`,
    summary: 'Organisations whose people hold roles',
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        kind: z.enum(['travel', 'store', 'distribution_channel', 'financial']),
      }),
    ),
  }),
  grant: endpoint({
    ...each,
    method: 'POST',
    path: `${path}/grant`,
    summary:
      'Give somebody a role, never to oneself; their sessions end. A consultant also gets `code` and `shown_name`. Asks for a recent code',
    body: membership.extend({ code: z.unknown().optional(), shown_name: z.unknown().optional() }),
    ...done,
  }),
  revoke: endpoint({
    ...each,
    method: 'POST',
    path: `${path}/revoke`,
    summary: 'End a role; their sessions end. Asks for a recent code',
    body: membership,
    ...done,
  }),
};
