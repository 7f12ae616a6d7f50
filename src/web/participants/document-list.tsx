// The documents of one traveller, a row for each: how far it is, and its own place to send it (spec §8 document upload). The traveller's
// page and that of the whole party show the same rows.
import { FileCheck, FileClock, FileUp, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { DocumentKind, DocumentStatus } from '#shared/participant-documents';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { documentHint, documentStatusLabel, documentLabel } from '#labels/participants';
import { type DocumentOwner, DocumentUpload } from './document-upload.tsx';

export interface DocumentView {
  id: string | null;
  kind: DocumentKind;
  status: DocumentStatus;
  reason: string | null;
  uploadedAt: string | null;
  /** Who sent the family's card, where that is another. */
  holder: { number: number; name: string | null } | null;
}

interface DocumentListProps {
  documents: readonly DocumentView[];
  bookingId: string;
  owner: DocumentOwner;
  formKey: string;
  /** False once nothing is asked for any more. */
  isOpen: boolean;
  /** Beside those of other travellers: what a document must show is said once for all, and the family's card is on the same page. */
  isAmongOthers?: boolean;
  answer: FormAnswer | undefined;
}

export function DocumentList({
  documents,
  bookingId,
  owner,
  formKey,
  isOpen,
  isAmongOthers = false,
  answer,
}: DocumentListProps) {
  const upload = ({ id, kind, holder }: DocumentView) => (
    <DocumentUpload
      kind={kind}
      isOwnCard={holder !== null}
      isAgain={id !== null && holder === null}
      {...{ bookingId, owner, formKey, answer }}
    />
  );
  return (
    <ul className="divide-y divide-line">
      {documents.map((document) => (
        <li
          key={document.kind}
          id={rowOf(document.kind, owner.number)}
          className="group/row flex scroll-mt-4 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5"
        >
          <Tile status={document.status} />
          <div className="min-w-0 flex-1 basis-28">
            <Name document={document} bookingId={bookingId} />
            {isAmongOthers && document.holder && (
              <p className="text-sm text-ink-soft">{sameCardAs(document.holder)}</p>
            )}
          </div>
          {document.holder
            ? isOpen && <OwnCard>{upload(document)}</OwnCard>
            : isOpen && document.status !== 'accepted' && upload(document)}
          {!isAmongOthers && <About document={document} bookingId={bookingId} />}
          {document.reason && (
            <p className="basis-full font-semibold text-bad break-words">
              {m.orders_document_reason({ reason: document.reason })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Names the row in the address. */
export const rowOf = (kind: DocumentKind, number: number) => `${kind}-${number}`;

const looks = {
  missing: { Icon: FileUp, tone: 'text-ink-soft', frame: 'border-dashed border-ink-faint' },
  uploaded: { Icon: FileClock, tone: 'text-ink', frame: 'border-line' },
  accepted: { Icon: FileCheck, tone: 'text-good', frame: 'border-good/30' },
  rejected: { Icon: FileX, tone: 'font-semibold text-bad', frame: 'border-bad/30' },
} as const satisfies Record<DocumentStatus, unknown>;

/** A stored document is never shown unasked (docs/product/participants.md): a mark stands for it. What was just sent takes its place. */
function Tile({ status }: { status: DocumentStatus }) {
  const { Icon, tone, frame } = looks[status];
  return (
    <span
      className={`grid size-10 shrink-0 place-items-center rounded-lg border group-has-[img]/row:hidden ${frame} ${tone}`}
    >
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}

/** What it is and how far; a link to the file once there is one. */
function Name({ document: { id, kind, status }, bookingId }: { document: DocumentView; bookingId: string }) {
  const label = documentLabel[kind]();
  const state = (
    <span className={`block text-sm ${looks[status].tone}`}>{documentStatusLabel[status].word()}</span>
  );
  if (!id)
    return (
      <>
        <h3 className="leading-snug font-semibold">{label}</h3>
        {state}
      </>
    );
  return (
    <>
      <h3 className="sr-only">{label}</h3>
      <LocalLink
        to={paths.member.document(bookingId, id)}
        className="flex min-h-12 flex-col justify-center leading-snug"
      >
        <span className="font-semibold text-primary underline underline-offset-4">
          <span aria-hidden="true">{label}</span>
          <span className="sr-only">{m.orders_document_open({ document: label })}, </span>
        </span>
        {state}
      </LocalLink>
    </>
  );
}

/** When it was sent, with whom it is shared, or what it must show. */
function About({
  document: { id, kind, uploadedAt, holder },
  bookingId,
}: {
  document: DocumentView;
  bookingId: string;
}) {
  const look = 'basis-full text-sm text-ink-soft';
  if (holder)
    return (
      <LocalLink
        to={`${paths.member.participant(bookingId, holder.number)}#${rowOf('family_card', holder.number)}`}
        className="flex min-h-12 basis-full items-center font-semibold text-primary underline underline-offset-4"
      >
        {sameCardAs(holder)}
      </LocalLink>
    );
  if (id) return uploadedAt && <p className={look}>{m.orders_document_uploaded_at({ at: uploadedAt })}</p>;
  return (
    <p className={look}>{kind === 'family_card' ? m.orders_family_card_hint() : documentHint[kind]()}</p>
  );
}

const sameCardAs = ({ name, number }: NonNullable<DocumentView['holder']>) =>
  m.orders_family_card_shared({ name: name ?? m.orders_traveller_unnamed({ number }) });

/** The family's card is sent again where it came from; here is room for a card of another household. */
function OwnCard({ children }: { children: ReactNode }) {
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-12 cursor-pointer items-center pr-8 font-semibold text-primary">
        {m.orders_family_card_own()}
      </summary>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>
    </details>
  );
}
