// Somebody who travels: who they are, and their papers (docs/product/participants.md). Two kinds of forms lead here; each says what
// it is by its intent.
import { UserRound } from 'lucide-react';
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { getProfile, type Profile } from '#domain/profile';
import {
  type ListedParticipant,
  listParticipants,
  saveParticipant,
  uploadDocument,
} from '#domain/participants';
import { statesBeforeDeparture } from '#shared/booking-states';
import { formatDate, formatInstant } from '#shared/dates';
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
import { Section } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { DocumentList } from '#web/participants/document-list.tsx';
import { travellerLabel } from '#labels/participants';
import { gapsOf, isWaitedFor } from '#web/bookings/traveller-gaps';
import { NextTraveller, TravellerGapsNotice } from '#web/bookings/traveller-gaps-notice.tsx';
import { ParticipantForm } from '#web/participants/participant-form.tsx';
import { roomLabel } from '#labels/catalogue';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { requireOrder } from '#web/bookings/order-page.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { newFormKey, sentOnce } from '#web/ui/forms/sent-once.server';
import type { Route } from './+types/participant';

export const handle: RouteHandle = {
  member: { back: paths.member.order(':orderId') },
  hidesBottomNavigation: true,
};

async function requireParticipant(request: PageRequest, { orderId, number }: Route.LoaderArgs['params']) {
  const { actor, booking } = await requireOrder(request, orderId);
  const people = await listParticipants(request.deps, actor, booking.id);
  const participant = people.find((one) => String(one.number) === number);
  if (!participant) throw data(null, { status: 404 });
  return { actor, booking, people, participant };
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
    documents: participant.documents.map(({ id, kind, status, reason, uploadedAt, holder }) => ({
      id,
      kind,
      status,
      reason,
      holder,
      uploadedAt: uploadedAt && formatInstant(uploadedAt, locale),
    })),
    passportUntil: crossesBorder(kind) ? formatDate(passportNeededUntil(returnsOn), locale) : null,
    mismatches: mismatchesOf(participant),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, booking, participant } = await requireParticipant(request, args.params);
  const place = { booking: booking.id, participantId: participant.id };
  return answerForm(args.request, null, async (form) => {
    const kind = /^upload-(\w+)$/.exec(textOf(form.get('intent')))?.[1];
    if (kind)
      await sentOnce(request, actor, 'page document', form, async () =>
        uploadDocument(request.deps, actor, {
          ...place,
          kind,
          isOwnCard: form.get('own_card') === 'true',
          file: await bytesOf(form.get('file')),
        }),
      );
    else await saveParticipant(request.deps, actor, { ...place, form: Object.fromEntries(form) });
    request.leaveToast({
      type: 'success',
      message: kind ? m.orders_document_sent() : m.orders_traveller_saved(),
    });
    const path = paths.member.participant(booking.id, participant.number);
    return redirect(localePath(path, request.locale), 303);
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
        <DocumentList
          key={participant.id}
          {...{ documents, bookingId, formKey, isOpen }}
          participantId={participant.id}
          answer={actionData}
        />
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

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Empty where no file was chosen. */
async function bytesOf(value: FormDataEntryValue | null): Promise<Buffer> {
  return value instanceof File ? Buffer.from(await value.arrayBuffer()) : Buffer.alloc(0);
}
