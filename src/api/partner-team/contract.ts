// A travel partner's staff (docs/product/partner-team.md): its owners invite colleagues and say what each may do.
import * as z from 'zod';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';
import { partnerDuties } from '#shared/partner-duties';

const owner = { who: ['partner_staff'], task: 'staff', spec: '§6 travel partner' } as const;
const team = '/api/v3/partner-console/team';
const field = z.unknown().optional();
const work = { duties: z.array(z.enum(partnerDuties)), leads: z.array(z.uuid()) };

export const partnerTeamContract = {
  list: endpoint({
    ...owner,
    method: 'GET',
    path: team,
    summary: 'Who works for the partner, and who was invited',
    data: z.object({
      colleagues: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          email: z.string(),
          since: z.iso.datetime(),
          is_self: z.boolean(),
          ...work,
        }),
      ),
      invitations: z.array(
        z.object({
          id: z.uuid(),
          email: z.string(),
          sent_at: z.iso.datetime(),
          expires_at: z.iso.datetime(),
          ...work,
        }),
      ),
    }),
  }),
  leads: endpoint({
    ...owner,
    method: 'GET',
    path: `${team}/departures`,
    summary: 'Departures that a tour leader may be given: those that are not over, by date',
    data: z.array(
      z.object({
        id: z.uuid(),
        title: z.object({ id: z.string(), en: z.string().optional() }),
        departs_on: z.iso.date(),
      }),
    ),
  }),
  invite: endpoint({
    ...owner,
    method: 'POST',
    path: `${team}/invitations`,
    summary: 'Invites a colleague by email',
    body: z.object({ name: field, email: field, duties: field, leads: field }),
    data: z.null(),
    errors: ['invalid_input', 'step_up_required', 'too_many_requests'],
  }),
  withdraw: endpoint({
    ...owner,
    method: 'DELETE',
    path: `${team}/invitations/:id`,
    summary: 'Takes an invitation back',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  change: endpoint({
    ...owner,
    method: 'PUT',
    path: `${team}/:id/duties`,
    summary: 'Says what a colleague may do; a tour leader names the departures',
    params: named,
    body: z.object({ duties: field, leads: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'last_owner', 'step_up_required'],
  }),
  remove: endpoint({
    ...owner,
    method: 'DELETE',
    path: `${team}/:id`,
    summary: "Ends a colleague's work",
    params: named,
    data: z.null(),
    errors: ['not_found', 'last_owner', 'step_up_required'],
  }),
};
