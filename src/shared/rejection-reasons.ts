// Why a traveller's document is asked for again (docs/product/participants.md): codes that staff choose from.

/** `differs`: from what was entered in the form. `other`: in the staff's own words. */
export const rejectionReasons = [
  'blurred',
  'cut_off',
  'wrong_document',
  'other_person',
  'expired',
  'differs',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** With the sentence of the code it stays within what a member is shown. */
export const rejectionNoteMaxLength = 160;
