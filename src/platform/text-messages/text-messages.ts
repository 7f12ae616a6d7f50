// Text messages to phones (docs/product/outbox.md): SMS or WhatsApp, as the gateway chooses.
import type { MessageSender } from '#platform/message-sender';

export interface TextMessage {
  /** The same for every try to send the same message: gateways that know it send it once. */
  id: string;
  /** A phone number in E.164. */
  to: string;
  text: string;
}

export type TextMessageSender = MessageSender<TextMessage>;
