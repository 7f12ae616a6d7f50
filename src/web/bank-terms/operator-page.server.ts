// What the operator's page of banks' terms loads and does (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import {
  decideTerms,
  endApproval,
  listApprovals,
  listTermsToApprove,
  recordApproval,
} from '#domain/bank-terms';
import { noApproval } from '#shared/bank-terms';
import * as paths from '#shared/paths';
import { answerActions } from '#web/request/answer-actions.server';
import { requireOperator } from '#web/request/operator-pages.server';
import type { PageRequest } from '#web/request/page-context.server';
import { approvalView } from './approval-view.server.ts';
import { termsView } from './terms-view.server.ts';

export async function loadTermsToApprove(request: PageRequest) {
  const actor = requireOperator(request, 'bankTerms');
  const [versions, approvals] = await Promise.all([
    listTermsToApprove(request.deps, actor),
    listApprovals(request.deps, actor),
  ]);
  const all = versions.map((one) => termsView(one, request));
  return {
    approvals: approvals.map((one) => approvalView(one, request)),
    waiting: all.filter(({ standing }) => standing === 'confirmed'),
    upcoming: all.filter(({ standing }) => standing === 'coming'),
    decided: all.filter(({ standing }) => standing !== 'confirmed' && standing !== 'coming'),
  };
}

export function decideOnTerms(request: PageRequest, sent: Request) {
  const actor = requireOperator(request, 'bankTerms');
  const { deps } = request;
  const actions = {
    approve: async (id: string) => {
      await decideTerms(deps, actor, { id, form: { decision: 'approve' } });
      return m.bank_terms_approved_done();
    },
    refuse: async (id: string, form: FormData) => {
      await decideTerms(deps, actor, { id, form: { decision: 'refuse', reason: form.get('reason') } });
      return m.bank_terms_refused_done();
    },
    record: async (replaced: string, form: FormData) => {
      const replaces = replaced === noApproval ? '' : replaced;
      await recordApproval(deps, actor, { ...Object.fromEntries(form), replaces });
      return m.bank_approval_recorded_done();
    },
    end: async (id: string, form: FormData) => {
      await endApproval(deps, actor, { id, form: { reason: form.get('reason') } });
      return m.bank_approval_ended_done();
    },
  };
  return answerActions(request, sent, actions, paths.operator.bankTerms);
}
