// The HTTP API of reviews: reporting one, as comments are reported. They are read with their partner (api/partners/contract.ts).
import * as z from 'zod';
import { reportReasons } from '#shared/report-reasons';
import { endpoint } from '#api/define';

export const reviewsContract = {
  report: endpoint({
    method: 'POST',
    path: '/api/v3/reviews/:id/report',
    who: 'member',
    spec: '§2, §7',
    summary: "Report somebody else's review to the operator",
    params: z.object({ id: z.string() }),
    body: z.object({ reason: z.enum(reportReasons) }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  }),
};
