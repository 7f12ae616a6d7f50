// One family card for a whole family (decision 0063): it is uploaded once on an order, stored once, shown for each of the family and
// judged once. Rows that were uploaded one by one before stay what they are: whoever has their own is shown their own.
import type { DocumentKind } from '#shared/participant-documents';
import { isFamily, type Relation } from '#shared/participant-form';

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

/** The document that counts for somebody: their own, or the card of their family on the same order. */
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
