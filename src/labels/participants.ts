// Words of those who travel: their documents, what is needed of them, whose relatives they are (docs/product/participants.md). Apart from
// those of orders, which pages of travellers do without.
import * as m from '#messages/messages';
import type { Traveller } from '#shared/trip-price';
import type { DocumentKind, DocumentStatus } from '#shared/participant-documents';
import type { Relation } from '#shared/participant-relations';
import type { NeededField } from '#shared/participant-needs';
import type { Tone } from '#labels/tone';

export const documentLabel: Record<DocumentKind, () => string> = {
  passport: m.orders_document_passport,
  ktp: m.orders_document_ktp,
  photo: m.orders_document_photo,
  vaccination: m.orders_document_vaccination,
  family_card: m.orders_document_family_card,
  birth_certificate: m.orders_document_birth_certificate,
};
export const documentHint: Record<DocumentKind, () => string> = {
  passport: m.orders_document_passport_hint,
  ktp: m.orders_document_ktp_hint,
  photo: m.orders_document_photo_hint,
  vaccination: m.orders_document_vaccination_hint,
  family_card: m.orders_document_family_card_hint,
  birth_certificate: m.orders_document_birth_certificate_hint,
};
export const fieldWord: Record<NeededField, () => string> = {
  name: m.orders_field_name,
  birth_date: m.orders_field_birth_date,
  gender: m.orders_field_gender,
  nik: m.orders_field_nik,
  passport_number: m.orders_field_passport,
  passport_expires_on: m.orders_field_passport_expiry,
};
export const documentStatusLabel: Record<DocumentStatus, { word: () => string; tone: Tone }> = {
  missing: { word: m.orders_document_missing, tone: 'neutral' },
  uploaded: { word: m.orders_document_uploaded, tone: 'accent' },
  accepted: { word: m.orders_document_accepted, tone: 'good' },
  rejected: { word: m.orders_document_rejected, tone: 'bad' },
};

export const travellerLabel: Record<Traveller, () => string> = {
  adult: m.orders_traveller_adult,
  child: m.orders_traveller_child,
  infant: m.orders_traveller_infant,
};
export const relationLabel: Record<Relation, () => string> = {
  self: m.orders_relation_self,
  spouse: m.orders_relation_spouse,
  child: m.orders_relation_child,
  parent: m.orders_relation_parent,
  sibling: m.orders_relation_sibling,
  other: m.orders_relation_other,
};
