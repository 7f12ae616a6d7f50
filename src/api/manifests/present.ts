// A manifest as the API answers it.
import type { Manifest, ManifestFormat } from '#domain/manifests';

export function presentTemplate({ code, version, validFrom, source }: Manifest['template']) {
  return { code, version, valid_from: validFrom, source };
}

export function presentManifest({ title, departsOn, template, byHand, people, changes, exports }: Manifest) {
  return {
    title,
    departs_on: departsOn,
    template: presentTemplate(template),
    by_hand: byHand,
    people,
    changes: changes && {
      since: presentExport(changes.since),
      added: changes.added,
      removed: changes.removed,
      changed: changes.changed.map(({ participantId, columns }) => ({
        participant_id: participantId,
        columns,
      })),
    },
    exports: exports.map(presentExport),
  };
}

function presentExport({ id, version, format, people, madeAt, madeBy }: Manifest['exports'][number]) {
  return {
    id,
    version,
    format: format as ManifestFormat,
    people,
    made_at: madeAt.toISOString(),
    made_by: madeBy,
  };
}
