// What the check of something that is written in a console found, in plain words, each leading to where it is mended.
import { CircleAlert, Info } from 'lucide-react';
import { LocalLink } from './local-link.tsx';

export interface CheckView {
  field: string;
  where: string;
  message: string;
  isBlocking: boolean;
  /** Path without language prefix. */
  to: string;
}

export function CheckList({ checks }: { checks: readonly CheckView[] }) {
  if (checks.length === 0) return null;
  return (
    <ul className="mb-6 divide-y divide-line rounded-card border border-line bg-card">
      {checks.map(({ field, to, where, message, isBlocking }) => {
        const Icon = isBlocking ? CircleAlert : Info;
        return (
          <li key={`${field} ${message}`} className="flex gap-3 px-4 py-1">
            <Icon
              size={20}
              aria-hidden="true"
              className={`mt-4 shrink-0 ${isBlocking ? 'text-bad' : 'text-ink-soft'}`}
            />
            <LocalLink
              to={to}
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
