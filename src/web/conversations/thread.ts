// The messages of an open conversation (docs/product/conversations.md): they stand without a gap, by their sequence alone. What would
// leave one is not shown; it is asked for by cursor.
import type { ChatMessageData } from '#shared/chat-data';

export type Messages = readonly ChatMessageData[];

/** The cursor: everything after it is missing. */
export function lastSequence(messages: Messages): number {
  return messages.at(-1)?.sequence ?? 0;
}

/** Takes what came, however often and in whatever order; `isBehind`: something between is missing and must be fetched. */
export function receive(
  messages: Messages,
  incoming: Messages,
): { messages: ChatMessageData[]; isBehind: boolean } {
  const known = new Map(messages.map((one) => [one.sequence, one]));
  const fresh = new Map(incoming.map((one) => [one.sequence, one]));
  const newest = Math.max(...fresh.keys(), 0);
  let first = messages[0]?.sequence ?? newest;
  let last = messages.length > 0 ? lastSequence(messages) : newest;
  // Of an empty page what came is all there is to begin with.
  while (fresh.has(first - 1)) first -= 1;
  while (fresh.has(last + 1)) last += 1;
  const joined: ChatMessageData[] = [];
  for (let sequence = first; sequence <= last; sequence += 1) {
    const one = fresh.get(sequence) ?? known.get(sequence);
    if (one) joined.push(one);
  }
  return { messages: joined, isBehind: newest > last };
}

/** Where the line "not read yet" stands: above the first message of the other side after what was read. Null: nowhere. */
export function firstUnread(messages: Messages, readSequence: number): number | null {
  return messages.find(({ sequence, is_own }) => sequence > readSequence && !is_own)?.sequence ?? null;
}
