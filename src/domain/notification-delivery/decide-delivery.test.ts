// Whether a notification leaves: what was seen, switched off, or falls into quiet hours.
import { expect, it } from 'vitest';
import type { NotificationSettings } from '#domain/notifications';
import { decideDelivery } from './decide-delivery.ts';

const settings: NotificationSettings = {
  topics: {
    payment: { whatsapp: false },
    schedule: { whatsapp: true },
    documents: {},
    messages: { push: true, email: false, whatsapp: true },
    promos: {},
    work: { push: true, email: true },
  },
  quiet: null,
};
const message = { topic: 'messages', channel: 'push', isRead: false, settings } as const;
const at = (clock: string) => new Date(`2027-03-15T${clock}:00+07:00`);

it('leaves, unless it was seen or switched off', () => {
  expect(decideDelivery(message, at('12:00'))).toBe('send');
  expect(decideDelivery({ ...message, isRead: true }, at('12:00'))).toBe('skip');
  expect(decideDelivery({ ...message, channel: 'email' }, at('12:00'))).toBe('skip');
});

it.each([
  ['21:00', '05:00', '20:59', 'send'],
  ['21:00', '05:00', '21:00', '2027-03-16T05:00'],
  ['21:00', '05:00', '04:59', '2027-03-15T05:00'],
  ['21:00', '05:00', '05:00', 'send'],
  ['12:00', '13:00', '12:30', '2027-03-15T13:00'],
  ['12:00', '13:00', '13:00', 'send'],
])('quiet from %s until %s: at %s it is %s', (from, until, clock, expected) => {
  const decision = decideDelivery(
    { ...message, settings: { ...settings, quiet: { from, until } } },
    at(clock),
  );
  expect(decision).toEqual(expected === 'send' ? 'send' : new Date(`${expected}:00+07:00`));
});

it.each(['payment', 'schedule', 'documents'] as const)('%s waits for nothing but being seen', (topic) => {
  const always = { ...settings, quiet: { from: '00:00', until: '23:59' } };
  expect(decideDelivery({ ...message, topic, settings: always }, at('12:00'))).toBe('send');
  expect(decideDelivery({ ...message, topic, settings: always, isRead: true }, at('12:00'))).toBe('skip');
});
