// How travellers belong to who booked for them (docs/product/participants.md).

export const relations = ['self', 'spouse', 'child', 'parent', 'sibling', 'other'] as const;
export type Relation = (typeof relations)[number];

/** Who shares a family card with the booker, as the booker states; unstated means no family. */
export function isFamily(relation: Relation | null): boolean {
  return relation !== null && relation !== 'other';
}
