// Licences of travel partners, freezing and reopening their sales (docs/product/partner-standing.md). Fields are checked by the domain.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named, paged, searchText } from '#api/inputs';

const team = { who: operatorRoles('partners'), spec: '§6 Acquisition team' } as const;
const partners = '/api/v3/operator/partners';
const field = z.unknown().optional();
const evidence = { source: field, note: field };
const text = z.object({ id: z.string(), en: z.string().optional() });
const states = ['active', 'suspended'] as const;
const verdicts = ['good', 'bad'] as const;

export const partnerStandingContract = {
  list: endpoint({
    ...team,
    method: 'GET',
    path: partners,
    summary: 'Travel partners: frozen ones, those whose documents wait and those due for a check first',
    query: paged(pageSizes.console).extend({
      state: z.enum(states).optional(),
      search: searchText.default(''),
    }),
    data: z.array(
      z.object({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        state: z.enum(states),
        licence_valid_until: z.iso.date().nullable(),
        next_check_on: z.iso.date().nullable(),
        open_tasks: z.int(),
        waiting_documents: z.int(),
      }),
    ),
    paged: true,
  }),
  detail: endpoint({
    ...team,
    method: 'GET',
    path: `${partners}/:id`,
    summary: "A partner's licences, their history, and the orders that are looked after",
    params: named,
    data: z.object({
      id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      state: z.enum(states),
      suspended_on: z.iso.date().nullable(),
      suspended_reason: text.nullable(),
      licences: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['ppiu', 'pihk']),
          number: z.string(),
          issued_on: z.iso.date(),
          valid_until: z.iso.date(),
          source: z.string(),
          checked_on: z.iso.date(),
          next_check_on: z.iso.date().nullable(),
          /** The one that stands first, then those before it that were found good. */
          documents: z.array(
            z.object({
              id: z.uuid(),
              uploaded_at: z.iso.datetime(),
              is_replaced: z.boolean(),
              /** Null: nobody has looked at it. */
              verdict: z.enum(verdicts).nullable(),
              note: z.string().nullable(),
              judged_by: z.string().nullable(),
              judged_at: z.iso.datetime().nullable(),
            }),
          ),
        }),
      ),
      history: z.array(
        z.object({
          id: z.string(),
          event: z.enum(['checked', 'renewed', 'frozen', 'revoked', 'reopened']),
          effective_on: z.iso.date(),
          source: z.string(),
          note: z.string(),
          recorded_by: z.string().nullable(),
          recorded_at: z.iso.datetime(),
          /** Of what was seen; null: nothing was kept of it. */
          file_id: z.uuid().nullable(),
        }),
      ),
      open_tasks: z.int(),
      tasks: z.array(
        z.object({ id: z.uuid(), code: z.string(), departs_on: z.iso.date(), opened_at: z.iso.datetime() }),
      ),
    }),
    errors: ['not_found'],
  }),
  check: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/licence-checks`,
    summary: 'Record that a licence was looked at, and when next',
    params: named,
    body: z.object({ licence_id: field, next_check_on: field, ...evidence }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  addLicence: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/licences`,
    summary: 'Add a licence that follows the old one',
    params: named,
    body: z.object({
      kind: field,
      number: field,
      issued_on: field,
      valid_until: field,
      next_check_on: field,
      ...evidence,
    }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  attachFile: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/history/:line/file`,
    summary: 'Keep what was seen beside a check, or a licence that was added; once, a picture or a PDF',
    params: named.extend({ line: z.string() }),
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  file: endpoint({
    ...team,
    ...documentFile,
    path: `${partners}/:id/files/:file`,
    summary:
      'What was seen at a check, by the `file_id` of its line. The look is recorded; wants a fresh code',
    params: named.extend({ file: z.string() }),
    errors: ['not_found', 'step_up_required'],
  }),
  document: endpoint({
    ...team,
    ...documentFile,
    path: `${partners}/:id/licence-documents/:document`,
    summary: 'The document of a licence that the partner put up. The look is recorded; wants a fresh code',
    params: named.extend({ document: z.string() }),
    errors: ['not_found', 'step_up_required'],
  }),
  judgeDocument: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/licence-documents/:document/verdict`,
    summary: "Say whether a document is the licence's; what is wrong with it is read by the partner",
    params: z.object({ id: z.string(), document: z.string() }),
    body: z.object({ verdict: field, document_note: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
  freeze: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/freeze`,
    summary: 'End its sales at once; paid orders become tasks',
    params: named,
    body: z.object({ event: field, effective_on: field, reason_id: field, reason_en: field, ...evidence }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  reopen: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/reopen`,
    summary: 'Let it sell again; its tasks are closed',
    params: named,
    body: z.object({ effective_on: field, ...evidence }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  closeTask: endpoint({
    ...team,
    method: 'POST',
    path: `${partners}/:id/tasks/:task/close`,
    summary: 'What was done for the pilgrims of an order',
    params: z.object({ id: z.string(), task: z.string() }),
    body: z.object({ task_note: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input'],
  }),
};
