// What the page of a conversation reads and does on the server: opening it reads it; its forms work without script.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  addCannedAnswer,
  addConversationNote,
  assignConversation,
  blockConversation,
  type ConversationOrder,
  deleteCannedAnswer,
  getListedConversation,
  type ListedConversation,
  listCannedAnswers,
  listConversationNotes,
  listConversationOrders,
  listMessages,
  markRead,
  pinPromise,
  presentChat,
  presentMessage,
  reportConversation,
  searchMessages,
  sendMessage,
  uploadAttachment,
} from '#domain/conversations';
import { type Actor, mayTend } from '#domain/memberships';
import { stateLabel } from '#labels/bookings';
import { storeOrderStateLabel } from '#labels/souvenir-orders';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { searchMaxLength } from '#shared/limits';
import { type Locale, textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import type { PageRequest } from '#web/request/page-context.server';
import { fieldErrors, problemText } from '#web/ui/forms/error-labels.server';
import { conversationPath } from '#shared/chat-places';
import type { ChatIdentity } from './chat-socket.ts';
import { itemsText, type OrderReader, orderPath } from './order-reference.ts';

/** Of the inbox of `reader`; without it, of anybody's who takes part. Throws the 404 page, also for somebody else's. */
export async function loadConversation(
  request: PageRequest,
  actor: Actor,
  id: string,
  reader?: ChatIdentity,
) {
  const { deps, locale } = request;
  const query = new URLSearchParams(request.search);
  const before = sequenceIn(query, 'before');
  const at = sequenceIn(query, 'at');
  const search = query.get('q')?.trim().slice(0, searchMaxLength) ?? '';
  try {
    const found = await getListedConversation(deps, actor, id);
    const identity = identityOf(found);
    if (reader && identity !== reader) throw new AppError('not_found');
    // From a message that was searched for on, with what was said just before it.
    const cursor = at ? { after: Math.max(0, at - shownBefore) } : before ? { before } : {};
    const { items } = await listMessages(deps, actor, id, cursor);
    const [orders, staff, foundMessages] = await Promise.all([
      listConversationOrders(deps, actor, id),
      found.side === 'member' ? null : loadStaffTools(request, actor, found),
      search === '' || at
        ? null
        : searchMessages(deps, actor, id, search, { before: sequenceIn(query, 'found_before') }),
    ]);
    await markRead(deps, actor, id, items.at(-1)?.sequence ?? 0);
    const orderReader = readerOf(actor, found);
    return {
      chat: presentChat(found, deps),
      messages: items.map((message) => presentMessage(message, found.side, locale)),
      // Sequences have no gaps.
      hasMore: (items[0]?.sequence ?? 1) > 1,
      hasNewer: (items.at(-1)?.sequence ?? 0) < found.lastSequence,
      at: at ?? null,
      search,
      found: foundMessages && {
        items: foundMessages.items.map(({ sequence, text, createdAt }) => ({
          sequence,
          text,
          at: createdAt.toISOString(),
        })),
        hasMore: foundMessages.hasMore,
      },
      clientId: crypto.randomUUID(),
      accountId: actor.accountId,
      identity,
      orders: orders.map((order) => orderView(order, orderReader, locale)),
      reader: orderReader,
      staff,
      /** Of a canned answer that was chosen without script. */
      text: chosenAnswer(staff, query.get('answer')),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 });
    throw error;
  }
}

/** Our choice: an answer is read with its question. */
const shownBefore = 8;

