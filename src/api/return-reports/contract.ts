// That a group came home and was reported to the regulator (docs/product/return-reports.md).
import * as z from 'zod';
import { documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named } from '#api/inputs';

const console = {
  who: ['partner_staff'],
  task: 'milestones',
  spec: '§6 travel partner, docs/product/return-reports.md',
} as const;
const report = '/api/v3/partner-console/departures/:id/return-report';
const text = z.string().max(200).default('');

export const returnReportsContract = {
  read: endpoint({
    ...console,
    method: 'GET',
    path: report,
    summary: 'Until when the return is to be reported, and what was recorded of it, the newest first',
    params: named,
    data: z.object({
      returns_on: z.iso.date(),
      due_on: z.iso.date().nullable(),
      reports: z.array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          reported_on: z.iso.date(),
          has_file: z.boolean(),
          recorded_at: z.iso.datetime(),
          recorded_by: z.string().nullable(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  record: endpoint({
    ...console,
    method: 'POST',
    path: report,
    summary: 'Record that it was reported: day, number and, where there is one, the confirmation as a file',
    params: named,
    query: z.object({ number: text, reported_on: text }),
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'booking_state', 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  file: endpoint({
    ...console,
    ...documentFile,
    path: `${report}/:report/file`,
    summary: "The regulator's confirmation of a report",
    params: named.extend({ report: z.string() }),
    errors: ['not_found'],
  }),
};
