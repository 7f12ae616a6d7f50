// Money of all partners over HTTP, for the operator's finance (docs/product/finance-console.md).
import {
  listAttention,
  listHeldPayments,
  listOpenExceptions,
  listOpenRefunds,
  readAttention,
  refundHeldPayment,
  resolveException,
  settleAttention,
  settleRefund,
} from '#domain/finance-console';
import { attentionSorts, firstAttentionSort } from '#shared/attention-list';
import { consoleSort } from '#shared/console-list';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { operatorMoneyContract } from './operator-contract.ts';
import {
  presentException,
  presentHeld,
  presentNeeding,
  presentNeedingDetail,
  presentRefund,
} from './present.ts';

const withPartner = <One extends { partnerName: string | null }, Data>(
  all: readonly One[],
  present: (one: One) => Data,
) => all.map((one) => ({ ...present(one), partner_name: one.partnerName }));

export const operatorMoneyApi = implement(operatorMoneyContract, {
  needing: async ({ query: { why = null, sort: order, page, limit } }, { deps, actor }) => {
    const sort = consoleSort(order, attentionSorts, firstAttentionSort);
    const list = await listAttention(deps, actor, { why, sort, page, limit });
    return { data: list.items.map(presentNeeding), pagination: presentPagination(list) };
  },
  needingDetail: async ({ params }, { deps, actor }) => ({
    data: presentNeedingDetail(await readAttention(deps, actor, params.id)),
  }),
  settleNeeding: async ({ params: { id: code }, body: { act, ...form } }, { deps, actor }) => {
    await settleAttention(deps, actor, { code, act, form });
    return { data: null };
  },
  allRefunds: async (_input, { deps, actor }) => ({
    data: withPartner(await listOpenRefunds(deps, actor, null), presentRefund),
  }),
  settleAnyRefund: async ({ params: { id: taskId }, body: { proof } }, { deps, actor }) => {
    await settleRefund(deps, actor, { taskId, proof });
    return { data: null, messageKey: 'pconsole_said_paid_back' };
  },
  allExceptions: async (_input, { deps, actor }) => ({
    data: withPartner(await listOpenExceptions(deps, actor, null), presentException),
  }),
  resolveAnyException: async ({ params: { id: exceptionId }, body: { decision, note } }, { deps, actor }) => {
    await resolveException(deps, actor, { exceptionId, decision, note });
    return { data: null, messageKey: 'pconsole_said_resolved' };
  },
  allHeld: async (_input, { deps, actor }) => ({
    data: withPartner(await listHeldPayments(deps, actor, null), presentHeld),
  }),
  refundAnyHeld: async ({ params }, { deps, actor }) => {
    await refundHeldPayment(deps, actor, params.id);
    return { data: null, messageKey: 'pconsole_said_kept' };
  },
});
