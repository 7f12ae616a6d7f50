// Front door of the outbox (docs/product/outbox.md): emails, text messages and push notifications, written in the
// transaction that causes them, sent by a job after it. Nothing here calls the network.
import { sql } from 'kysely';
import { type Brand, pageUrl } from '#domain/brands';
import { listBrowsers, listDevices } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { runWithLocale } from '#platform/request-locale';
import { minuteMs } from '#shared/durations';
import type { Locale } from '#shared/locale';
import type { OutboxChannel } from './channels.ts';
import { deliverMessage } from './delivery-job.ts';
import { type EmailName, type EmailValues, encodeEmailValues, usefulMinutesOf } from './email-kinds.ts';
import type { PdfRef } from './pdf-refs.ts';
import { delaysOf, passRecipientThrottle } from './recipient-limits.ts';
import { type TextName, type TextTemplate, textTemplates, type TextValues } from './text-templates.ts';

export type { OutboxChannel } from './channels.ts';
export { deliver, deliverAll, type DeliveryDeps } from './deliver.ts';
export { deliverMessage } from './delivery-job.ts';
export { listFailedMessages, purgeOutbox, requeueOrphans, resendMessage } from './retention.ts';
export type { EmailToRender, RenderedEmail, RenderEmail } from './email-content.ts';
export { type EmailName, emailKinds, type EmailValues } from './email-kinds.ts';
export type { TextName, TextValues } from './text-templates.ts';
export type { OrderPdfKind, PdfRef } from './pdf-refs.ts';
export {
  refuseOtherCountry,
  refuseWhenSpent,
  type TextLimitDeps,
  type TextMessageLimits,
} from './text-limits.ts';
export { findEmailHtml, findPdf, listMessages } from './read-outbox.ts';

