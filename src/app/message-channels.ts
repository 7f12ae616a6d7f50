// Chooses by configuration who delivers emails, text messages, push notifications and WhatsApp (docs/product/outbox.md).
import type { Config } from './config.ts';
import type { DeliveryDeps } from '#domain/outbox';
import { smtpMail } from '#platform/mail/smtp';
import { outboxSender } from '#platform/message-sender';
import { fcmPushNotifications } from '#platform/push-notifications/fcm';
import { RefusedError } from '#platform/refused-error';
import { httpTextMessages } from '#platform/text-messages/http-gateway';
import { webPushSender } from '#platform/web-push/web-push';
import { cloudApiWhatsApp } from '#platform/whatsapp/cloud-api';
import type { TextMessageSender } from '#platform/text-messages/text-messages';

/** In development and in the demo emails may stay on this machine, where /dev/outbox shows them; nowhere else. */
export function storesEmails(
  { smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>,
  mode: 'production' | 'development',
): boolean {
  return smtpUrl === undefined && (demo || mode === 'development');
}

/** Refuses a configuration in which no email could ever be delivered. */
export function openMessageChannels(
  config: Config,
  mode: 'production' | 'development',
): Pick<DeliveryDeps, 'mail' | 'textMessages' | 'push' | 'webPush' | 'whatsApp' | 'mailFrom'> {
  const { smtpUrl, mailFrom, textMessagesUrl, textMessagesToken, fcm, webPush, whatsApp } = config;
  const isLocal = storesEmails(config, mode);
  if (!smtpUrl && !isLocal)
    throw new Error(
      'The configuration is wrong. SMTP_URL must be set outside the demo: without it nobody could register',
    );
  return {
    mailFrom,
    mail: smtpUrl ? smtpMail({ url: smtpUrl }) : outboxSender,
    textMessages: textMessagesUrl
      ? httpTextMessages({ url: textMessagesUrl, token: textMessagesToken })
      : isLocal
        ? outboxSender
        : noTextMessages,
    push: fcm ? fcmPushNotifications(fcm, { now: () => new Date() }) : isLocal ? outboxSender : null,
    whatsApp: whatsApp ? cloudApiWhatsApp(whatsApp) : isLocal ? outboxSender : null,
    webPush: webPush && webPushSender(webPush, { now: () => new Date() }),
  };
}

/** Without it phone numbers cannot be verified; everything else works. */
const noTextMessages: TextMessageSender = {
  isLocal: false,
  send: () => Promise.reject(new RefusedError('TEXT_MESSAGES_URL is not set')),
};
