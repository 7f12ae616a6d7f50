// Sending what lies in the outbox (reliability.md 12, 13): claim it, send it outside any transaction, mark it. A message is
// sent at least once and normally once; a repeat carries the same number.
import type { BrandDirectory } from '#domain/brands';
import type { Db } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import type { MailAttachment, MailSender } from '#platform/mail/mail';
import { RefusedError } from '#platform/refused-error';
import type { TextMessageSender } from '#platform/text-messages/text-messages';
import type { Locale } from '#shared/locale';
import { deliverMessage } from './delivery-job.ts';
import { kindsThatLeaveNothing } from './kinds.ts';
import type { PaperRef } from './letter.ts';

/** Draws a paper as it is now, in the letter's language. Refuses with `not_found` when what it is about is gone. */
export type DrawPaper = (paper: PaperRef, locale: Locale) => Promise<MailAttachment>;

export interface DeliveryDeps {
  db: Db;
  now: () => Date;
  brands: BrandDirectory;
  mail: MailSender;
  textMessages: TextMessageSender;
  /** Sender of every letter; unset: no-reply at the brand's domain. */
  mailFrom: string | undefined;
  drawPaper: DrawPaper;
}

/** Longer than any sender takes (30 s), so that nobody else takes up a message that is still being sent. */
const claimSeconds = 60;
const maxAttempts = deliverMessage.retries + 1;
const errorMaxLength = 500;

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/**
 * Sends one message. Does nothing when it is gone, sent or given up. Throws when it should be tried again;
 * gives up, loudly in the log, when it was refused, has lost its use or was tried twenty times.
 */
export async function deliver(deps: DeliveryDeps, messageId: string, log: JobLog): Promise<void> {
  const message = await claim(deps, messageId);
  if (!message) return;
  if (message.useful_until && message.useful_until <= deps.now()) return giveUp(deps, message, new Error('Its time has passed'), log);
  try {
    await send(deps, message);
  } catch (error) {
    if (error instanceof RefusedError || message.attempts >= maxAttempts) return giveUp(deps, message, error, log);
    await deps.db.updateTable('outbox_messages').set({ claimed_until: null, last_error: reason(error) }).where('id', '=', message.id).execute();
    throw error;
  }
  await markSent(deps, message);
}

/** Null when there is nothing to send; throws while somebody else is sending it. */
async function claim({ db, now }: DeliveryDeps, id: string) {
  const at = now();
  const claimed = await db.updateTable('outbox_messages')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), claimed_until: new Date(at.getTime() + claimSeconds * 1_000) }))
    .where('id', '=', id).where('sent_at', 'is', null).where('failed_at', 'is', null)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]))
    .returning(['id', 'channel', 'kind', 'brand_id', 'recipient', 'subject', 'body_text', 'body_html', 'attempts', 'useful_until', 'attachments', 'locale'])
    .executeTakeFirst();
  if (claimed) return claimed;
  const waiting = await db.selectFrom('outbox_messages').select('id')
    .where('id', '=', id).where('sent_at', 'is', null).where('failed_at', 'is', null).executeTakeFirst();
  if (waiting) throw new Error('The message is being sent by somebody else, or its sender has died');
  return null;
}

async function send({ brands, mail, textMessages, mailFrom, drawPaper }: DeliveryDeps, message: Claimed): Promise<void> {
  const { id, channel, recipient: to, subject, body_text: text, body_html: html } = message;
  if (channel === 'text') return textMessages.send({ id, to, text: text ?? '' });
  const brand = brands.list().find((one) => one.id === message.brand_id);
  if (!brand) throw new Error(`Brand ${message.brand_id} is not known to this process yet`);
  // Letters that stay here have their papers drawn when somebody opens them (/dev/outbox): drawing takes a tenth of a second.
  const papers = mail.isLocal ? [] : (message.attachments as unknown as PaperRef[]);
  const attachments = await Promise.all(papers.map((paper) => drawPaper(paper, message.locale as Locale)));
  await mail.send({
    messageId: `${id}@${brand.domainName}`,
    from: { name: brand.name, address: mailFrom ?? `no-reply@${brand.domainName}` },
    replyTo: brand.email,
    to, subject: subject ?? '', text: text ?? '', html: html ?? '', attachments,
  });
}

/** What has left is erased at once: codes and names do not stay. Where the outbox is the only place to read it, a week later. */
async function markSent({ db, now, mail, textMessages }: DeliveryDeps, { id, channel, kind }: Claimed): Promise<void> {
  const { isLocal } = channel === 'mail' ? mail : textMessages;
  if (!isLocal && kindsThatLeaveNothing.includes(kind)) {
    await db.deleteFrom('outbox_messages').where('id', '=', id).execute();
    return;
  }
  await db.updateTable('outbox_messages').where('id', '=', id)
    .set({ sent_at: now(), claimed_until: null, last_error: null, ...(!isLocal && erased) }).execute();
}

export const erased = { subject: null, body_text: null, body_html: null };

async function giveUp({ db, now }: DeliveryDeps, { id, kind, attempts }: Claimed, error: unknown, log: JobLog): Promise<void> {
  await db.updateTable('outbox_messages').where('id', '=', id)
    .set({ failed_at: now(), claimed_until: null, last_error: reason(error) }).execute();
  log.error({ err: error, messageId: id, kind, attempts }, 'message given up; see npm run admin -- given-up');
}

function reason(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, errorMaxLength);
}
