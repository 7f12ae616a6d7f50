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
    <ul className="space-y-2">
      {documents.map((document) => (
        <li
          key={document.kind}
          id={document.kind}
          className={`${cardClass} flex flex-wrap items-center gap-x-3 gap-y-2 p-3`}
        >
          <div className="min-w-0 flex-1 basis-40">
            <div className="flex flex-wrap items-center gap-x-2">
              <h3 className="font-semibold">{documentLabel[document.kind]()}</h3>
              <Badge tone={documentStatusLabel[document.status].tone}>
                {documentStatusLabel[document.status].word()}
              </Badge>
            </div>
            {document.reason && (
              <p className="mt-1 font-semibold text-bad break-words">
                {m.orders_document_reason({ reason: document.reason })}
              </p>
            )}
            {document.id && document.uploadedAt ? (
              <p className="text-sm text-ink-soft">
                <LocalLink
                  to={paths.member.document(bookingId, document.id)}
                  className="flex min-h-12 items-center text-base font-semibold text-primary underline underline-offset-4"
                >
                  {m.orders_document_open({ document: documentLabel[document.kind]() })}
                </LocalLink>
                {m.orders_document_uploaded_at({ at: document.uploadedAt })}
              </p>
            ) : (
              <p className="mt-1 text-sm text-ink-soft">
                {document.kind === 'family_card' && !document.holder
                  ? m.orders_family_card_hint()
                  : documentHint[document.kind]()}
              </p>
            )}
          </div>
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
    <div className="basis-full">
      <p>
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
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>
        </details>
      )}
    </div>
  );
}
