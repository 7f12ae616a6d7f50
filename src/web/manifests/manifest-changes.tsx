// What has changed since a manifest was exported (docs/product/manifests.md): who, and in which columns.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';

interface ManifestChangesProps {
  changes: {
    since: { date: string; name: string | null };
    added: string[];
    removed: string[];
    changed: { participantId: string; columns: string[] }[];
    names: Record<string, string | null>;
  } | null;
}

export function ManifestChanges({ changes }: ManifestChangesProps) {
  if (!changes) return <p>{m.manifest_changes_never()}</p>;
  const { since, added, removed, changed, names } = changes;
  const nameOf = (id: string) => names[id] ?? '–';
  const lines = [
    ...added.map((id) => ({ id, tone: 'good' as const, word: m.manifest_added() })),
    ...removed.map((id) => ({ id, tone: 'bad' as const, word: m.manifest_removed() })),
    ...changed.map(({ participantId: id, columns }) => ({
      id,
      tone: 'warn' as const,
      word: m.manifest_changed({ columns: columns.join(', ') }),
    })),
  ];
  return (
    <>
      <p className="mb-3 text-ink-soft">
        {m.manifest_changes_since({ date: since.date, name: since.name ?? m.manifest_someone() })}
      </p>
      {lines.length === 0 ? (
        <p>{m.manifest_changes_none()}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {lines.map(({ id, tone, word }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <span className="font-semibold break-words">{nameOf(id)}</span>
              <Badge tone={tone}>{word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
