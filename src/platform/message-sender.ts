// What the senders of emails and text messages have in common, and the sender of development and the demo.

export interface MessageSender<Message> {
  /** True when nothing leaves this machine: the outbox page shows what is sent. */
  isLocal: boolean;
  /**
   * Resolves once the other side has accepted the message. Throws `RefusedError` when it never will; any other failure
   * may be retried.
   */
  send(message: Message): Promise<void>;
}

/** Here a message is delivered once it is in the outbox. */
export const outboxSender: MessageSender<unknown> = { isLocal: true, send: async () => {} };
