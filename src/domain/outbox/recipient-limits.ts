// Limits what one mailbox or phone is sent (decision 0060): nobody can have a stranger flooded, and no mandatory
// message is lost.
import { sql } from 'kysely';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import { hourMs } from '#shared/durations';

/** What a guest, or an unverified address, can cause: refused beyond the limit. */
const askedByAnyone: readonly string[] = [
  'registration_code',
  'registration_known_address',
  'password_reset',
  'password_reset_unknown_address',
  'email_code',
  'join_begun',
  'email_taken',
  'phone_code',
];

/** Our choice: with all its resends, nobody needs more codes and links an hour at one address, whichever form they come from. */
const codesPerRecipient = { name: 'outbox recipient', max: 10, windowSeconds: 3_600 };
/** Our choice: more news about orders in an hour is not plausible; the rest is delayed to the following hours. */
const atOncePerHour = 20;

/** Refuses with `too_many_requests` what anybody could have asked for once too often. */
export async function passRecipientThrottle(
  deps: { db: Db; now: () => Date },
  kind: string,
  recipient: string,
): Promise<void> {
  if (askedByAnyone.includes(kind)) await passThrottle(deps, { ...codesPerRecipient, of: recipient });
}

/**
 * For each message, in order, when it may be sent; null: now. Counted from the outbox itself, without a lock for the
 * recipients.
 */
export async function delaysOf(
  { db, now }: { db: Db; now: () => Date },
  messages: readonly { kind: string; to: string }[],
): Promise<(Date | null)[]> {
  const hourAgo = new Date(now().getTime() - hourMs);
  const { rows } = await sql<{
    to: string;
    n: number;
  }>`select recipient as "to", count(*)::int as n from outbox_messages
    where recipient = any (${[...new Set(messages.map(({ to }) => to))]}::text[]) and created_at > ${hourAgo} and not kind = any (${askedByAnyone}::text[]) group by recipient`.execute(
    db,
  );
  const sent = new Map(rows.map(({ to, n }) => [to, n]));
  return messages.map(({ kind, to }) => {
    if (askedByAnyone.includes(kind)) return null;
    const before = sent.get(to) ?? 0;
    sent.set(to, before + 1);
    return before < atOncePerHour ? null : new Date(now().getTime() + hourMs);
  });
}
