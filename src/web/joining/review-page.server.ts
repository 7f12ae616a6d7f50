// What the page of one application shows the acquisition team, and what its forms do (docs/product/joining.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  approveApplication,
  assignApplication,
  getApplication,
  recordCheck,
  refuseApplication,
  returnApplication,
} from '#domain/joining';
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import { actionLabels } from '#labels/audit';
import { joinFieldLabels } from '#labels/joining';
import { formatInstant } from '#shared/dates';
import { joinChecks } from '#shared/joining';
import { localePath } from '#shared/locale-path';
import { hyphenated } from '#shared/names';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';

export async function loadReview(request: PageRequest, actor: Actor, id: string) {
  const { locale } = request;
  const application = await orMissing(getApplication(request.deps, actor, id));
  const { form, city, checks, kind, documents, history, phone } = application;
  return {
    id,
    code: application.code,
    kind,
    state: application.state,
    organisation: application.organisation,
    email: application.email,
    message: application.message,
    assignee: application.assignee && {
      name: application.assignee.name,
      isOneself: application.assignee.id === actor.accountId,
    },
    partnerSlug: application.partnerSlug,
    slug: hyphenated(application.organisation),
    contact: { name: application.contactName, phone: phone && readablePhone(phone) },
    facts: Object.entries(form).flatMap(([name, value]) => {
      const label = joinFieldLabels[name];
      if (!label || value === '') return [];
      return [{ term: label(), value: name === 'city' ? (city ?? value) : value }];
    }),
    documents: documents.map(({ id: documentId, kind: one, uploadedAt }) => ({
      id: documentId,
      kind: one,
      sentAt: formatInstant(uploadedAt, locale),
    })),
    checks: joinChecks(kind).map((item) => {
      const done = checks.find((one) => one.item === item);
      return {
        item,
        verdict: done?.verdict ?? null,
        note: done?.note ?? '',
        said: done
          ? m.joining_review_by({
              name: done.by ?? m.editor_somebody(),
              at: formatInstant(done.at, locale),
            })
          : null,
      };
    }),
    lookalikes: application.lookalikes,
    history: history.map(({ action, by, at }) => ({
      what: actionLabels[action](),
      who: by ?? m.editor_somebody(),
      at: formatInstant(at, locale),
    })),
  };
}

export type ReviewView = Awaited<ReturnType<typeof loadReview>>;

type Intent = 'take' | 'check' | 'return' | 'refuse' | 'approve';

/** What each form does; answers what is said afterwards. */
const intents: Record<Intent, (deps: Deps, actor: Actor, id: string, form: object) => Promise<string>> = {
  take: async (deps, actor, id) => {
    await assignApplication(deps, actor, id);
    return m.joining_review_taken();
  },
  check: async (deps, actor, id, form) => {
    await recordCheck(deps, actor, { id, form });
    return m.joining_review_recorded();
  },
  return: async (deps, actor, id, form) => {
    await returnApplication(deps, actor, { id, form });
    return m.joining_review_returned();
  },
  refuse: async (deps, actor, id, form) => {
    await refuseApplication(deps, actor, { id, form });
    return m.joining_review_refused();
  },
  approve: async (deps, actor, id, form) => {
    await approveApplication(deps, actor, { id, form });
    return m.joining_review_approved();
  },
};

export function changeReview(request: PageRequest, actor: Actor, id: string, sent: Request) {
  return answerForm(sent, null, async (form) => {
    const [name] = String(form.get('intent') ?? '').split(' ');
    const intent = (Object.keys(intents) as Intent[]).find((one) => one === name);
    if (!intent) throw data(null, { status: 400 });
    const said = await orMissing(
      intents[intent](request.deps, actor, id, Object.fromEntries(form)).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    );
    request.leaveToast({ type: 'success', message: said });
    return redirect(localePath(paths.operator.application(id), request.locale), 303);
  });
}
