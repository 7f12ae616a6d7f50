// Reading the outbox in development and in the demo, where nothing leaves (docs/product/outbox.md).
import type { Db } from '#platform/database/database';
import type { Locale } from '#shared/locale';
import type { PdfRef } from './email-template.ts';

const shown = 100;
const readable = [
  'id',
  'channel',
  'kind',
  'locale',
  'recipient',
  'subject',
  'body_text',
  'link',
  'attachments',
  'created_at',
  'sent_at',
  'failed_at',
] as const;

/** The newest messages, newest first; `to` filters by email address or phone number. */
export function listMessages({ db }: { db: Db }, { to }: { to?: string | undefined } = {}) {
  return db
    .selectFrom('outbox_messages')
    .select(readable)
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute();
}

/** An email as HTML, or null. */
export async function findEmailHtml({ db }: { db: Db }, id: string): Promise<string | null> {
  const message = await db
    .selectFrom('outbox_messages')
    .select('body_html')
    .where('id', '=', id)
    .executeTakeFirst();
  return message?.body_html ?? null;
}

/** The email's attachment at this index, and its language; null when there is none. */
export async function findPdf(
  { db }: { db: Db },
  id: string,
  place: number,
): Promise<{ paper: PdfRef; locale: Locale } | null> {
  const message = await db
    .selectFrom('outbox_messages')
    .select(['attachments', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
  const paper = (message?.attachments as unknown as PdfRef[] | undefined)?.[place];
  return paper ? { paper, locale: message!.locale as Locale } : null;
}
