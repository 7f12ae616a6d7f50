// What the check of a programme found, in plain words, each leading to where it is mended.
import { CircleAlert, Info } from 'lucide-react';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { CheckView } from './programme-page.server.ts';

interface CheckListProps {
  checks: readonly CheckView[];
  programmeId: string;
}

export function CheckList({ checks, programmeId }: CheckListProps) {
  if (checks.length === 0) return null;
  return (
    <ul className="mb-6 divide-y divide-line rounded-card border border-line bg-card">
      {checks.map(({ field, part, where, message, isBlocking }) => {
        const Icon = isBlocking ? CircleAlert : Info;
        return (
          <li key={`${field} ${message}`} className="flex gap-3 px-4 py-1">
            <Icon
              size={20}
              aria-hidden="true"
              className={`mt-4 shrink-0 ${isBlocking ? 'text-bad' : 'text-ink-soft'}`}
            />
            <LocalLink
              to={paths.partnerConsole.programmePart(programmeId, part)}
              className="flex min-h-12 flex-1 flex-wrap items-center gap-x-2 py-2 underline-offset-4 hover:underline"
            >
              <span className="font-semibold">{where}</span>
              <span>{message}</span>
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}
