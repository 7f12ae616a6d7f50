// The papers of one traveller: how far each is, and its own place to send it (spec §8 document upload).
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { DocumentKind, DocumentStatus } from '#shared/participant-documents';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { cardClass } from '#web/ui/section.tsx';
import { documentHint, documentStatusLabel, documentLabel } from '#labels/participants';
import { DocumentUpload } from './document-upload.tsx';

export interface DocumentView {
  id: string | null;
  kind: DocumentKind;
  status: DocumentStatus;
  reason: string | null;
  uploadedAt: string | null;
  /** Whose page the family's card was sent from, where that is another. */
  holder: { number: number; name: string | null } | null;
}

interface DocumentListProps {
  documents: DocumentView[];
  bookingId: string;
  participantId: string;
  formKey: string;
  /** False once nothing is asked for any more. */
  isOpen: boolean;
  answer: FormAnswer | undefined;
}

export function DocumentList({
  documents,
  bookingId,
  participantId,
  formKey,
  isOpen,
  answer,
}: DocumentListProps) {
  const upload = ({ id, kind, holder }: DocumentView) => (
    <DocumentUpload
      kind={kind}
      isOwnCard={holder !== null}
      isAgain={id !== null && holder === null}
      {...{ bookingId, participantId, formKey, answer }}
    />
  );
  return (
    <ul className="space-y-4">
      {documents.map((document) => (
        <li key={document.kind} id={document.kind} className={`${cardClass} p-4`}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{documentLabel[document.kind]()}</h3>
            <Badge tone={documentStatusLabel[document.status].tone}>
              {documentStatusLabel[document.status].word()}
            </Badge>
          </div>
          <p className="text-ink-soft">{documentHint[document.kind]()}</p>
          {document.reason && (
            <p className="mt-1 font-semibold text-bad break-words">
              {m.orders_document_reason({ reason: document.reason })}
            </p>
          )}
          {document.id && document.uploadedAt && (
            <p className="mt-1 text-ink-soft">
              {m.orders_document_uploaded_at({ at: document.uploadedAt })}
              <LocalLink
                to={paths.member.document(bookingId, document.id)}
                className="flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {m.orders_document_open({ document: documentLabel[document.kind]() })}
              </LocalLink>
            </p>
          )}
          {document.kind === 'family_card' && !document.holder && document.status !== 'accepted' && (
            <p className="mt-1 text-ink-soft">{m.orders_family_card_hint()}</p>
          )}
          {document.holder ? (
            <SharedCard holder={document.holder} bookingId={bookingId}>
              {isOpen && upload(document)}
            </SharedCard>
          ) : (
            isOpen && document.status !== 'accepted' && upload(document)
          )}
        </li>
      ))}
    </ul>
  );
}

/** The family's card is sent again from the page it came from; here is room for a card of another household. */
function SharedCard({
  holder,
  bookingId,
  children,
}: {
  holder: NonNullable<DocumentView['holder']>;
  bookingId: string;
  children: ReactNode;
}) {
  return (
    <>
      <p className="mt-1">
        <LocalLink
          to={`${paths.member.participant(bookingId, holder.number)}#family_card`}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.orders_family_card_shared({
            name: holder.name ?? m.orders_traveller_unnamed({ number: holder.number }),
          })}
        </LocalLink>
      </p>
      {children && (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4 pr-8">
            {m.orders_family_card_own()}
          </summary>
          {children}
        </details>
      )}
    </>
  );
}
