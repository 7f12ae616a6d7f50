// What the page of a partner's standing shows, and what its forms do (docs/product/partner-standing.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import {
  addLicence,
  closeStandingTask,
  freezePartner,
  getStanding,
  judgeLicenceDocument,
  recordLicenceCheck,
  reopenPartner,
} from '#domain/partner-standing';
import { localized } from '#labels/localized';
import { standingEventLabels } from '#labels/partner-standing';
import { formatDate, formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import { documentMaxMegabytes } from '#shared/participant-documents';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';

export async function loadStanding(request: PageRequest, actor: Actor, partnerId: string) {
  const { deps, locale } = request;
  const standing = await orMissing(getStanding(deps, actor, partnerId));
  const day = (date: string) => formatDate(date, locale, 'short');
  return {
    id: standing.id,
    slug: standing.slug,
    name: standing.name,
    state: standing.state,
    today: standing.today,
    frozen: standing.suspendedOn &&
      standing.suspendedReason && {
        since: day(standing.suspendedOn),
        reason: localized(standing.suspendedReason, locale).text,
      },
    licences: standing.licences.map((licence) => ({
      id: licence.id,
      kind: licence.kind.toUpperCase(),
      number: licence.number,
      issuedOn: day(licence.issuedOn),
      validUntil: day(licence.validUntil),
      isValid: licence.validUntil >= standing.today,
      checkedOn: day(licence.checkedOn),
      source: licence.source,
      nextCheckOn: licence.nextCheckOn && day(licence.nextCheckOn),
      documents: licence.documents.map((document) => ({
        id: document.id,
        verdict: document.verdict,
        isReplaced: document.isReplaced,
        note: document.note,
        sent: m.standing_document_sent({ at: formatInstant(document.uploadedAt, locale, 'short') }),
        judged:
          document.judgedAt &&
          m.joining_review_by({
            name: document.judgedBy ?? m.editor_somebody(),
            at: formatInstant(document.judgedAt, locale, 'short'),
          }),
      })),
    })),
    history: standing.history.map(({ event, effectiveOn, source, note, by, at, fileId }) => ({
      what: standingEventLabels[event](),
      effectiveOn: day(effectiveOn),
      source,
      note,
      said: m.joining_review_by({ name: by ?? m.editor_somebody(), at: formatInstant(at, locale) }),
      ...(fileId && { file: paths.operator.standingFile(standing.id, fileId) }),
    })),
    fileHint: m.standing_file_hint({ max: documentMaxMegabytes }),
    openTasks: standing.openTasks,
    tasks: standing.tasks.map(({ id, code, title, departsOn }) => ({
      id,
      code,
      title: localized(title, locale).text,
      departsOn: day(departsOn),
    })),
  };
}

export type StandingView = Awaited<ReturnType<typeof loadStanding>>;

type Intent = 'check' | 'licence' | 'document' | 'freeze' | 'reopen' | 'task';
type Change = (
  deps: Deps,
  actor: Actor,
  change: { partnerId: string; form: unknown; file: Buffer | null },
) => Promise<void>;

/** What each form does, and what is said afterwards. */
const intents: Record<Intent, { change: Change; said: () => string }> = {
  check: { change: recordLicenceCheck, said: m.standing_check_said },
  licence: { change: addLicence, said: m.standing_add_said },
  document: { change: judgeLicenceDocument, said: m.standing_document_said },
  freeze: { change: freezePartner, said: m.standing_freeze_said },
  reopen: { change: reopenPartner, said: m.standing_reopen_said },
  task: { change: closeStandingTask, said: m.standing_task_said },
};

export function changeStanding(request: PageRequest, actor: Actor, partnerId: string, sent: Request) {
  return answerForm(sent, null, async (form) => {
    const [name] = String(form.get('intent') ?? '').split(' ');
    const intent = (Object.keys(intents) as Intent[]).find((one) => one === name);
    if (!intent) throw data(null, { status: 400 });
    const { change, said } = intents[intent];
    await orMissing(
      change(request.deps, actor, {
        partnerId,
        form: Object.fromEntries(form),
        file: await fileIn(form),
      }).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    );
    request.leaveToast({ type: 'success', message: said() });
    return redirect(localePath(paths.operator.partner(partnerId), request.locale), 303);
  });
}

/** A field without a file sends an empty one. */
async function fileIn(form: FormData): Promise<Buffer | null> {
  const file = form.get('file');
  return file instanceof File && file.size > 0 ? Buffer.from(await file.arrayBuffer()) : null;
}
