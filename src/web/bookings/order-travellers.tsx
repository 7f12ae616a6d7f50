// The checklist per person (docs/product/bookings.md): what is missing by name, which papers are there, and the page on which both are given.
import { ChevronRight, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { OrderView } from './order-view.ts';
import type { TravellerMark } from './traveller-marks.ts';
import * as paths from '#shared/paths';

export function Travellers({ order: { id, travellers } }: { order: OrderView }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {travellers.map((traveller) => (
        <li key={traveller.number}>
          <LocalLink
            to={paths.member.participant(id, traveller.number)}
            className="flex min-h-16 items-center justify-between gap-4 px-5 py-3 hover:text-primary"
          >
            <span className="min-w-0">
              <span className="block font-semibold break-words">{traveller.name}</span>
              <span className="block text-ink-soft">{traveller.about}</span>
              {traveller.marks.map((mark) => (
                <Mark key={mark.key} mark={mark} />
              ))}
            </span>
            <ChevronRight size={22} aria-hidden="true" className="shrink-0" />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

const looks = {
  done: { Icon: CircleCheck, tone: 'text-good' },
  open: { Icon: CircleDashed, tone: 'text-ink' },
  bad: { Icon: CircleAlert, tone: 'font-semibold text-bad' },
} as const;

function Mark({ mark: { look, text } }: { mark: TravellerMark }) {
  const { Icon, tone } = looks[look];
  return (
    <span className={`flex items-start gap-2 ${tone}`}>
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text}
    </span>
  );
}
