// A store's staff (docs/product/store-console.md): its owners invite colleagues and say what each may do.
import * as z from 'zod';
import { storeDuties } from '#shared/store-duties';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';

const ofStore = { who: ['store_staff'], spec: '§6 store, docs/product/store-console.md' } as const;
const team = '/api/v3/store-console/team';
const field = z.unknown().optional();
const duties = z.array(z.enum(storeDuties));

export const storeTeamContract = {
  list: endpoint({
    ...ofStore,
    method: 'GET',
    path: team,
    summary: 'Who works for the store, and who was invited',
    data: z.object({
      colleagues: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          email: z.string(),
          since: z.iso.datetime(),
          is_self: z.boolean(),
          duties,
        }),
      ),
      invitations: z.array(
        z.object({
          id: z.uuid(),
          email: z.string(),
          sent_at: z.iso.datetime(),
          expires_at: z.iso.datetime(),
          duties,
        }),
      ),
    }),
    errors: ['forbidden'],
  }),
  invite: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${team}/invitations`,
    summary: 'Invites a colleague by email',
    body: z.object({ name: field, email: field, duties: field }),
    data: z.null(),
    errors: ['forbidden', 'invalid_input', 'step_up_required', 'too_many_requests'],
  }),
  withdraw: endpoint({
    ...ofStore,
    method: 'DELETE',
    path: `${team}/invitations/:id`,
    summary: 'Takes an invitation back',
    params: named,
    data: z.null(),
    errors: ['not_found', 'forbidden'],
  }),
  change: endpoint({
    ...ofStore,
    method: 'PUT',
    path: `${team}/:id/duties`,
    summary: 'Says what a colleague may do',
    params: named,
    body: z.object({ duties: field }),
    data: z.null(),
    errors: ['not_found', 'forbidden', 'invalid_input', 'last_owner', 'step_up_required'],
  }),
  remove: endpoint({
    ...ofStore,
    method: 'DELETE',
    path: `${team}/:id`,
    summary: "Ends a colleague's work",
    params: named,
    data: z.null(),
    errors: ['not_found', 'forbidden', 'last_owner', 'step_up_required'],
  }),
};
