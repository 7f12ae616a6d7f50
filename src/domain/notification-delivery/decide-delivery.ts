// Whether a notification leaves by a channel now, later or not at all (docs/product/notifications.md).
import type { NotificationSettings } from '#domain/notifications';
import { addDays, clockInIndonesia, instantInIndonesia, todayInIndonesia } from '#shared/dates';
import { isOptionalTopic, type NotificationChannel, type NotificationTopic } from '#shared/notifications';

interface Waiting {
  topic: NotificationTopic;
  channel: NotificationChannel;
  isRead: boolean;
  settings: NotificationSettings;
}

/** A date: held back until the end of quiet hours. Payment, schedule and documents ask no clock, and no switch but WhatsApp's. */
export function decideDelivery(
  { topic, channel, isRead, settings }: Waiting,
  now: Date,
): 'send' | 'skip' | Date {
  if (isRead) return 'skip';
  if (settings.topics[topic][channel] === false) return 'skip';
  if (!isOptionalTopic(topic)) return 'send';
  return endOfQuiet(settings.quiet, now) ?? 'send';
}

/** Null: it is not quiet. */
function endOfQuiet(quiet: NotificationSettings['quiet'], now: Date): Date | null {
  if (!quiet) return null;
  const { from, until } = quiet;
  const clock = clockInIndonesia(now).slice(-5);
  const passesMidnight = from > until;
  const isQuiet = passesMidnight ? clock >= from || clock < until : clock >= from && clock < until;
  if (!isQuiet) return null;
  const today = todayInIndonesia(now);
  const end = (date: string) => instantInIndonesia(`${date}T${until}`)!;
  return clock < until ? end(today) : end(addDays(today, 1));
}
