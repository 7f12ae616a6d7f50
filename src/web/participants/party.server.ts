// Those who travel on one of the member's orders, and a document that a form of theirs sends: the page of each traveller and that of the
// whole party ask and answer alike (docs/product/participants.md).
import { data } from 'react-router';
import * as m from '#messages/messages';
import type { Booking } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { type ListedParticipant, listParticipants, uploadDocument } from '#domain/participants';
import { formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { type DocumentKind, isDocumentKind } from '#shared/participant-documents';
import { requireOrder } from '#web/bookings/order-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { sentOnce } from '#web/ui/forms/sent-once.server';
import type { DocumentView } from './document-list.tsx';

export interface Party {
  actor: Actor;
  booking: Booking;
  people: ListedParticipant[];
}

/** Throws the 404 page for everybody else's orders. */
export async function requireParty(request: PageRequest, idOrCode: string): Promise<Party> {
  const { actor, booking } = await requireOrder(request, idOrCode);
  return { actor, booking, people: await listParticipants(request.deps, actor, booking.id) };
}

export function documentViews({ documents }: ListedParticipant, locale: Locale): DocumentView[] {
  return documents.map(({ id, kind, status, reason, uploadedAt, holder }) => ({
    id,
    kind,
    status,
    reason,
    holder,
    uploadedAt: uploadedAt && formatInstant(uploadedAt, locale),
  }));
}

/**
 * Takes the document of a form, where it is one of theirs; null for every other form. A document is sent once, however often its form is.
 */
export async function takeDocument(
  request: PageRequest,
  { actor, booking, people }: Party,
  form: FormData,
): Promise<{ kind: DocumentKind; number: number } | null> {
  const [, kind, number] = /^upload-(\w+)-(\d+)$/.exec(textOf(form.get('intent'))) ?? [];
  if (kind === undefined) return null;
  const participant = people.find((one) => String(one.number) === number);
  if (!participant || !isDocumentKind(kind)) throw data(null, { status: 404 });
  await sentOnce(request, actor, 'page document', form, async () =>
    uploadDocument(request.deps, actor, {
      booking: booking.id,
      participantId: participant.id,
      kind,
      isOwnCard: form.get('own_card') === 'true',
      file: await bytesOf(form.get('file')),
    }),
  );
  request.leaveToast({ type: 'success', message: m.orders_document_sent() });
  return { kind, number: participant.number };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Empty where no file was chosen. */
async function bytesOf(value: FormDataEntryValue | null): Promise<Buffer> {
  return value instanceof File ? Buffer.from(await value.arrayBuffer()) : Buffer.alloc(0);
}
