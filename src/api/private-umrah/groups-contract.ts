// Families that travel together (docs/product/private-umrah.md). Each has a request of its own: sending, offers, accepting and withdrawing are
// the calls of that request.
import * as z from 'zod';
import { umrahStatuses } from '#shared/private-umrah-status';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';
import { rangeData } from './options-contract.ts';

const ofMember = {
  who: 'member',
  spec: '§7 Custom private umrah (v1), docs/product/private-umrah.md',
} as const;
const base = '/api/v1/custom-products';
const people = z.object({ adults: z.int(), children: z.int(), infants: z.int() });

export const umrahGroupData = z.object({
  /** To send on; null for whoever did not open the group. */
  link: z.string().nullable(),
  join_url: z.url().nullable(),
  /** Of the request that opened it: others join while it is `estimated`. */
  status: z.enum(umrahStatuses),
  departure_airport_id: z.string(),
  departure_date: z.iso.date(),
  return_date: z.iso.date(),
  /** Those that have not left, the opener's first; nobody's name. */
  families: z.array(z.object({ people, is_own: z.boolean() })),
  /** What all of them cost as one party; null for one family, or while that cannot be estimated. */
  joint: z.object({ total: rangeData, per_person: rangeData }).nullable(),
});
const link = z.object({ link: z.string().max(64) });

export const umrahGroupsContract = {
  openGroup: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${base}/:id/group`,
    summary:
      'Open the group of an estimate that is not sent yet, for other families to join; again: the same link',
    params: named,
    data: umrahGroupData,
    errors: ['not_found', 'umrah_request_state'],
  }),
  group: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${base}/:id/group`,
    summary:
      'The group a request of one’s own belongs to, with what all cost together; null: it travels alone',
    params: named,
    data: umrahGroupData.nullable(),
    errors: ['not_found'],
  }),
  groupByLink: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${base}/groups/:link`,
    summary: 'What who has the link sees: the journey and how many travel with each family',
    params: link,
    data: umrahGroupData,
    errors: ['not_found'],
  }),
  joinGroup: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${base}/groups/:link/join`,
    summary: 'The same journey for a party of one’s own; who is in it already gets their own request again',
    params: link,
    /** Children by their ages. */
    body: z.object({ adults: z.unknown().optional(), children: z.unknown().optional() }),
    data: z.object({ id: z.uuid() }),
    errors: ['not_found', 'invalid_input', 'phone_unverified', 'umrah_group_closed', 'too_many_requests'],
  }),
};
