// Delivers the outbox (docs/product/outbox.md): claims a message, sends it outside any transaction, marks it. A message
// is sent at least once and normally once; a repeat carries the same number.
import { sql } from 'kysely';
import {
  findBrowserKeys,
  forgetBrowser,
  forgetDevice,
  isDeviceOf,
  isNumberOf,
  switchWhatsAppOff,
} from '#domain/notifications';
import type { Db } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import type { MailAttachment, MailSender } from '#platform/mail/mail';
import {
  DeviceGoneError,
  type PushNotificationSender,
} from '#platform/push-notifications/push-notifications';
import { RefusedError } from '#platform/refused-error';
import type { TextMessageSender } from '#platform/text-messages/text-messages';
import type { WebPushSender } from '#platform/web-push/web-push';
import { NoWhatsAppError, type WhatsAppSender } from '#platform/whatsapp/whatsapp';
import type { Locale } from '#shared/locale';
import { type NotificationKind, notificationKinds, whatsAppTemplate } from '#shared/notifications';
import type { OutboxChannel } from './channels.ts';
import { deliverMessage } from './delivery-job.ts';
import { brandOf, emailContent, type RenderDeps } from './email-content.ts';
import { kindsThatLeaveNothing } from './email-kinds.ts';
import type { PdfRef } from './pdf-refs.ts';
import { isTextCountry, spendText, type TextLimitDeps } from './text-limits.ts';

/** Draws a PDF as it is now, in the email's language. Refuses with `not_found` when what it is about is gone. */
export type DrawPdf = (pdf: PdfRef, locale: Locale) => Promise<MailAttachment>;

export interface DeliveryDeps extends TextLimitDeps, RenderDeps {
  db: Db;
  now: () => Date;
  mail: MailSender;
  textMessages: TextMessageSender;
  /** Null: push notifications are off, and those written for devices are deleted. */
  push: PushNotificationSender | null;
  /** To browsers; null: off. */
  webPush: WebPushSender | null;
  /** Null: off, and what was written for it is deleted. */
  whatsApp: WhatsAppSender | null;
  /** Sender of emails of brands without one of their own; unset: no-reply at the brand's domain. */
  mailFrom: string | undefined;
  drawPdf: DrawPdf;
}

/** Longer than any sender takes (30 s), so that nobody else claims a message that is still being sent. */
const claimSeconds = 60;
const maxAttempts = deliverMessage.retries + 1;
const errorMaxLength = 500;

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>[number]>;

/** One of `deliverAll`. */
export async function deliver(deps: DeliveryDeps, messageId: string, log: JobLog): Promise<void> {
  const [outcome] = await deliverAll(deps, [messageId], log);
  if (outcome!.status === 'rejected') throw outcome!.reason;
}

/**
 * Sends messages in parallel; returns the outcome of each. Does nothing for one that is gone, sent or abandoned.
 * `rejected` should be retried; one that was refused, is out of date or was tried twenty times is abandoned and logged
 * as an error.
 */
export async function deliverAll(
  deps: DeliveryDeps,
  ids: readonly string[],
  log: JobLog,
): Promise<PromiseSettledResult<void>[]> {
  const claimed = await claim(deps, ids);
  const busy = claimed.length < ids.length ? await findWaiting(deps, ids) : [];
  const sent: Claimed[] = [];
  const outcomes = await Promise.allSettled(
    ids.map(async (id) => {
      const message = claimed.find((one) => one.id === id);
      if (message && (await sendOrGiveUp(deps, message, log))) sent.push(message);
      if (!message && busy.includes(id))
        throw new Error('The message is being sent by somebody else, or its sender has died');
    }),
  );
  await markSent(deps, sent);
  return outcomes;
}

