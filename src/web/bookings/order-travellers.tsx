// The checklist per person (docs/product/bookings.md): what is missing by name, which papers are there, and the page on which both are given.
import { ChevronRight, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { roomLabel } from '#labels/catalogue';
import type { OrderView } from './order-view.ts';
import { travellerLabel } from '#labels/bookings';
import { gapSentences, type TravellerGaps } from './traveller-gaps.ts';
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
              <span className="block font-semibold break-words">
                {traveller.name ?? m.orders_traveller_unnamed({ number: traveller.number })}
              </span>
              <span className="block text-ink-soft">
                {travellerLabel[traveller.traveller]()} · {roomLabel[traveller.roomType]()}
              </span>
              <Gaps gaps={traveller.gaps} />
            </span>
            <ChevronRight size={22} aria-hidden="true" className="shrink-0" />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

function Gaps({ gaps }: { gaps: TravellerGaps }) {
  const accepted = gaps.documents.filter(({ status }) => status === 'accepted').length;
  const sent = gaps.documents.filter(({ status }) => status === 'uploaded').length + accepted;
  const sentences = gapSentences(gaps);
  return (
    <>
      {gaps.missing.length === 0 && <Done isDone text={m.orders_data_complete()} />}
      {sentences.map(({ key, text, isBad }) => (
        <Done key={key} isDone={false} isBad={isBad} text={text} />
      ))}
      <Done
        isDone={accepted === gaps.documents.length}
        text={m.orders_papers_count({ sent, accepted, needed: gaps.documents.length })}
      />
    </>
  );
}

function Done({ isDone, isBad, text }: { isDone: boolean; isBad?: boolean; text: string }) {
  const Mark = isDone ? CircleCheck : isBad ? CircleAlert : CircleDashed;
  const tone = isDone ? 'text-good' : isBad ? 'font-semibold text-bad' : 'text-ink';
  return (
    <span className={`flex items-start gap-2 ${tone}`}>
      <Mark size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text}
    </span>
  );
}
