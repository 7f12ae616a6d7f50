// The checklist per person (look.md "Order"): what is known, which papers are there, and the page on which both are given.
import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { roomWord } from '#web/features/catalogue/words';
import type { OrderView } from './order-view.ts';
import { travellerWord } from './order-words.ts';

export function Travellers({ order: { id, travellers } }: { order: OrderView }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {travellers.map((traveller) => (
        <li key={traveller.number}>
          <LocalLink to={`/member/my-order/${id}/participants/${traveller.number}`} className="flex min-h-16 items-center justify-between gap-4 px-5 py-3 hover:text-primary">
            <span className="min-w-0">
              <span className="block font-semibold break-words">{traveller.name ?? m.orders_traveller_unnamed({ number: traveller.number })}</span>
              <span className="block text-ink-soft">{travellerWord[traveller.traveller]()} · {roomWord[traveller.roomType]()}</span>
              <Done isDone={traveller.isComplete} text={traveller.isComplete ? m.orders_data_complete() : m.orders_data_incomplete()} />
              <Papers statuses={traveller.statuses} />
            </span>
            <ChevronRight size={22} aria-hidden="true" className="shrink-0" />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

function Papers({ statuses }: { statuses: OrderView['travellers'][number]['statuses'] }) {
  const accepted = statuses.filter((status) => status === 'accepted').length;
  const rejected = statuses.filter((status) => status === 'rejected').length;
  const sent = statuses.filter((status) => status === 'uploaded').length + accepted;
  return (
    <>
      <Done isDone={accepted === statuses.length} text={m.orders_papers_count({ sent, accepted, needed: statuses.length })} />
      {rejected > 0 && <span className="block font-semibold text-bad">{m.orders_papers_rejected({ count: rejected })}</span>}
    </>
  );
}

function Done({ isDone, text }: { isDone: boolean; text: string }) {
  const Mark = isDone ? CircleCheck : CircleDashed;
  return <span className={`flex items-start gap-2 ${isDone ? 'text-good' : 'text-ink'}`}><Mark size={20} aria-hidden="true" className="mt-0.5 shrink-0" />{text}</span>;
}
