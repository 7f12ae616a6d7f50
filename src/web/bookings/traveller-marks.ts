// The checklist of somebody who travels, in words and marks (docs/product/bookings.md), and who is waited for next. Pure.
import * as m from '#messages/messages';
import type { NextAction } from '#domain/bookings';
import type { ListedParticipant } from '#domain/participants';
import { travellerLabel } from '#labels/participants';
import { gapSentences, gapsOf, type TravellerGaps } from './traveller-gaps.ts';

export interface TravellerMark {
  key: string;
  text: string;
  look: 'done' | 'open' | 'bad';
}

export function travellerMarks(gaps: TravellerGaps): TravellerMark[] {
  const papers = papersOf(gaps);
  const complete: TravellerMark[] =
    gaps.missing.length === 0 ? [{ key: 'complete', text: m.orders_data_complete(), look: 'done' }] : [];
  return [
    ...complete,
    ...gapSentences(gaps).map(({ key, text, isBad }) => ({
      key,
      text,
      look: isBad ? ('bad' as const) : ('open' as const),
    })),
    {
      key: 'papers',
      text: m.orders_papers_count(papers),
      look: papers.accepted === papers.needed ? 'done' : 'open',
    },
  ];
}

function papersOf({ documents }: TravellerGaps): { sent: number; accepted: number; needed: number } {
  const accepted = documents.filter(({ status }) => status === 'accepted').length;
  const waiting = documents.filter(({ status }) => status === 'uploaded').length;
  return { sent: waiting + accepted, accepted, needed: documents.length };
}

/** The head above somebody's documents, which say themselves what is missing of them: only how many details are, which their page names. */
export function partyMember(person: ListedParticipant): {
  name: string;
  about: string;
  gaps: { key: string; text: string; isBad: boolean }[];
} {
  const gaps = gapsOf(person);
  return {
    name: person.name ?? m.orders_traveller_unnamed({ number: person.number }),
    about: `${travellerLabel[person.traveller]()} · ${m.orders_documents_count(papersOf(gaps))}`,
    gaps: gapSentences({ ...gaps, documents: [] }).map((gap) =>
      gap.key === 'fields' ? { ...gap, text: m.orders_details_missing({ count: gaps.missing.length }) } : gap,
    ),
  };
}

/** The number of the first of whom `next` asks something; of the first one where it asks nothing. */
export function nextTravellerOf(
  people: readonly Pick<ListedParticipant, 'number' | 'name' | 'documents'>[],
  next: NextAction,
): number {
  const isWaitedFor = ({ name, documents }: (typeof people)[number]) =>
    next === 'name_travellers'
      ? name === null
      : documents.some(({ status }) => status === (next === 'mend_documents' ? 'rejected' : 'missing'));
  return (people.find(isWaitedFor) ?? people[0])?.number ?? 1;
}