/** False: it was abandoned, or there is no recipient any more. Throws when it should be retried. */
async function sendOrGiveUp(deps: DeliveryDeps, message: Claimed, log: JobLog): Promise<boolean> {
  if (!(await hasRecipient(deps, message))) return forget(deps, message);
  try {
    if (message.channel === 'text' && !isTextCountry(deps.textMessageLimits, message.recipient))
      throw new RefusedError('No text messages are sent to this country');
    if (message.useful_until && message.useful_until <= deps.now())
      throw new RefusedError('Its time has passed');
    const notBefore = message.channel === 'text' ? await spendText(deps, log) : null;
    if (notBefore) return delay(deps, message, notBefore);
    await send(deps, message);
    return true;
  } catch (error) {
    if (error instanceof DeviceGoneError) {
      await (message.channel === 'push' ? forgetDevice : forgetBrowser)(deps, message.recipient);
      return forget(deps, message);
    }
    if (error instanceof NoWhatsAppError) {
      await switchWhatsAppOff(deps, message.account_id!);
      return forget(deps, message);
    }
    if (error instanceof RefusedError || message.attempts >= maxAttempts) {
      await giveUp(deps, message, error, log);
      return false;
    }
    await deps.db
      .updateTable('outbox_messages')
      .set({ claimed_until: null, last_error: reason(error) })
      .where('id', '=', message.id)
      .execute();
    throw error;
  }
}

const waiting = { sent_at: null, failed_at: null };

/** Those of the messages that wait to be sent and that no other process has claimed. */
function claim({ db, now }: DeliveryDeps, ids: readonly string[]) {
  const at = now();
  return db
    .updateTable('outbox_messages')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      claimed_until: new Date(at.getTime() + claimSeconds * 1_000),
    }))
    .where('id', '=', sql<string>`any (${ids})`)
    .where((is) => is.and(waiting))
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]))
    .returning([
      'id',
      'channel',
      'kind',
      'brand_id',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'email_values',
      'attempts',
      'useful_until',
      'attachments',
      'locale',
      'account_id',
      'link',
    ])
    .execute();
}

async function findWaiting({ db }: DeliveryDeps, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('id', '=', sql<string>`any (${ids})`)
    .where((is) => is.and(waiting))
    .execute();
  return rows.map(({ id }) => id);
}

/** A device, browser or number may belong to somebody else by now: then nothing is sent. */
async function hasRecipient(
  deps: DeliveryDeps,
  { channel, recipient, account_id: accountId }: Claimed,
): Promise<boolean> {
  if (channel === 'push') return deps.push !== null && isDeviceOf(deps, recipient, accountId!);
  if (channel === 'web_push')
    return deps.webPush !== null && (await findBrowserKeys(deps, recipient, accountId!)) !== null;
  if (channel === 'whatsapp') return deps.whatsApp !== null && isNumberOf(deps, recipient, accountId!);
  return true;
}

/** Not a failure: it is retried on another day. */
async function delay({ db }: DeliveryDeps, { id }: Claimed, notBefore: Date): Promise<false> {
  await db
    .updateTable('outbox_messages')
    .set(({ eb }) => ({ attempts: eb('attempts', '-', 1), claimed_until: null, not_before: notBefore }))
    .where('id', '=', id)
    .execute();
  return false;
}

/** No recipient is left, and nothing failed. */
async function forget({ db }: DeliveryDeps, { id }: Claimed): Promise<false> {
  await db.deleteFrom('outbox_messages').where('id', '=', id).execute();
  return false;
}

async function send(deps: DeliveryDeps, message: Claimed): Promise<void> {
  const { textMessages, push } = deps;
  const { id, channel, recipient: to, subject, body_text: text } = message;
  if (channel === 'text') return textMessages.send({ id, to, text: text ?? '' });
  if (channel === 'push')
    return push!.send({ id, token: to, title: subject ?? '', text: text ?? '', link: message.link ?? '' });
  if (channel === 'web_push') return sendToBrowser(deps, message);
  if (channel === 'whatsapp') return sendByWhatsApp(deps, message);
  return sendMail(deps, message);
}