export interface OutboxDeps {
  /** Inside a transaction, that transaction: the message exists once it commits, and only then. */
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

export interface EmailToSend<Name extends EmailName = EmailName> {
  kind: Name;
  /** An email address. */
  to: string;
  brand: Brand;
  locale: Locale;
  values: EmailValues<Name>;
  pdfs?: readonly PdfRef[];
}

/** Puts an email into the outbox. Its links and codes are erased once it is sent. */
export async function sendEmail<Name extends EmailName>(
  deps: OutboxDeps,
  email: EmailToSend<Name>,
): Promise<void> {
  await passRecipientThrottle(deps, email.kind, email.to);
  await storeMessages(deps, [messageOfEmail(email)]);
}

/** The same with many at once, by as many statements as one. */
export async function sendEmails(deps: OutboxDeps, emails: readonly EmailToSend[]): Promise<void> {
  if (emails.length > 0)
    await storeMessages(
      deps,
      emails.map((email) => messageOfEmail(email)),
    );
}

function messageOfEmail<Name extends EmailName>({ values, ...email }: EmailToSend<Name>): Message {
  return {
    ...email,
    channel: 'mail',
    emailValues: encodeEmailValues(email.kind, values),
    usefulMinutes: usefulMinutesOf(email.kind, values),
  };
}

export interface TextToSend<Name extends TextName> {
  kind: Name;
  /** A phone number in E.164. */
  to: string;
  brand: Brand;
  locale: Locale;
  values: TextValues<Name>;
}

/** Puts a text message (SMS or WhatsApp: the gateway chooses) into the outbox. */
export async function sendText<Name extends TextName>(
  deps: OutboxDeps,
  { kind, to, brand, locale, values }: TextToSend<Name>,
): Promise<void> {
  await passRecipientThrottle(deps, kind, to);
  const { compose, usefulMinutes }: TextTemplate<TextValues<Name>> = textTemplates[kind];
  const text = runWithLocale(locale, () => compose(values, brand));
  await storeMessages(deps, [
    { channel: 'text', kind, to, brand, locale, text, usefulMinutes: usefulMinutes?.(values) },
  ]);
}

export interface PushNotificationToSend {
  kind: string;
  accountId: string;
  brand: Brand;
  /** Of devices; browsers have a language of their own. */
  locale: Locale;
  /** The page it opens, without language prefix. */
  path: string;
  say(locale: Locale): { title: string; text: string };
  /** After it nothing is sent. */
  usefulUntil: Date;
}

/** Puts a message into the outbox for every device and browser of each of these accounts; without one, emails alone notify. */
export async function sendPushNotifications(
  deps: OutboxDeps,
  notifications: readonly PushNotificationToSend[],
): Promise<void> {
  if (notifications.length === 0) return;
  const accountIds = [...new Set(notifications.map(({ accountId }) => accountId))];
  const devices = await listDevices(deps, accountIds);
  const browsers = await listBrowsers(deps, accountIds);
  const messages = notifications.flatMap((one): Message[] => [
    ...devices
      .filter(({ accountId }) => accountId === one.accountId)
      .map(({ token }) => messageOfPush(deps, one, { channel: 'push', to: token, locale: one.locale })),
    ...browsers
      .filter(({ accountId }) => accountId === one.accountId)
      .map(({ endpoint, locale }) => messageOfPush(deps, one, { channel: 'web_push', to: endpoint, locale })),
  ]);
  if (messages.length > 0) await storeMessages(deps, messages);
}

/** Puts a message into the outbox for the phone number `to` of each account: it fills the template of its kind's topic. */
export async function sendWhatsApps(
  deps: OutboxDeps,
  notifications: readonly (PushNotificationToSend & { to: string })[],
): Promise<void> {
  if (notifications.length > 0)
    await storeMessages(
      deps,
      notifications.map((one) =>
        messageOfPush(deps, one, { channel: 'whatsapp', to: one.to, locale: one.locale }),
      ),
    );
}

/** The same for one browser of the account: somebody tries whether notifications arrive there. */
export async function sendToBrowser(
  deps: OutboxDeps,
  notification: PushNotificationToSend,
  endpoint: string,
): Promise<void> {
  const { locale } = notification;
  await storeMessages(deps, [
    messageOfPush(deps, notification, { channel: 'web_push', to: endpoint, locale }),
  ]);
}

function messageOfPush(
  { now }: Pick<OutboxDeps, 'now'>,
  { kind, accountId, brand, path, say, usefulUntil }: PushNotificationToSend,
  { channel, to, locale }: { channel: 'push' | 'web_push' | 'whatsapp'; to: string; locale: Locale },
): Message {
  const { title, text } = runWithLocale(locale, () => say(locale));
  return {
    channel,
    kind,
    to,
    accountId,
    link: pageUrl(brand, locale, path),
    brand,
    locale,
    subject: title,
    text,
    usefulMinutes: (usefulUntil.getTime() - now().getTime()) / minuteMs,
  };
}

interface Message {
  channel: OutboxChannel;
  kind: string;
  to: string;
  brand: Brand;
  locale: Locale;
  usefulMinutes: number | undefined;
  /** Of an email; text messages and push notifications have their text. */
  emailValues?: unknown;
  subject?: string;
  text?: string;
  /** Of a push notification or WhatsApp: the owner of the device or number, and the page it opens. */
  accountId?: string;
  link?: string;
  pdfs?: readonly PdfRef[];
}

/** One statement text for any number of messages: each number would otherwise be prepared separately. */
async function storeMessages({ db, now, jobs }: OutboxDeps, messages: readonly Message[]): Promise<void> {
  const at = now();
  const delays = await delaysOf({ db, now }, messages);
  const rows = messages.map(({ usefulMinutes, ...message }, index) => ({
    not_before: delays[index],
    channel: message.channel,
    kind: message.kind,
    recipient: message.to,
    account_id: message.accountId,
    link: message.link,
    brand_id: message.brand.id,
    locale: message.locale,
    created_at: at,
    email_values: message.emailValues,
    subject: message.subject,
    body_text: message.text,
    attachments: message.pdfs ?? [],
    useful_until: usefulMinutes === undefined ? null : new Date(at.getTime() + usefulMinutes * minuteMs),
  }));
  await transaction(db, async (trx) => {
    const { rows: stored } = await sql<{ messageId: string; notBefore: Date | null }>`
      insert into outbox_messages (channel, kind, recipient, account_id, link, brand_id, locale, created_at, email_values, subject, body_text, attachments, useful_until, not_before)
      select channel, kind, recipient, account_id, link, brand_id, locale, created_at, email_values, subject, body_text, attachments, useful_until, not_before
      from json_populate_recordset(null::outbox_messages, ${JSON.stringify(rows)}::json)
      returning id as "messageId", not_before as "notBefore"`.execute(trx);
    // A delayed message gets its job from the hourly clean-up (`requeueOrphans`).
    await jobs.enqueue(
      trx,
      deliverMessage,
      ...stored.filter(({ notBefore }) => notBefore === null).map(({ messageId }) => ({ messageId })),
    );
  });
}
