import { expect, it } from 'vitest';
import type { ChatMessageData } from '#shared/chat-data';
import { firstUnread, receive } from './thread.ts';

const message = (sequence: number, text = '') =>
  ({ sequence, message: text, is_own: sequence % 2 === 0 }) as ChatMessageData;
const of = (...sequences: number[]) => sequences.map((sequence) => message(sequence));
const sequences = (messages: readonly ChatMessageData[]) => messages.map(({ sequence }) => sequence);

it('takes messages twice, late and in any order, and keeps each once in order', () => {
  const { messages, isBehind } = receive(of(3, 4), of(6, 5, 4, 2, 5));
  expect([sequences(messages), isBehind]).toEqual([[2, 3, 4, 5, 6], false]);
});

it('shows nothing beyond a gap, and says that it must be fetched', () => {
  const { messages, isBehind } = receive(of(1, 2), of(4));
  expect([sequences(messages), isBehind]).toEqual([[1, 2], true]);
  const filled = receive(messages, of(3, 4));
  expect([sequences(filled.messages), filled.isBehind]).toEqual([[1, 2, 3, 4], false]);
});

it('begins with whatever the page has, and takes older messages before it', () => {
  expect(sequences(receive([], of(8, 9)).messages)).toEqual([8, 9]);
  expect(sequences(receive(of(8, 9), of(6, 7)).messages)).toEqual([6, 7, 8, 9]);
  expect(receive([], [])).toEqual({ messages: [], isBehind: false });
});

it('takes the newer form of a message it has', () => {
  expect(receive([message(1, 'lama')], [message(1, 'baru')]).messages[0]!.message).toBe('baru');
});

it('draws the line above the first unread message of the others', () => {
  expect(firstUnread(of(1, 2, 3, 4), 1)).toBe(3);
  expect(firstUnread(of(1, 2), 1)).toBeNull();
});
