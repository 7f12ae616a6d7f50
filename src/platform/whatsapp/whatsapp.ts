// Messages by WhatsApp (docs/product/outbox.md; decision 0195): a business may begin one only from a template that was approved before.
import type { MessageSender } from '#platform/message-sender';
import { RefusedError } from '#platform/refused-error';

export interface WhatsAppMessage {
  /** The same for every try to send the same message; it comes back with what is said of its delivery. */
  id: string;
  /** A phone number in E.164. */
  to: string;
  /** The name of the approved template, and its language. */
  template: string;
  language: string;
  /** What fills its numbered places, in order. */
  parameters: readonly string[];
}

export type WhatsAppSender = MessageSender<WhatsAppMessage>;

/** WhatsApp does not reach this number: nothing is to be sent there any more. */
export class NoWhatsAppError extends RefusedError {
  constructor(message: string) {
    super(message);
    this.name = 'NoWhatsAppError';
  }
}
