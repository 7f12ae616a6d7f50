// Joining as a partner (spec §2 join pages; docs/product/joining.md): the applicant's side under the token of a link, and the
// acquisition team's. Fields of the forms are checked by the domain, with the words of their pages.
import * as z from 'zod';
import {
  joinCheckItems,
  joinDocumentKinds,
  joinKinds,
  joinRefusals,
  joinStates,
  joinSteps,
} from '#shared/joining';
import { queueStates } from '#shared/join-queue-query';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named, paged, searchText } from '#api/inputs';

const spec = '§2 Join pages';
const applications = '/api/v3/partner-applications';
const queue = '/api/v3/operator/applications';
const field = z.unknown().optional();
const token = z.object({ token: z.string() });
const anybody = { who: 'everyone', spec } as const;
const team = { who: operatorRoles('applications'), spec: '§6 Acquisition team' } as const;

const summary = {
  code: z.string(),
  kind: z.enum(joinKinds),
  state: z.enum(joinStates),
  organisation: z.string(),
};
const documents = z.array(z.object({ kind: z.enum(joinDocumentKinds), uploaded_at: z.iso.datetime() }));
const applicationData = z.object({
  ...summary,
  contact_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  form: z.record(z.string(), z.string()),
  documents,
  /** What keeps it from being sent, each with its step. */
  missing: z.array(
    z.object({ step: z.enum(joinSteps), field: z.string(), message_key: z.string(), message: z.string() }),
  ),
  /** Of the team, with its last answer. */
  message: z.string().nullable(),
  refusal: z.enum(joinRefusals).nullable(),
  submitted_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
});
const reviewData = z.object({
  id: z.uuid(),
  ...summary,
  contact_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  form: z.record(z.string(), z.string()),
  documents: z.array(
    z.object({ id: z.uuid(), kind: z.enum(joinDocumentKinds), uploaded_at: z.iso.datetime() }),
  ),
  checks: z.array(
    z.object({
      item: z.enum(joinCheckItems),
      verdict: z.enum(['good', 'bad']),
      note: z.string(),
      checked_by: z.string().nullable(),
      checked_at: z.iso.datetime(),
    }),
  ),
  lookalikes: z.array(
    z.object({
      kind: z.enum(['application', 'partner']),
      id: z.uuid(),
      name: z.string(),
      reference: z.string(),
      likeness: z.array(z.enum(['number', 'email', 'phone', 'name'])),
    }),
  ),
  assignee: z.string().nullable(),
  partner_slug: z.string().nullable(),
  message: z.string().nullable(),
  submitted_at: z.iso.datetime().nullable(),
});
const reviewErrors = ['not_found', 'application_state'] as const;

export const joiningContract = {
  begin: endpoint({
    ...anybody,
    method: 'POST',
    path: applications,
    summary: 'Begin an application; its link is sent by email, too',
    body: z.object({
      kind: field,
      organisation: field,
      contact_name: field,
      email: field,
      phone: field,
      terms: field,
    }),
    data: z.object({ token: z.string() }),
    errors: ['invalid_input', 'too_many_requests'],
  }),
  detail: endpoint({
    ...anybody,
    method: 'GET',
    path: `${applications}/:token`,
    summary: 'How an application stands, for whoever has its link',
    params: token,
    data: applicationData,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...anybody,
    method: 'PUT',
    path: `${applications}/:token/steps/:step`,
    summary: 'Store a step; an unfinished one as it stands',
    params: z.object({ token: z.string(), step: z.string() }),
    body: z.object({ is_unfinished: z.boolean().default(false), form: z.record(z.string(), z.unknown()) }),
    data: z.null(),
    errors: [...reviewErrors, 'invalid_input', 'too_many_requests'],
  }),
  upload: endpoint({
    ...anybody,
    method: 'POST',
    path: `${applications}/:token/documents/:kind`,
    summary: 'Send a document: JPEG, PNG, WebP or PDF; it replaces the one of its kind',
    params: z.object({ token: z.string(), kind: z.string() }),
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: [...reviewErrors, 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  removeDocument: endpoint({
    ...anybody,
    method: 'DELETE',
    path: `${applications}/:token/documents/:kind`,
    summary: 'Take a document back',
    params: z.object({ token: z.string(), kind: z.string() }),
    data: z.null(),
    errors: reviewErrors,
  }),
  submit: endpoint({
    ...anybody,
    method: 'POST',
    path: `${applications}/:token/submit`,
    summary: 'Send it to the acquisition team',
    params: token,
    data: z.null(),
    errors: [...reviewErrors, 'application_incomplete'],
  }),
  withdraw: endpoint({
    ...anybody,
    method: 'POST',
    path: `${applications}/:token/withdraw`,
    summary: 'Take the application back',
    params: token,
    data: z.null(),
    errors: reviewErrors,
  }),
  queue: endpoint({
    ...team,
    method: 'GET',
    path: queue,
    summary: 'Applications, what waits longest first',
    query: paged(pageSizes.console).extend({
      state: z.enum(queueStates as [(typeof queueStates)[number]]).optional(),
      kind: z.enum(joinKinds).optional(),
      search: searchText.default(''),
    }),
    data: z.array(
      z.object({
        id: z.uuid(),
        ...summary,
        assignee: z.string().nullable(),
        checks_done: z.int(),
        submitted_at: z.iso.datetime().nullable(),
      }),
    ),
    paged: true,
  }),
  review: endpoint({
    ...team,
    method: 'GET',
    path: `${queue}/:id`,
    summary: 'One application with its checks, and whom it resembles',
    params: named,
    data: reviewData,
    errors: ['not_found'],
  }),
  document: endpoint({
    ...team,
    ...documentFile,
    path: `${queue}/:id/documents/:document`,
    summary: 'A document of an application. The look is recorded; wants a fresh code',
    params: named.extend({ document: z.string() }),
    errors: ['not_found', 'step_up_required'],
  }),
  assign: endpoint({
    ...team,
    method: 'POST',
    path: `${queue}/:id/assign`,
    summary: 'Take it on',
    params: named,
    data: z.null(),
    errors: reviewErrors,
  }),
  check: endpoint({
    ...team,
    method: 'POST',
    path: `${queue}/:id/checks`,
    summary: 'Record what was looked at, and found',
    params: named,
    body: z.object({ item: field, verdict: field, note: field }),
    data: z.null(),
    errors: [...reviewErrors, 'invalid_input'],
  }),
  return: endpoint({
    ...team,
    method: 'POST',
    path: `${queue}/:id/return`,
    summary: 'Ask the applicant to complete it',
    params: named,
    body: z.object({ message: field }),
    data: z.null(),
    errors: [...reviewErrors, 'invalid_input'],
  }),
  refuse: endpoint({
    ...team,
    method: 'POST',
    path: `${queue}/:id/refuse`,
    summary: 'Refuse it, with the reason',
    params: named,
    body: z.object({ reason: field, message: field }),
    data: z.null(),
    errors: [...reviewErrors, 'invalid_input'],
  }),
  approve: endpoint({
    ...team,
    method: 'POST',
    path: `${queue}/:id/approve`,
    summary: 'Make the organisation a partner and invite its owner',
    params: named,
    body: z.object({ slug: field }),
    data: z.object({ partner_id: z.uuid() }),
    errors: [...reviewErrors, 'invalid_input', 'checks_missing', 'step_up_required'],
  }),
};
