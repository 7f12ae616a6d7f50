// The checklist of somebody who travels, in words and marks (docs/product/bookings.md), and who is waited for next. Pure.
import * as m from '#messages/messages';
import type { NextAction } from '#domain/bookings';
import type { ListedParticipant } from '#domain/participants';
import { gapSentences, type TravellerGaps } from './traveller-gaps.ts';

export interface TravellerMark {
  key: string;
  text: string;
  look: 'done' | 'open' | 'bad';
}

export function travellerMarks(gaps: TravellerGaps): TravellerMark[] {
  const accepted = gaps.documents.filter(({ status }) => status === 'accepted').length;
  const sent = gaps.documents.filter(({ status }) => status === 'uploaded').length + accepted;
  const needed = gaps.documents.length;
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
      text: m.orders_papers_count({ sent, accepted, needed }),
      look: accepted === needed ? 'done' : 'open',
    },
  ];
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
