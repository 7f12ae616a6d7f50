// Joining as a partner (spec §2 join pages; docs/product/joining.md): who may join, what each kind sends, what is checked.
import type { OrganisationKind } from './roles.ts';

export const joinKinds = [
  'travel',
  'store',
  'financial',
  'distribution_channel',
] as const satisfies readonly OrganisationKind[];
export type JoinKind = (typeof joinKinds)[number];

export const joinStates = ['draft', 'submitted', 'returned', 'approved', 'refused', 'withdrawn'] as const;
export type JoinState = (typeof joinStates)[number];
/** The applicant writes in it. */
export const openJoinStates: readonly JoinState[] = ['draft', 'returned'];

export const joinDocumentKinds = [
  'deed',
  'nib',
  'npwp',
  'identity_card',
  'licence',
  'holding_account',
  'ojk_licence',
  'halal_certificate',
] as const;
export type JoinDocumentKind = (typeof joinDocumentKinds)[number];

interface NeededDocument {
  kind: JoinDocumentKind;
  isOptional?: true;
}

/** Our choice, from what the ministries and the tax office issue to each of them. */
const documentsOf: Record<JoinKind, readonly NeededDocument[]> = {
  travel: [
    { kind: 'deed' },
    { kind: 'nib' },
    { kind: 'npwp' },
    { kind: 'licence' },
    { kind: 'identity_card' },
    { kind: 'holding_account' },
  ],
  store: [
    { kind: 'nib' },
    { kind: 'npwp' },
    { kind: 'identity_card' },
    { kind: 'halal_certificate', isOptional: true },
  ],
  financial: [{ kind: 'deed' }, { kind: 'ojk_licence' }, { kind: 'npwp' }, { kind: 'identity_card' }],
  distribution_channel: [{ kind: 'identity_card' }, { kind: 'npwp' }, { kind: 'nib', isOptional: true }],
};

export function joinDocuments(kind: JoinKind): readonly NeededDocument[] {
  return documentsOf[kind];
}

export function isJoinDocumentKind(text: string): text is JoinDocumentKind {
  return (joinDocumentKinds as readonly string[]).includes(text);
}

/** What somebody of the acquisition team looks at before saying yes; each with what was found, and where. */
export const joinCheckItems = [
  'identity',
  'address',
  'contact',
  'licence_register',
  'sanctions',
  'holding_account',
  'ojk_register',
  'products',
  'channel',
] as const;
export type JoinCheckItem = (typeof joinCheckItems)[number];

const checksOf: Record<JoinKind, readonly JoinCheckItem[]> = {
  travel: ['identity', 'address', 'contact', 'licence_register', 'sanctions', 'holding_account'],
  store: ['identity', 'address', 'contact', 'products'],
  financial: ['identity', 'address', 'contact', 'ojk_register'],
  distribution_channel: ['identity', 'contact', 'channel'],
};

export function joinChecks(kind: JoinKind): readonly JoinCheckItem[] {
  return checksOf[kind];
}

export const joinRefusals = [
  'licence_invalid',
  'documents_false',
  'already_partner',
  'not_suited',
  'unreachable',
] as const;
export type JoinRefusal = (typeof joinRefusals)[number];

/** The pages of the form, in their order. */
export const joinSteps = ['organisation', 'permits', 'documents', 'send'] as const;
export type JoinStep = (typeof joinSteps)[number];