async function sendToBrowser(deps: DeliveryDeps, message: Claimed): Promise<void> {
  const { id, recipient: endpoint, account_id: accountId, subject, body_text: text, link, kind } = message;
  const keys = await findBrowserKeys(deps, endpoint, accountId!);
  if (!keys) throw new DeviceGoneError('The browser has signed out');
  await deps.webPush!.send({
    id,
    endpoint,
    ...keys,
    kind,
    title: subject ?? '',
    text: text ?? '',
    link: link ?? '',
    usefulUntil: message.useful_until,
  });
}

async function sendByWhatsApp(deps: DeliveryDeps, message: Claimed): Promise<void> {
  const { id, recipient: to, kind, locale: language, subject, body_text: text, link } = message;
  const { topic } = notificationKinds[kind as NotificationKind];
  const { name } = brandOf(deps, message.brand_id);
  await deps.whatsApp!.send({
    id,
    to,
    template: whatsAppTemplate(topic),
    language,
    parameters: [name, subject ?? '', text ?? '', link ?? ''],
  });
}

async function sendMail(deps: DeliveryDeps, message: Claimed): Promise<void> {
  const { mail, mailFrom, drawPdf } = deps;
  const brand = brandOf(deps, message.brand_id);
  const content = await emailContent(deps, message);
  if (!content) throw new RefusedError('Its content is erased');
  // PDFs of emails that stay here are drawn when somebody opens them (/dev/outbox): drawing takes time.
  const pdfs = mail.isLocal ? [] : (message.attachments as unknown as PdfRef[]);
  const attachments = await Promise.all(pdfs.map((pdf) => drawPdf(pdf, message.locale as Locale)));
  await mail.send({
    messageId: `${message.id}@${brand.domainName}`,
    from: { name: brand.name, address: brand.mailFrom ?? mailFrom ?? `no-reply@${brand.domainName}` },
    replyTo: brand.email,
    to: message.recipient,
    ...content,
    attachments,
  });
}

/**
 * Sent content is erased at once: codes and names do not stay. Where the outbox is the only place to read it, after a
 * week.
 */
async function markSent(
  { db, now, mail, textMessages, push, webPush, whatsApp }: DeliveryDeps,
  sent: readonly Claimed[],
): Promise<void> {
  const isLocal = ({ channel }: Claimed) =>
    ({ mail, text: textMessages, push: push!, web_push: webPush!, whatsapp: whatsApp! })[
      channel as OutboxChannel
    ].isLocal;
  const ends = Object.groupBy(sent, (message) =>
    isLocal(message) ? 'readable' : kindsThatLeaveNothing.includes(message.kind) ? 'deleted' : 'erased',
  );
  const these = (messages: Claimed[]) => sql<string>`any (${messages.map(({ id }) => id)})`;
  const marked = { sent_at: now(), claimed_until: null, last_error: null };
  if (ends.deleted) await db.deleteFrom('outbox_messages').where('id', '=', these(ends.deleted)).execute();
  if (ends.erased)
    await db
      .updateTable('outbox_messages')
      .where('id', '=', these(ends.erased))
      .set({ ...marked, ...erased })
      .execute();
  if (ends.readable)
    await db.updateTable('outbox_messages').where('id', '=', these(ends.readable)).set(marked).execute();
}

export const erased = { email_values: null, subject: null, body_text: null, body_html: null, link: null };

async function giveUp(
  { db, now }: DeliveryDeps,
  { id, kind, attempts }: Claimed,
  error: unknown,
  log: JobLog,
): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .where('id', '=', id)
    .set({ failed_at: now(), claimed_until: null, last_error: reason(error) })
    .execute();
  log.error({ err: error, messageId: id, kind, attempts }, 'message given up; see npm run admin -- given-up');
}

function reason(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, errorMaxLength);
}
