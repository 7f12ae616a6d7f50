// The milestones on the way to departure that a partner records (docs/product/bookings.md). Apart from their form, whose schema browsers do
// without.

export const milestoneKinds = ['visa', 'ticket', 'kit', 'manasik'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

export const milestoneNoteMaxLength = 300;
