// What a page says of who reads it (#shared/reader): a name for the session that leads back to nothing.
import { createHash } from 'node:crypto';
import type { Actor } from '#domain/memberships';
import { guestReader } from '#shared/reader';

/** The same for every answer of one session, renewed or not. */
export function readerOf(actor: Actor | null): string {
  return actor
    ? createHash('sha256').update(`reader ${actor.sessionId}`).digest('base64url').slice(0, 22)
    : guestReader;
}
