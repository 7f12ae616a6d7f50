// What members reported, for the operator to judge (docs/product/reviews.md).
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { moderatedKinds, moderationActions, moderationStates } from '#shared/moderation';
import { operatorRoles } from '#shared/operator-tasks';
import { reportReasons } from '#shared/report-reasons';
import { endpoint } from '#api/define';
import { paged, searchText } from '#api/inputs';

const each = { who: operatorRoles('moderation'), spec: '§6 Operator console' } as const;
const path = '/api/v3/operator/moderation';

export const moderationContract = {
  list: endpoint({
    ...each,
    method: 'GET',
    path: `${path}/:kind`,
    summary: `Reported content of a kind (${moderatedKinds.join(', ')}): the most reported first`,
    params: z.object({ kind: z.string() }),
    query: paged(pageSizes.list).extend({
      state: z.enum(moderationStates).default('open'),
      reason: z.enum(reportReasons).optional(),
      search: searchText.default(''),
    }),
    data: z.array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        author: z.string().nullable(),
        written_at: z.iso.datetime(),
        is_hidden: z.boolean(),
        about: z.object({
          title: z.object({ id: z.string(), en: z.string().optional() }),
          path: z.string(),
        }),
        reports: z.array(z.object({ reason: z.string(), count: z.int() })),
        open_reports: z.int(),
        last_act: z
          .object({ action: z.string(), by: z.string().nullable(), at: z.iso.datetime() })
          .nullable(),
      }),
    ),
    paged: true,
    errors: ['not_found'],
  }),
  judge: endpoint({
    ...each,
    method: 'POST',
    path: `${path}/:kind/:id`,
    summary: 'Hide it, show it again, or leave it as it is; every decision settles its open reports',
    params: z.object({ kind: z.string(), id: z.string() }),
    body: z.object({ act: z.enum(moderationActions) }),
    data: z.null(),
    errors: ['not_found'],
  }),
};
