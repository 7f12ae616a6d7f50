// What a brand's preview shows of its content (docs/product/brands.md): drafts stand in the place of what they change, whatever their days.
import type { Db } from '#platform/database/database';
import type { ContentFields, ContentKind } from '#shared/site-content-fields';
import { draftsFor } from './content-rows.ts';

export interface ReadingBrand {
  id: string;
  /** A draft that only this browser sees: with its content. */
  isPreview?: boolean;
}

/** `shown` with the drafts of a preview laid over it, in their places; as it is for everybody else. */
export async function withDrafts<Item extends { id: string; position: number }>(
  db: Db,
  brand: ReadingBrand,
  {
    kind,
    shown,
    itemOf,
  }: { kind: ContentKind; shown: Item[]; itemOf: (id: string, fields: ContentFields) => Item | null },
): Promise<Omit<Item, 'position'>[]> {
  if (!brand.isPreview) return shown.map(withoutPosition);
  const drafts = await draftsFor(db, kind, brand);
  const drafted = new Set(drafts.map(({ id }) => id));
  const written = drafts.flatMap(({ id, fields }) => itemOf(id, fields) ?? []);
  return [...shown.filter(({ id }) => !drafted.has(id)), ...written]
    .toSorted((a, b) => a.position - b.position)
    .map(withoutPosition);
}

function withoutPosition<Item extends { position: number }>(item: Item): Omit<Item, 'position'> {
  const { position: _, ...rest } = item;
  return rest;
}
