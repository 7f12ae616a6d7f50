// The families of a group and what they share; with the link to send on, while more may join.
import * as m from '#messages/messages';
import type { GroupView } from './group-view.server.ts';

export function GroupCard({ group, link }: { group: GroupView; link?: string | null }) {
  return (
    <div className="space-y-3">
      <ul className="list-disc pl-5">
        {group.families.map((family) => (
          <li key={family}>{family}</li>
        ))}
      </ul>
      {group.joint && <p className="font-semibold tabular-nums">{group.joint}</p>}
      {group.alone && <p className="tabular-nums text-ink-soft">{group.alone}</p>}
      <p className="text-ink-soft">{m.private_umrah_group_rule()}</p>
      {link && (
        <div className="rounded-lg border border-line p-4">
          <p>{m.private_umrah_group_link()}</p>
          <a href={link} className="mt-2 inline-block py-2 break-all text-primary underline">
            {link}
          </a>
        </div>
      )}
    </div>
  );
}
