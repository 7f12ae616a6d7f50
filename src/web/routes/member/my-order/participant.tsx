// Somebody who travels: who they are, and their documents (docs/product/participants.md). Two kinds of forms lead here; each says what
// it is by its intent.
import { UserRound } from 'lucide-react';
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { getProfile, type Profile } from '#domain/profile';
import { type ListedParticipant, saveParticipant } from '#domain/participants';
import { statesBeforeDeparture } from '#shared/booking-states';
import { formatDate } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import { nikMismatches } from '#shared/nik';
import { crossesBorder, documentMaxMegabytes } from '#shared/participant-documents';
import { passportNeededUntil } from '#shared/passport-validity';
import { fieldsNeeded } from '#shared/participant-needs';
import * as paths from '#shared/paths';
import { registrationFields } from '#shared/registration-fields';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { DocumentList, rowOf } from '#web/participants/document-list.tsx';
import { travellerLabel } from '#labels/participants';
import { gapsOf, isWaitedFor } from '#web/bookings/traveller-gaps';
import { NextTraveller, TravellerGapsNotice } from '#web/bookings/traveller-gaps-notice.tsx';
import { ParticipantForm } from '#web/participants/participant-form.tsx';
import { roomLabel } from '#labels/catalogue';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { documentViews, requireParty, takeDocument } from '#web/participants/party.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { newFormKey } from '#web/ui/forms/sent-once.server';
import type { Route } from './+types/participant';

export const handle: RouteHandle = {
  member: { back: paths.member.order(':orderId') },
  hidesBottomNavigation: true,
};

