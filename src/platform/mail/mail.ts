// Emails (spec §1 "a confirmation letter is emailed"; docs/product/outbox.md): their content and their sender.
import type { MessageSender } from '#platform/message-sender';

export interface MailAttachment {
  filename: string;
  /** 'application/pdf' */
  contentType: string;
  content: Buffer;
}

export interface Mail {
  /** The same for every try to send one email: 'number@domain', so that repeats can be recognised. */
  messageId: string;
  from: { name: string; address: string };
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
}

export type MailSender = MessageSender<Mail>;
