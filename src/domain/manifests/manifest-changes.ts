// What is different between two exports of a manifest (docs/product/manifests.md). Pure.

export interface ManifestLine {
  participantId: string;
  name: string | null;
  /** One text for each column. */
  cells: readonly string[];
}

export interface ManifestChanges {
  added: string[];
  removed: string[];
  /** The names of columns, never what stands in them. */
  changed: { participantId: string; columns: string[] }[];
}

/** Of the same template and version: columns are compared by their place. Ids of travellers, in the order of the lines. */
export function compareManifests(
  before: ReadonlyMap<string, readonly string[]>,
  lines: readonly ManifestLine[],
  titles: readonly string[],
): ManifestChanges {
  const changes: ManifestChanges = { added: [], removed: [], changed: [] };
  for (const { participantId, cells } of lines) {
    const earlier = before.get(participantId);
    if (!earlier) {
      changes.added.push(participantId);
      continue;
    }
    const columns = titles.filter((_title, index) => cells[index] !== earlier[index]);
    if (columns.length > 0) changes.changed.push({ participantId, columns });
  }
  const now = new Set(lines.map(({ participantId }) => participantId));
  changes.removed = [...before.keys()].filter((id) => !now.has(id));
  return changes;
}
