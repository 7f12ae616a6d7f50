// Reading the outbox in development and in the demo, where nothing leaves (docs/product/outbox.md).
import type { Db } from '#platform/database/database';
import type { Locale } from '#shared/locale';
import { emailContent, type RenderDeps } from './email-content.ts';
import type { PdfRef } from './pdf-refs.ts';

interface ReadDeps extends RenderDeps {
  db: Db;
}

const maxShown = 100;

/** The newest messages, newest first, with what they say; `to` filters by email address or phone number. */
export async function listMessages(deps: ReadDeps, { to }: { to?: string | undefined } = {}) {
  const rows = await deps.db
    .selectFrom('outbox_messages')
    .select([
      ...(['id', 'channel', 'kind', 'locale', 'recipient', 'link', 'attachments'] as const),
      ...(['created_at', 'sent_at', 'failed_at', 'brand_id'] as const),
      ...(['email_values', 'subject', 'body_text', 'body_html'] as const),
    ])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxShown)
    .execute();
  return Promise.all(
    rows.map(async ({ brand_id, email_values, body_html, ...message }) => {
      if (message.channel !== 'mail') return message;
      const content = await emailContent(deps, { brand_id, email_values, body_html, ...message });
      return { ...message, subject: content?.subject ?? null, body_text: content?.text ?? null };
    }),
  );
}

/** An email as HTML, or null. */
export async function findEmailHtml(deps: ReadDeps, id: string): Promise<string | null> {
  const email = await deps.db
    .selectFrom('outbox_messages')
    .select(['kind', 'brand_id', 'locale', 'email_values', 'subject', 'body_text', 'body_html'])
    .where('id', '=', id)
    .where('channel', '=', 'mail')
    .executeTakeFirst();
  return (email && (await emailContent(deps, email))?.html) ?? null;
}

/** The email's attachment at this index, and its language; null when there is none. */
export async function findPdf(
  { db }: { db: Db },
  id: string,
  index: number,
): Promise<{ pdf: PdfRef; locale: Locale } | null> {
  const message = await db
    .selectFrom('outbox_messages')
    .select(['attachments', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
  const pdf = (message?.attachments as unknown as PdfRef[] | undefined)?.[index];
  return pdf ? { pdf, locale: message!.locale as Locale } : null;
}
