// What is missing of somebody who travels, by name (docs/product/participants.md): on the order and on the traveller's own page.
import * as m from '#messages/messages';
import type { ListedParticipant } from '#domain/participants';
import type { DocumentKind, DocumentStatus } from '#shared/participant-documents';
import { documentLabel, fieldWord } from '#labels/participants';

export interface TravellerGaps extends Pick<ListedParticipant, 'missing' | 'passportEndsEarly'> {
  documents: readonly { kind: DocumentKind; status: DocumentStatus }[];
}

export function gapsOf({ missing, passportEndsEarly, documents }: ListedParticipant): TravellerGaps {
  return { missing, passportEndsEarly, documents: documents.map(({ kind, status }) => ({ kind, status })) };
}

/** Whether the member has something to do about them. */
export function isWaitedFor({ missing, passportEndsEarly, documents }: TravellerGaps): boolean {
  return (
    missing.length > 0 ||
    passportEndsEarly ||
    documents.some(({ status }) => status === 'missing' || status === 'rejected')
  );
}

/** In sentences, the worst first; none when nothing is waited for from the member. */
export function gapSentences({
  missing,
  passportEndsEarly,
  documents,
}: TravellerGaps): { key: string; text: string; isBad: boolean }[] {
  const named = (wanted: DocumentStatus) =>
    documents
      .filter(({ status }) => status === wanted)
      .map(({ kind }) => documentLabel[kind]())
      .join(', ');
  const sentences = [
    {
      key: 'rejected',
      text: named('rejected') && m.orders_rejected_documents({ documents: named('rejected') }),
      isBad: true,
    },
    { key: 'passport', text: passportEndsEarly ? m.orders_passport_early() : '', isBad: true },
    {
      key: 'fields',
      text:
        missing.length > 0
          ? m.orders_missing_fields({ fields: missing.map((field) => fieldWord[field]()).join(', ') })
          : '',
      isBad: false,
    },
    {
      key: 'documents',
      text: named('missing') && m.orders_missing_documents({ documents: named('missing') }),
      isBad: false,
    },
  ];
  return sentences.filter(({ text }) => text !== '');
}
