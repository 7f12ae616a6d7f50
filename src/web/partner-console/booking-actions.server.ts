// What staff do on the page of one order in the partner's console: judge documents, record milestones, state costs
// (docs/product/partner-console.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { confirmDisbursement } from '#domain/financing';
import { acceptDocuments, judgeDocument, readNik } from '#domain/participants';
import {
  getPartnerBooking,
  recordMilestone,
  recordRetainedCost,
  withdrawMilestone,
  withdrawRetainedCost,
} from '#domain/partner-console';
import { localePath } from '#shared/locale-path';
import { milestoneKinds } from '#shared/milestones';
import * as paths from '#shared/paths';
import type { Toast } from '#shared/toast';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { RowAnswer } from '#web/ui/forms/row-form';
import { refusedForm } from '#web/ui/forms/submission.server';
import { requirePartner } from './require-partner.server.ts';

type StaffRequest = PageRequest & { actor: Actor };

interface ShownNik {
  participant: string;
  nik: string | null;
}

/** What the page shows after a form: what was refused, or a number that was asked for. */
export interface BookingAnswer extends RowAnswer {
  shown: ShownNik | null;
}

/** Returns a toast of its own where there is more to say than that it is done. */
type BookingAction = (request: StaffRequest, code: string, form: FormData) => Promise<Toast | void>;

const judge =
  (verdict: 'accepted' | 'rejected'): BookingAction =>
  ({ deps, actor }, booking, form) =>
    judgeDocument(deps, actor, {
      booking,
      documentId: String(form.get('document') ?? ''),
      verdict,
      reason: form.get('reason') ?? '',
    });

/** What each button of the page does, and the toast when it is done. */
const actions: Record<string, { run: BookingAction; done: () => string }> = {
  accept: { run: judge('accepted'), done: m.pconsole_said_accepted },
  'accept-ticked': {
    run: async ({ deps, actor }, booking, form) => {
      const { accepted, refused } = await acceptDocuments(deps, actor, {
        booking,
        documentIds: form.getAll('ticked').map(String),
      });
      return refused === 0
        ? { type: 'success', message: m.pconsole_said_accepted_many({ count: accepted }) }
        : { type: 'error', message: m.pconsole_accepted_some({ accepted, refused }) };
    },
    done: m.pconsole_said_accepted,
  },
  reject: { run: judge('rejected'), done: m.pconsole_said_rejected },
  milestone: {
    run: ({ deps, actor }, code, form) => recordMilestone(deps, actor, code, Object.fromEntries(form)),
    done: m.pconsole_said_milestone,
  },
  cost: {
    run: ({ deps, actor }, code, form) => recordRetainedCost(deps, actor, code, Object.fromEntries(form)),
    done: m.pconsole_said_cost,
  },
  disbursement: {
    run: ({ deps, actor }, code) => confirmDisbursement(deps, actor, code),
    done: m.pconsole_said_disbursement,
  },
  'cost-withdraw': {
    run: ({ deps, actor }, code) => withdrawRetainedCost(deps, actor, code),
    done: m.pconsole_said_cost_withdrawn,
  },
  withdraw: {
    run: async ({ deps, actor }, code, form) => {
      const kind = milestoneKinds.find((one) => one === form.get('kind'));
      if (!kind) throw data(null, { status: 400 });
      await withdrawMilestone(deps, actor, code, kind);
    },
    done: m.pconsole_said_withdrawn,
  },
};

/** Does what the button asks. Returns the form again when it was refused, else leads back to the page. */
export async function changePartnerBooking(request: PageRequest, code: string, asked: Request) {
  const { actor } = requirePartner(request);
  await orMissing(getPartnerBooking(request.deps, actor, code));
  const form = await readForm(asked);
  const intent = String(form.get('intent'));
  if (intent === 'show-nik')
    return data<BookingAnswer>({
      intent,
      result: { status: 'success' },
      about: '',
      shown: await showNik({ ...request, actor }, code, form),
    });
  if (!Object.hasOwn(actions, intent)) throw data(null, { status: 400 });
  const { run, done } = actions[intent]!;
  try {
    const toast = await orMissing(run({ ...request, actor }, code, form));
    request.leaveToast(toast ?? { type: 'success', message: done() });
  } catch (error) {
    leadToStepUp(error, request);
    const { data: answer, init } = refusedForm(error, form);
    const about = String(form.get('document') ?? form.get('kind') ?? intent);
    return data<BookingAnswer>({ ...answer, about, shown: null }, init ?? {});
  }
  return redirect(localePath(paths.partnerConsole.booking(code), request.locale), 303);
}

async function showNik(request: StaffRequest, booking: string, form: FormData): Promise<ShownNik> {
  const participant = String(form.get('participant') ?? '');
  const nik = readNik(request.deps, request.actor, { booking, participantId: participant });
  return {
    participant,
    nik: await orMissing(
      nik.catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      }),
    ),
  };
}
