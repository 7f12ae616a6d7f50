// What carries letters and text messages has in common, and the carrier of the laptop and the demo.

export interface MessageSender<Message> {
  /** True when nothing leaves this machine: what is sent is read in the outbox. */
  isLocal: boolean;
  /** Ends well once the other side has taken it. Throws `RefusedError` when it never will; anything else may be tried again. */
  send(message: Message): Promise<void>;
}

/** Here a message has arrived when it lies in the outbox. */
export const outboxSender: MessageSender<unknown> = { isLocal: true, send: async () => {} };
