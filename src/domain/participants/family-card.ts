// One family card for a whole family (decision 0063): uploaded once on an order, stored once, shown for each
// member of the family and reviewed once. Older rows uploaded one by one stay: a participant with an own card
// is shown that one.
import type { DocumentKind } from '#shared/participant-documents';
import { isFamily, type Relation } from '#shared/participant-relations';

export interface Relative {
  id: string;
  relation: string | null;
}

export interface StoredDocument {
  participant_id: string;
  kind: string;
  status: string;
}

const best = ['accepted', 'uploaded', 'rejected'];

/** The card that counts for a participant: their own, or their family's on the same order. */
export function documentOf<Row extends StoredDocument>(
  person: Relative,
  kind: DocumentKind,
  { people, rows }: { people: readonly Relative[]; rows: readonly Row[] },
): Row | undefined {
  const isSent = (row: Row) => row.kind === kind && row.status !== 'missing';
  const own = rows.find((row) => row.participant_id === person.id && isSent(row));
  if (own || kind !== 'family_card' || !isFamily(person.relation as Relation | null)) return own;
  const family = new Set(
    people.filter(({ relation }) => isFamily(relation as Relation | null)).map(({ id }) => id),
  );
  return rows
    .filter((row) => family.has(row.participant_id) && isSent(row))
    .sort((one, other) => best.indexOf(one.status) - best.indexOf(other.status))[0];
}
