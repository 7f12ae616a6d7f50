// What the closed lists of joining are called (#shared/joining).
import * as m from '#messages/messages';
import type {
  JoinCheckItem,
  JoinDocumentKind,
  JoinKind,
  JoinRefusal,
  JoinState,
  JoinStep,
} from '#shared/joining';
import type { Tone } from './tone.ts';

export const joinKindLabels: Record<JoinKind, () => string> = {
  travel: m.joining_kind_travel,
  store: m.joining_kind_store,
  financial: m.joining_kind_financial,
  distribution_channel: m.joining_kind_distribution,
};

export const joinStateLabels: Record<JoinState, { word: () => string; tone: Tone }> = {
  draft: { word: m.joining_state_draft, tone: 'neutral' },
  submitted: { word: m.joining_state_submitted, tone: 'accent' },
  returned: { word: m.joining_state_returned, tone: 'warn' },
  approved: { word: m.joining_state_approved, tone: 'good' },
  refused: { word: m.joining_state_refused, tone: 'bad' },
  withdrawn: { word: m.joining_state_withdrawn, tone: 'neutral' },
};

export const joinStepLabels: Record<JoinStep, () => string> = {
  organisation: m.joining_step_organisation,
  permits: m.joining_step_permits,
  documents: m.joining_step_documents,
  send: m.joining_step_send,
};

export const joinDocumentLabels: Record<JoinDocumentKind, () => string> = {
  deed: m.joining_document_deed,
  nib: m.joining_document_nib,
  npwp: m.joining_document_npwp,
  identity_card: m.joining_document_identity_card,
  licence: m.joining_document_licence,
  holding_account: m.joining_document_holding_account,
  ojk_licence: m.joining_document_ojk_licence,
  halal_certificate: m.joining_document_halal_certificate,
};

export const joinCheckLabels: Record<JoinCheckItem, () => string> = {
  identity: m.joining_check_identity,
  address: m.joining_check_address,
  contact: m.joining_check_contact,
  licence_register: m.joining_check_licence_register,
  sanctions: m.joining_check_sanctions,
  holding_account: m.joining_check_holding_account,
  ojk_register: m.joining_check_ojk_register,
  products: m.joining_check_products,
  channel: m.joining_check_channel,
};

export const joinRefusalLabels: Record<JoinRefusal, () => string> = {
  licence_invalid: m.joining_refusal_licence_invalid,
  documents_false: m.joining_refusal_documents_false,
  already_partner: m.joining_refusal_already_partner,
  not_suited: m.joining_refusal_not_suited,
  unreachable: m.joining_refusal_unreachable,
};

/** Every field of the steps, by its wire name. */
export const joinFieldLabels: Record<string, () => string> = {
  organisation: m.joining_field_organisation,
  legal_name: m.joining_field_legal_name,
  founded_year: m.joining_field_founded_year,
  city: m.joining_field_city,
  address: m.joining_field_address,
  description: m.joining_field_description,
  website: m.joining_field_website,
  contact_name: m.joining_field_contact_name,
  contact_position: m.joining_field_contact_position,
  phone: m.joining_field_phone,
  licence_kind: m.joining_field_licence_kind,
  licence_number: m.joining_field_licence_number,
  licence_issued_on: m.joining_field_licence_issued_on,
  licence_valid_until: m.joining_field_licence_valid_until,
  nib: m.joining_field_nib,
  bank_name: m.joining_field_bank_name,
  bank_account: m.joining_field_bank_account,
  bank_holder: m.joining_field_bank_holder,
  products: m.joining_field_products,
  ojk_number: m.joining_field_ojk_number,
  channel: m.joining_field_channel,
};
