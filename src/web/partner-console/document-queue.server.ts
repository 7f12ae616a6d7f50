// The queue of documents: what its page shows, and what staff do there (docs/product/participants.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  acceptQueued,
  judgeDocument,
  listDocumentQueue,
  listParticipants,
  type QueuedDocument,
  readNik,
  rejectionSentence,
} from '#domain/participants';
import { formatDate } from '#shared/dates';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { maskNik } from '#shared/nik';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { rejectionReasons } from '#shared/rejection-reasons';
import type { Toast } from '#shared/toast';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { queuePath } from './queue-path.ts';
import { requirePartner } from './require-partner.server.ts';

export type QueueView = Awaited<ReturnType<typeof loadQueue>>;

export async function loadQueue(request: PageRequest) {
  const { deps, locale } = request;
  const { actor, partnerId } = requirePartner(request);
  const asked = new URLSearchParams(request.search);
  const all = await listDocumentQueue(deps, actor, partnerId);
  const departure = all.some((one) => one.departureId === asked.get('departure'))
    ? asked.get('departure')
    : null;
  const queue = departure ? all.filter((one) => one.departureId === departure) : all;
  const at = Math.max(
    0,
    queue.findIndex(({ id }) => id === asked.get('document')),
  );
  const shown = queue[at];
  const days = (one: QueuedDocument) => formatDate(one.departsOn, locale, 'short');
  return {
    departure,
    count: queue.length,
    departures: [...Map.groupBy(all, (one) => one.departureId)].map(([value, [first]]) => ({
      value,
      label: `${days(first!)} · ${textIn(first!.title, locale).text}`,
    })),
    items: queue.map((one) => ({
      id: one.id,
      kind: one.kind,
      booking: one.booking,
      name: one.name,
      number: one.number,
      departs: days(one),
    })),
    at,
    next: queue[at + 1]?.id ?? null,
    previous: queue[at - 1]?.id ?? null,
    maySee: actor.hasFreshFactor,
    confirmPath: `${paths.auth.confirm}?redirect=${encodeURIComponent(request.path + request.search)}`,
    reasons: rejectionReasons.map((value) => ({ value, label: rejectionSentence(value) })),
    shown: shown && (await documentView(request, shown)),
  };
}

async function documentView(request: PageRequest, shown: QueuedDocument) {
  const { deps, locale } = request;
  const people = await listParticipants(deps, requirePartner(request).actor, shown.booking);
  const who = people.find(({ id }) => id === shown.participantId)!;
  const day = (date: string | null) => date && formatDate(date, locale);
  return {
    id: shown.id,
    kind: shown.kind,
    booking: shown.booking,
    participantId: shown.participantId,
    number: shown.number,
    isPicture: shown.contentType === 'image/webp',
    name: who.name,
    traveller: who.traveller,
    gender: who.gender,
    age: who.age,
    birthDate: day(who.birthDate),
    maskedNik: who.nik && maskNik(who.nik),
    passportNumber: who.passportNumber,
    passportExpiresOn: day(who.passportExpiresOn),
    passportEndsEarly: who.passportEndsEarly,
    vaccinatedOn: day(who.vaccinatedOn),
    phone: who.phone && readablePhone(who.phone),
  };
}

/** Judges one document or those that are ticked, and leads to the next one; or shows one number. */
export function changeQueue(request: PageRequest, asked: Request) {
  const { deps, locale } = request;
  const { actor, partnerId } = requirePartner(request);
  return answerForm(asked, null, async (form) => {
    const said = (name: string) => String(form.get(name) ?? '');
    const about = { booking: said('booking'), documentId: said('document') };
    const acts: Record<string, () => Promise<Toast>> = {
      accept: async () => {
        await judgeDocument(deps, actor, { ...about, verdict: 'accepted' });
        return { type: 'success', message: m.pconsole_said_accepted() };
      },
      reject: async () => {
        await judgeDocument(deps, actor, {
          ...about,
          verdict: 'rejected',
          reasonCode: said('reason_code'),
          reason: said('reason'),
        });
        return { type: 'success', message: m.queue_said_again() };
      },
      'accept-ticked': async () => {
        const documentIds = form.getAll('ticked').map(String);
        const { accepted, refused } = await acceptQueued(deps, actor, { partnerId, documentIds });
        return refused === 0
          ? { type: 'success', message: m.pconsole_said_accepted_many({ count: accepted }) }
          : { type: 'error', message: m.pconsole_accepted_some({ accepted, refused }) };
      },
    };
    try {
      const intent = said('intent');
      if (intent === 'show-nik') {
        const participantId = said('participant');
        const nik = await orMissing(readNik(deps, actor, { booking: about.booking, participantId }));
        return data({ shownNik: { participantId, nik } });
      }
      if (!Object.hasOwn(acts, intent)) throw data(null, { status: 400 });
      request.leaveToast(await orMissing(acts[intent]!()));
    } catch (error) {
      leadToStepUp(error, request);
      throw error;
    }
    const params = new URLSearchParams(request.search);
    throw redirect(
      localePath(queuePath({ departure: params.get('departure'), document: said('next') || null }), locale),
      303,
    );
  });
}
