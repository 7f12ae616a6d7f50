// Front door of the outbox (docs/product/outbox.md): emails, text messages and push notifications, written in the
// transaction that causes them, sent by a job after it. Nothing here calls the network.
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import { listDevices } from '#domain/notifications';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { runWithLocale } from '#platform/request-locale';
import { minuteMs } from '#shared/durations';
import type { Locale } from '#shared/locale';
import { deliverMessage } from './delivery-job.ts';
import {
  emailTemplates,
  type EmailName,
  type EmailValues,
  textTemplates,
  type TextName,
  type TextValues,
} from './email-templates.ts';
import type { EmailTemplate, PdfRef, TextTemplate } from './email-template.ts';
import {
  pushNotificationTemplates,
  type PushNotificationName,
  type PushNotificationValues,
} from './push-notification-templates.ts';
import { delaysOf, passRecipientThrottle } from './recipient-limits.ts';
import { renderEmail, type RenderedEmail } from './render-email.ts';

export { deliver, deliverAll, type DeliveryDeps } from './deliver.ts';
export { deliverMessage } from './delivery-job.ts';
export { listFailedMessages, purgeOutbox, requeueOrphans, resendMessage } from './retention.ts';
export type { EmailName, EmailValues, TextName, TextValues } from './email-templates.ts';
export type { PushNotificationName, PushNotificationValues } from './push-notification-templates.ts';
export { type PdfKind, type PdfRef } from './email-template.ts';
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
  papers?: readonly PdfRef[];
}

/** Puts an email into the outbox. Its links and codes are erased once it is sent. */
export async function sendEmail<Name extends EmailName>(
  deps: OutboxDeps,
  letter: EmailToSend<Name>,
): Promise<void> {
  await passRecipientThrottle(deps, letter.kind, letter.to);
  await putOut(deps, [written(letter)]);
}

/** The same with many at once, by as many statements as one. */
export async function sendEmails(deps: OutboxDeps, letters: readonly EmailToSend[]): Promise<void> {
  if (letters.length > 0)
    await putOut(
      deps,
      letters.map((letter) => written(letter)),
    );
}

function written<Name extends EmailName>({
  kind,
  to,
  brand,
  locale,
  values,
  papers,
}: EmailToSend<Name>): Message {
  const { compose, usefulMinutes }: EmailTemplate<EmailValues<Name>> = emailTemplates[kind];
  const letter = runWithLocale(locale, () => renderEmail(compose(values, brand), brand, locale));
  return { channel: 'mail', kind, to, brand, locale, letter, papers, usefulMinutes: usefulMinutes?.(values) };
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
  await putOut(deps, [
    { channel: 'text', kind, to, brand, locale, letter: { text }, usefulMinutes: usefulMinutes?.(values) },
  ]);
}

export interface PushNotificationToSend<Name extends PushNotificationName = PushNotificationName> {
  kind: Name;
  accountId: string;
  brand: Brand;
  locale: Locale;
  /** The page it opens. */
  link: string;
  values: PushNotificationValues<Name>;
}

/** Puts a message into the outbox for every device of each of these accounts; without a device, emails alone notify. */
export async function sendPushNotifications(
  deps: OutboxDeps,
  pushes: readonly PushNotificationToSend[],
): Promise<void> {
  const devices =
    pushes.length > 0
      ? await listDevices(
          deps,
          pushes.map(({ accountId }) => accountId),
        )
      : [];
  if (devices.length > 0)
    await putOut(
      deps,
      pushes.flatMap((push) =>
        devices
          .filter(({ accountId }) => accountId === push.accountId)
          .map(({ token }) => pushed(push, token)),
      ),
    );
}

function pushed<Name extends PushNotificationName>(
  { kind, accountId, brand, locale, link, values }: PushNotificationToSend<Name>,
  token: string,
): Message {
  const { compose, usefulMinutes } = pushNotificationTemplates[kind] as PushKindOf<Name>;
  const { title, text } = runWithLocale(locale, () => compose(values));
  return {
    channel: 'push',
    kind,
    to: token,
    accountId,
    link,
    brand,
    locale,
    letter: { subject: title, text },
    usefulMinutes: usefulMinutes(values),
  };
}

interface PushKindOf<Name extends PushNotificationName> {
  compose(values: PushNotificationValues<Name>): { title: string; text: string };
  usefulMinutes(values: PushNotificationValues<Name>): number;
}

interface Message {
  channel: 'mail' | 'text' | 'push';
  kind: string;
  to: string;
  brand: Brand;
  locale: Locale;
  letter: Partial<RenderedEmail> & Pick<RenderedEmail, 'text'>;
  usefulMinutes: number | undefined;
  /** Of a push notification: the owner of the device, and the page it opens. */
  accountId?: string;
  link?: string;
  papers?: readonly PdfRef[] | undefined;
}

/** One statement text for any number of messages: each number would otherwise be prepared separately. */
async function putOut({ db, now, jobs }: OutboxDeps, messages: readonly Message[]): Promise<void> {
  const at = now();
  const delays = await delaysOf({ db, now }, messages);
  const rows = messages.map(
    (
      { channel, kind, to, brand, locale, letter, usefulMinutes, accountId = null, link = null, papers = [] },
      index,
    ) => ({
      not_before: delays[index],
      channel,
      kind,
      recipient: to,
      account_id: accountId,
      link,
      brand_id: brand.id,
      locale,
      created_at: at,
      subject: letter.subject ?? null,
      body_text: letter.text,
      body_html: letter.html ?? null,
      attachments: papers,
      useful_until: usefulMinutes === undefined ? null : new Date(at.getTime() + usefulMinutes * minuteMs),
    }),
  );
  await transaction(db, async (trx) => {
    const { rows: kept } = await sql<{ messageId: string; notBefore: Date | null }>`
      insert into outbox_messages (channel, kind, recipient, account_id, link, brand_id, locale, created_at, subject, body_text, body_html, attachments, useful_until, not_before)
      select channel, kind, recipient, account_id, link, brand_id, locale, created_at, subject, body_text, body_html, attachments, useful_until, not_before
      from json_populate_recordset(null::outbox_messages, ${JSON.stringify(rows)}::json)
      returning id as "messageId", not_before as "notBefore"`.execute(trx);
    // A delayed message gets its job from the hourly clean-up (`requeueOrphans`).
    await jobs.enqueue(
      trx,
      deliverMessage,
      ...kept.filter(({ notBefore }) => notBefore === null).map(({ messageId }) => ({ messageId })),
    );
  });
}