async function requireParticipant(request: PageRequest, { orderId, number }: Route.LoaderArgs['params']) {
  const party = await requireParty(request, orderId);
  const participant = party.people.find((one) => String(one.number) === number);
  if (!participant) throw data(null, { status: 404 });
  return { ...party, participant };
}

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, booking, people, participant } = await requireParticipant(request, args.params);
  const { locale, deps } = request;
  const { kind, returnsOn } = booking.departure;
  const isOpen = statesBeforeDeparture.includes(booking.state);
  const isProfileOffered =
    isOpen && participant.number === 1 && participant.name === null && participant.traveller === 'adult';
  const isFilled = isProfileOffered && new URLSearchParams(request.search).has('profile');
  // Round the table: whoever comes after this one, then those before.
  const after = [
    ...people.filter((one) => one.number > participant.number),
    ...people.filter((one) => one.number < participant.number),
  ];
  const next =
    isOpen && participant.name !== null ? after.find((one) => isWaitedFor(gapsOf(one))) : undefined;
  return {
    bookingId: booking.id,
    formKey: newFormKey(),
    code: booking.code,
    isOpen,
    isProfileOffered: isProfileOffered && !isFilled,
    isFilled,
    values: isFilled ? profileValues(await getProfile(deps, actor)) : keptValues(participant),
    gaps: gapsOf(participant),
    needed: fieldsNeeded(participant.traveller, kind),
    next: next ? { number: next.number, name: next.name } : null,
    participant: {
      id: participant.id,
      number: participant.number,
      name: participant.name,
      traveller: participant.traveller,
      roomType: participant.roomType,
    },
    documents: documentViews(participant, locale),
    isOfParty: people.length > 1,
    passportUntil: crossesBorder(kind) ? formatDate(passportNeededUntil(returnsOn), locale) : null,
    mismatches: mismatchesOf(participant),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { participant, ...party } = await requireParticipant(request, args.params);
  const { actor, booking } = party;
  return answerForm(args.request, null, async (form) => {
    const path = localePath(paths.member.participant(booking.id, participant.number), request.locale);
    const sent = await takeDocument(request, party, form);
    if (sent) return redirect(`${path}#${rowOf(sent.kind, sent.number)}`, 303);
    await saveParticipant(request.deps, actor, {
      booking: booking.id,
      participantId: participant.id,
      form: Object.fromEntries(form),
    });
    request.leaveToast({ type: 'success', message: m.orders_traveller_saved() });
    return redirect(path, 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.orders_traveller_title());
}

export default function ParticipantRoute({ loaderData, actionData }: Route.ComponentProps) {
  const {
    participant,
    isOpen,
    isFilled,
    values,
    passportUntil,
    mismatches,
    documents,
    bookingId,
    formKey,
    code,
    gaps,
    needed,
    next,
    isProfileOffered,
    isOfParty,
  } = loaderData;
  return (
    <>
      <PageTitle>{participant.name ?? m.orders_traveller_unnamed({ number: participant.number })}</PageTitle>
      <p className="-mt-4 mb-6 text-ink-soft">
        {m.orders_traveller_place({
          traveller: travellerLabel[participant.traveller](),
          room: roomLabel[participant.roomType](),
          code,
        })}
      </p>
      {isOpen && (
        <TravellerGapsNotice
          gaps={gaps}
          passportUntil={passportUntil}
          next={next && { ...next, bookingId }}
        />
      )}
      {mismatches.length > 0 && (
        <div className="mb-6">
          <Notice tone="warn" title={m.orders_nik_mismatch()}>
            {mismatches.map((fact) => (
              <p key={fact}>{mismatchWord[fact]()}</p>
            ))}
          </Notice>
        </div>
      )}
      {isProfileOffered && (
        <div className="mb-6">
          <LocalLink
            to={`${paths.member.participant(bookingId, participant.number)}?profile`}
            className={buttonClass('secondary')}
          >
            <UserRound size={20} aria-hidden="true" />
            {m.orders_traveller_profile()}
          </LocalLink>
          <p className="mt-1 text-ink-soft">{m.orders_traveller_profile_text()}</p>
        </div>
      )}
      {isOpen ? (
        <ParticipantForm
          key={`${participant.id} ${isFilled}`}
          {...{ values, needed, passportUntil }}
          missing={gaps.missing}
          answer={actionData}
        />
      ) : (
        <Notice tone="neutral">{m.orders_traveller_closed()}</Notice>
      )}
      <Section title={m.orders_documents()} className="mt-8">
        <p className="mb-4 text-sm text-ink-soft">
          {m.orders_documents_text()} {isOpen && m.orders_document_file_hint({ max: documentMaxMegabytes })}
        </p>
        {isOfParty && (
          <LocalLink
            to={`${paths.member.documents(bookingId)}#traveller-${participant.number}`}
            className="-mt-3 mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {m.orders_documents_all()}
          </LocalLink>
        )}
        <div className={cardClass}>
          <DocumentList
            key={participant.id}
            {...{ documents, bookingId, formKey, isOpen }}
            owner={participant}
            answer={actionData}
          />
        </div>
      </Section>
      {next && (
        <div className="mt-8">
          <NextTraveller {...next} bookingId={bookingId} />
        </div>
      )}
    </>
  );
}

const mismatchWord = { birth_date: m.orders_nik_birth_date, gender: m.orders_nik_gender } as const;

function mismatchesOf({ nik, birthDate, gender }: ListedParticipant) {
  return nik && birthDate && gender ? nikMismatches(nik, { birthDate, gender }) : [];
}

function keptValues(kept: ListedParticipant): Record<string, string> {
  return {
    name: kept.name ?? '',
    birth_date: kept.birthDate ?? '',
    gender: kept.gender ?? '',
    relation: kept.relation ?? '',
    phone: kept.phone ?? '',
    nik: kept.nik ?? '',
    passport_number: kept.passportNumber ?? '',
    passport_expires_on: kept.passportExpiresOn ?? '',
    vaccinated_on: kept.vaccinatedOn ?? '',
    ...Object.fromEntries(registrationFields.map((field) => [field, kept.registration[field] ?? ''])),
  };
}

/** What the profile knows, to be checked and saved: nothing of it is kept before. */
function profileValues({ name, birthDate, gender, phone }: Profile): Record<string, string> {
  return { name, birth_date: birthDate ?? '', gender: gender ?? '', relation: 'self', phone: phone ?? '' };
}