function sequenceIn(query: URLSearchParams, name: string): number | undefined {
  const value = Number(query.get(name) ?? Number.NaN);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Whose pages of orders they may open: support has none, and at a store they are not everybody's duty. */
function readerOf(actor: Actor, { side, partner }: ListedConversation): OrderReader {
  if (side !== 'partner') return side === 'member' ? 'member' : null;
  if (partner?.kind !== 'store') return 'partner';
  return mayTend(actor, 'orders', partner.id) ? 'store' : null;
}

function orderView(order: ConversationOrder, reader: OrderReader, locale: Locale) {
  const title = textIn(order.title, locale).text;
  const common = { code: order.code, path: orderPath(reader, order) };
  if (order.kind === 'order')
    return {
      ...common,
      title,
      text: `${formatDate(order.departsOn, locale)} · ${stateLabel[order.state].word()}`,
      awaitsPayment: order.awaitsPayment,
    };
  return {
    ...common,
    title: itemsText({ title, others: order.others }),
    text: `${formatDate(todayInIndonesia(order.orderedAt), locale)} · ${storeOrderStateLabel[order.state].word()}`,
    awaitsPayment: false,
  };
}

function identityOf({ side, partner }: ListedConversation): ChatIdentity {
  if (side === 'member') return 'customer';
  if (!partner) return 'operator';
  return partner.kind === 'store' ? 'store' : 'partner';
}

export interface StaffTools {
  canned: { id: string; title: string; texts: { locale: 'id' | 'en'; text: string }[] }[];
  notes: { id: string; author: string | null; text: string; at: string }[];
}

async function loadStaffTools(
  { deps }: PageRequest,
  actor: Actor,
  { id, partner }: ListedConversation,
): Promise<StaffTools> {
  const [canned, notes] = await Promise.all([
    listCannedAnswers(deps, actor, partner?.id ?? null),
    listConversationNotes(deps, actor, id),
  ]);
  return {
    canned: canned.map(({ text, ...one }) => ({
      ...one,
      texts: [
        { locale: 'id', text: text.id },
        ...(text.en ? [{ locale: 'en', text: text.en } as const] : []),
      ],
    })),
    notes: notes.map(({ id: noteId, authorName, text, createdAt }) => ({
      id: noteId,
      author: authorName,
      text,
      at: createdAt.toISOString(),
    })),
  };
}

function chosenAnswer(staff: StaffTools | null, chosen: string | null): string {
  const [id, locale] = (chosen ?? '').split('.');
  const answer = staff?.canned.find((one) => one.id === id);
  return answer?.texts.find((one) => one.locale === locale)?.text ?? '';
}

/** What was written into a form for staff that was refused, by the names of its fields. */
export type RefusedFields = Partial<Record<'note' | 'title' | 'text_id' | 'text_en', string>>;
const staffFields = ['note', 'title', 'text_id', 'text_en'] as const;

/** `reader` as for `loadConversation`. What is refused is answered by the page that the form stands on. */
export async function answerConversationForm(
  request: PageRequest,
  actor: Actor,
  { id, form, reader }: { id: string; form: FormData; reader?: ChatIdentity },
) {
  try {
    if (reader && identityOf(await getListedConversation(request.deps, actor, id)) !== reader)
      throw new AppError('not_found');
    await act(request, actor, id, form);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') throw data(null, { status: 404 });
    return data(
      {
        message: String(form.get('message') ?? ''),
        problem: Object.values(fieldErrors(error))[0] ?? problemText(error),
        fields: fieldsOf(form),
      },
      { status: error.status },
    );
  }
  const found = await getListedConversation(request.deps, actor, id);
  return redirect(localePath(conversationPath(identityOf(found), id), request.locale), 303);
}

function fieldsOf(form: FormData): RefusedFields {
  return Object.fromEntries(
    staffFields.flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])),
  );
}

async function act(request: PageRequest, actor: Actor, id: string, form: FormData): Promise<void> {
  const { deps } = request;
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const say = (message: string) => request.leaveToast({ type: 'success', message });
  switch (text('intent')) {
    case 'block':
    case 'unblock':
      return blockConversation(deps, actor, id, text('intent') === 'block');
    case 'report':
      await reportConversation(deps, actor, id, { reason: text('reason') });
      return say(m.chat_reported());
    case 'pin':
      await pinPromise(deps, actor, {
        conversationId: id,
        messageId: text('message_id'),
        order: text('order'),
      });
      return say(m.chat_pinned());
    case 'take':
    case 'leave':
      return assignConversation(deps, actor, id, text('intent') === 'take');
    case 'note':
      await addConversationNote(deps, actor, id, { text: text('note') });
      return say(m.chat_note_added());
    case 'canned': {
      const { partner } = await getListedConversation(deps, actor, id);
      const answer = { title: text('title'), text_id: text('text_id'), text_en: text('text_en') };
      await addCannedAnswer(deps, actor, partner?.id ?? null, answer);
      return;
    }
    case 'canned-delete':
      return deleteCannedAnswer(deps, actor, text('answer'));
    case 'payment':
      await sendMessage(deps, actor, id, {
        client_id: text('client_id'),
        card: { kind: 'payment', id: text('order') },
      });
      return;
    default: {
      const file = form.get('file');
      const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
      const attachments = bytes.length > 0 ? [await uploadAttachment(deps, actor, id, bytes)] : [];
      await sendMessage(deps, actor, id, {
        client_id: text('client_id'),
        message: text('message'),
        attachments,
      });
    }
  }
}
