// What was written to somebody: the outbox as its reader would see it.
import type { Db } from '#platform/database/database';

export interface ReceivedEmail {
  kind: string;
  locale: string;
  subject: string | null;
  text: string;
}

/** Every letter and text message to an address or number, oldest first. */
export async function emailsTo(db: Db, recipient: string): Promise<ReceivedEmail[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['kind', 'locale', 'subject', 'body_text'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, locale, subject, body_text: text }) => ({
    kind,
    locale,
    subject,
    text: text ?? '',
  }));
}

/** The code in the newest letter or text message of a kind. */
export async function newestCode(db: Db, recipient: string, kind: string): Promise<string> {
  return (await newest(db, recipient, kind, /(?<![\d+])\d{6}(?!\d)/))[0];
}

/** The address of the link in the newest letter of a kind, whose path begins like this. */
export async function newestLink(db: Db, recipient: string, kind: string, path: string): Promise<string> {
  return (await newest(db, recipient, kind, new RegExp(`^\\S+${path}\\S*$`, 'm')))[0];
}

async function newest(db: Db, recipient: string, kind: string, part: RegExp): Promise<RegExpExecArray> {
  const row = await db
    .selectFrom('outbox_messages')
    .select('body_text')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const found = part.exec(row.body_text ?? '');
  if (!found) throw new Error(`No ${part} in the newest ${kind}`);
  return found;
}
