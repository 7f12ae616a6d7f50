// Joining as a partner over HTTP (docs/product/joining.md).
import {
  applicationFaults,
  approveApplication,
  assignApplication,
  beginApplication,
  findApplication,
  getApplication,
  listApplications,
  recordCheck,
  refuseApplication,
  removeJoinDocument,
  returnApplication,
  saveStep,
  submitApplication,
  uploadJoinDocument,
  withdrawApplication,
  readJoinDocument,
} from '#domain/joining';
import { presentPagination } from '#api/answers';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { AppError } from '#shared/errors';
import { joinSteps } from '#shared/joining';
import { joiningContract } from './contract.ts';
import { presentApplication, presentQueued, presentReview } from './present.ts';

export const joiningApi = implement(joiningContract, {
  begin: async ({ body }, { deps, brand, locale, caller }) => ({
    data: {
      token: await beginApplication(deps, body, {
        brand,
        locale,
        origin: caller.origin,
        address: caller.address,
      }),
    },
    messageKey: 'joining_begun',
  }),
  detail: async ({ params }, { deps }) => {
    const application = await findApplication(deps, params.token);
    if (!application) throw new AppError('not_found');
    return { data: presentApplication(application, applicationFaults(deps, application)) };
  },
  save: async ({ params, body }, { deps }) => {
    const step = joinSteps.find((one) => one === params.step);
    if (!step) throw new AppError('not_found');
    await saveStep(deps, {
      token: params.token,
      step,
      form: body.form,
      isUnfinished: body.is_unfinished,
    });
    return { data: null, messageKey: 'joining_kept' };
  },
  upload: async ({ params, file }, { deps }) => {
    await uploadJoinDocument(deps, { ...params, file });
    return { data: null, messageKey: 'joining_document_said' };
  },
  removeDocument: async ({ params }, { deps }) => {
    await removeJoinDocument(deps, params);
    return { data: null, messageKey: 'joining_document_removed' };
  },
  submit: async ({ params }, { deps }) => {
    await submitApplication(deps, params.token);
    return { data: null, messageKey: 'joining_sent' };
  },
  withdraw: async ({ params }, { deps }) => {
    await withdrawApplication(deps, params.token);
    return { data: null, messageKey: 'joining_withdrawn' };
  },
  queue: async ({ query }, { deps, actor }) => {
    const page = await listApplications(deps, actor, query);
    return { data: page.items.map(presentQueued), pagination: presentPagination(page) };
  },
  review: async ({ params }, { deps, actor }) => ({
    data: presentReview(await getApplication(deps, actor, params.id)),
  }),
  document: ({ params: { id: applicationId, document: documentId } }, { deps, actor }) =>
    answerDocument(readJoinDocument(deps, actor, { applicationId, documentId }), 'document'),
  assign: async ({ params }, { deps, actor }) => {
    await assignApplication(deps, actor, params.id);
    return { data: null, messageKey: 'joining_review_taken' };
  },
  check: async ({ params, body }, { deps, actor }) => {
    await recordCheck(deps, actor, { id: params.id, form: body });
    return { data: null, messageKey: 'joining_review_recorded' };
  },
  return: async ({ params, body }, { deps, actor }) => {
    await returnApplication(deps, actor, { id: params.id, form: body });
    return { data: null, messageKey: 'joining_review_returned' };
  },
  refuse: async ({ params, body }, { deps, actor }) => {
    await refuseApplication(deps, actor, { id: params.id, form: body });
    return { data: null, messageKey: 'joining_review_refused' };
  },
  approve: async ({ params, body }, { deps, actor }) => ({
    data: { partner_id: await approveApplication(deps, actor, { id: params.id, form: body }) },
    messageKey: 'joining_review_approved',
  }),
});
