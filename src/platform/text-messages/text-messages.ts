// Text messages to phones (product.md "Text messages"): SMS or WhatsApp, as the gateway chooses.

export interface TextMessage {
  /** The same for every try to send the same message: gateways that know it send it once. */
  id: string;
  /** A phone number in E.164. */
  to: string;
  text: string;
}

export interface TextMessageSender {
  /** True when nothing leaves this machine: the message is read in the outbox. */
  isLocal: boolean;
  /** Ends well once the gateway has taken it. Throws `RefusedError` when it never will; anything else may be tried again. */
  send(message: TextMessage): Promise<void>;
}

/** For the laptop and the demo: a message has arrived when it lies in the outbox. */
export const outboxTextMessages: TextMessageSender = { isLocal: true, send: async () => {} };
