// What was sent to somebody: the outbox as its reader would see it.
import { sql } from 'kysely';
import { openBrandDirectory } from '#domain/brands';
import { listMessages } from '#domain/outbox';
import { renderEmail } from '#emails/render-email.tsx';
import type { Db } from '#platform/database/database';

export interface ReceivedMessage {
  kind: string;
  locale: string;
  subject: string | null;
  text: string;
  /** The PDFs it carries. */
  attachments: unknown;
}

/** Every email and text message to an address or number, oldest first. */
export async function emailsTo(db: Db, recipient: string): Promise<ReceivedMessage[]> {
  const messages = await listMessages(
    { db, brands: await openBrandDirectory(db), renderEmail },
    { to: recipient },
  );
  // A test's clock stands still: messages of one moment are in the order in which they were stored.
  const stored = await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy(sql`ctid`)
    .execute();
  return stored
    .flatMap(({ id }) => messages.filter((message) => message.id === id))
    .map(({ body_text: text, ...message }) => ({ ...message, text: text ?? '' }));
}

/** The code in the newest email or text message of a kind. */
export async function newestCode(db: Db, recipient: string, kind: string): Promise<string> {
  return (await findInNewest(db, recipient, kind, /(?<![\d+])\d{6}(?!\d)/))[0];
}

/** The URL of the link in the newest email of a kind, whose path begins like this. */
export async function newestLink(db: Db, recipient: string, kind: string, path: string): Promise<string> {
  return (await findInNewest(db, recipient, kind, new RegExp(`^\\S+${path}\\S*$`, 'm')))[0];
}

async function findInNewest(db: Db, recipient: string, kind: string, part: RegExp): Promise<RegExpExecArray> {
  const newest = (await emailsTo(db, recipient)).findLast((message) => message.kind === kind);
  const found = part.exec(newest?.text ?? '');
  if (!found) throw new Error(`No ${part} in the newest ${kind}`);
  return found;
}
