// Those who travel as the API answers them (spec §3 Order "participants (data complete or incomplete, with participant documents)").
import type { ListedDocument, ListedParticipant } from '#domain/participants';

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
