// Those who travel as the API answers them (spec §3 Order "participants (data complete or incomplete, with participant documents)").
import type {
  ListedDocument,
  ListedParticipant,
  QueuedDocument,
  TriedParticipants,
} from '#domain/participants';
import { messageFor } from '#api/answers';

export function presentParticipant({
  id,
  number,
  traveller,
  roomType,
  name,
  birthDate,
  gender,
  phone,
  relation,
  isComplete,
  missing,
  passportEndsEarly,
  documents,
}: ListedParticipant) {
  return {
    id,
    number,
    traveller,
    room_type: roomType,
    name,
    birth_date: birthDate,
    gender,
    phone,
    relation,
    is_complete: isComplete,
    missing,
    passport_ends_early: passportEndsEarly,
    documents: documents.map(presentDocument),
  };
}

export function presentDocument({ id, kind, status, reason, uploadedAt, holder }: ListedDocument) {
  return {
    id,
    kind,
    status,
    reason,
    uploaded_at: uploadedAt && uploadedAt.toISOString(),
    holder: holder && holder.number,
  };
}

export function presentTriedTable({ trial, headings, places, isReadable, plans, faults }: TriedParticipants) {
  const changes = plans.filter((plan) => plan.kind === 'change');
  return {
    trial,
    headings,
    places,
    is_readable: isReadable,
    same: plans.length - changes.length,
    changes: changes.map(({ row, booking, number, fields }) => ({ row, booking, number, fields })),
    faults: faults.map(({ row, column, message, values }) => ({
      row,
      column,
      message_key: message,
      message: messageFor(message, values),
    })),
  };
}

export function presentQueued({
  id,
  kind,
  uploadedAt,
  booking,
  participantId,
  number,
  name,
  departureId,
  departsOn,
}: QueuedDocument) {
  return {
    id,
    kind,
    uploaded_at: uploadedAt.toISOString(),
    booking,
    participant_id: participantId,
    number,
    name,
    departure_id: departureId,
    departs_on: departsOn,
  };
}
