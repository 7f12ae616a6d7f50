// Partners' standing over HTTP (docs/product/partner-standing.md).
import {
  addLicence,
  attachStandingFile,
  closeStandingTask,
  freezePartner,
  getStanding,
  judgeLicenceDocument,
  listStandings,
  recordLicenceCheck,
  reopenPartner,
  readLicenceDocument,
  readStandingFile,
} from '#domain/partner-standing';
import { presentPagination } from '#api/answers';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { partnerStandingContract } from './contract.ts';
import { presentListedStanding, presentStanding } from './present.ts';

export const partnerStandingApi = implement(partnerStandingContract, {
  list: async ({ query }, { deps, actor }) => {
    const page = await listStandings(deps, actor, query);
    return { data: page.items.map(presentListedStanding), pagination: presentPagination(page) };
  },
  detail: async ({ params }, { deps, actor }) => ({
    data: presentStanding(await getStanding(deps, actor, params.id)),
  }),
  check: async ({ params, body }, { deps, actor }) => {
    await recordLicenceCheck(deps, actor, { partnerId: params.id, form: body });
    return { data: null, messageKey: 'standing_check_said' };
  },
  addLicence: async ({ params, body }, { deps, actor }) => {
    await addLicence(deps, actor, { partnerId: params.id, form: body });
    return { data: null, messageKey: 'standing_add_said' };
  },
  attachFile: async ({ params: { id, line }, file }, { deps, actor }) => {
    await attachStandingFile(deps, actor, { partnerId: id, eventId: line, file });
    return { data: null };
  },
  file: ({ params: { id: partnerId, file: fileId } }, { deps, actor }) =>
    answerDocument(readStandingFile(deps, actor, { partnerId, fileId }), 'licence'),
  document: ({ params: { id: partnerId, document: documentId } }, { deps, actor }) =>
    answerDocument(readLicenceDocument(deps, actor, { partnerId, documentId }), 'licence'),
  judgeDocument: async ({ params, body }, { deps, actor }) => {
    await judgeLicenceDocument(deps, actor, {
      partnerId: params.id,
      form: { ...body, document_id: params.document },
    });
    return { data: null, messageKey: 'standing_document_said' };
  },
  freeze: async ({ params, body }, { deps, actor }) => {
    await freezePartner(deps, actor, { partnerId: params.id, form: body });
    return { data: null, messageKey: 'standing_freeze_said' };
  },
  reopen: async ({ params, body }, { deps, actor }) => {
    await reopenPartner(deps, actor, { partnerId: params.id, form: body });
    return { data: null, messageKey: 'standing_reopen_said' };
  },
  closeTask: async ({ params, body }, { deps, actor }) => {
    await closeStandingTask(deps, actor, {
      partnerId: params.id,
      form: { task_id: params.task, task_note: body.task_note },
    });
    return { data: null, messageKey: 'standing_task_said' };
  },
});
