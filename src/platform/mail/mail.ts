// Letters to the outside world (spec §1 "a confirmation letter is emailed"; issue 3 §7): what is sent, and who sends it.

export interface Mail {
  /** The same for every try to send the same letter: 'number@domain', so that a repeat can be recognised. */
  messageId: string;
  from: { name: string; address: string };
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailSender {
  /** True when nothing leaves this machine: the letter is read in the outbox. */
  isLocal: boolean;
  /** Ends well once the other side has taken the letter. Throws `RefusedError` when it never will; anything else may be tried again. */
  send(mail: Mail): Promise<void>;
}

/** For the laptop and the demo: a letter has arrived when it lies in the outbox. */
export const outboxMail: MailSender = { isLocal: true, send: async () => {} };
