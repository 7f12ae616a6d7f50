// What finance decides over HTTP (docs/product/finance-console.md).
import {
  addDisputeFile,
  decideGrantedRefund,
  findGrantablePayments,
  getDispute,
  listDisputes,
  listGrantedRefunds,
  listHeldPayments,
  listOpenExceptions,
  listOpenRefunds,
  proposeGrantedRefund,
  refundHeldPayment,
  resolveException,
  setDisputeDeadline,
  settleRefund,
  readDisputeFile,
} from '#domain/finance-console';
import { workplaceFor } from '#domain/memberships';
import { consoleSort } from '#shared/console-list';
import { disputeSorts, firstDisputeSort } from '#shared/dispute-list';
import { presentPagination } from '#api/answers';
import { answerDocument } from '#api/document-file';
import { implement } from '#api/implement';
import { financeConsoleContract } from './contract.ts';
import {
  presentDispute,
  presentDisputeDetail,
  presentException,
  presentGrant,
  presentGrantable,
  presentHeld,
  presentRefund,
} from './present.ts';

export const financeConsoleApi = implement(financeConsoleContract, {
  refunds: async (_input, { deps, actor }) => ({
    data: (await listOpenRefunds(deps, actor, workplaceFor(actor, 'money'))).map(presentRefund),
  }),
  settleRefund: async ({ params: { id: taskId }, body: { proof } }, { deps, actor }) => {
    await settleRefund(deps, actor, { taskId, proof });
    return { data: null, messageKey: 'pconsole_said_paid_back' };
  },
  exceptions: async (_input, { deps, actor }) => ({
    data: (await listOpenExceptions(deps, actor, workplaceFor(actor, 'money'))).map(presentException),
  }),
  resolveException: async ({ params: { id: exceptionId }, body }, { deps, actor }) => {
    await resolveException(deps, actor, { exceptionId, decision: body.decision, note: body.note });
    return { data: null, messageKey: 'pconsole_said_resolved' };
  },
  held: async (_input, { deps, actor }) => ({
    data: (await listHeldPayments(deps, actor, workplaceFor(actor, 'money'))).map(presentHeld),
  }),
  refundHeld: async ({ params }, { deps, actor }) => {
    await refundHeldPayment(deps, actor, params.id);
    return { data: null, messageKey: 'pconsole_said_kept' };
  },
  grants: async (_input, { deps, actor }) => ({
    data: (await listGrantedRefunds(deps, actor)).map(presentGrant),
  }),
  grantable: async ({ query: { order_code: code } }, { deps, actor }) => ({
    data: (await findGrantablePayments(deps, actor, code)).map(presentGrantable),
  }),
  ask: async ({ body: { payment_id: paymentId, ...form } }, { deps, actor }) => ({
    data: { id: await proposeGrantedRefund(deps, actor, { paymentId, form }) },
  }),
  decide: async ({ params: { id }, body: { decision, note } }, { deps, actor }) => {
    await decideGrantedRefund(deps, actor, id, decision === 'approve' ? { decision } : { decision, note });
    return { data: null };
  },
  disputes: async ({ query: { decision = null, sort: order, page, limit } }, { deps, actor }) => {
    const sort = consoleSort(order, disputeSorts, firstDisputeSort);
    const list = await listDisputes(deps, actor, { decision, sort, page, limit });
    return { data: list.items.map(presentDispute), pagination: presentPagination(list) };
  },
  dispute: async ({ params: { id } }, { deps, actor }) => ({
    data: presentDisputeDetail(await getDispute(deps, actor, id)),
  }),
  deadline: async ({ params: { id: paymentId }, body }, { deps, actor }) => {
    await setDisputeDeadline(deps, actor, { paymentId, form: body });
    return { data: presentDisputeDetail(await getDispute(deps, actor, paymentId)) };
  },
  addFile: async ({ params: { id: paymentId }, query: { kind, note = '' }, file }, { deps, actor }) => ({
    data: { id: await addDisputeFile(deps, actor, { paymentId, file, form: { kind, note } }) },
  }),
  file: ({ params: { id } }, { deps, actor }) => answerDocument(readDisputeFile(deps, actor, id), 'dispute'),
});
