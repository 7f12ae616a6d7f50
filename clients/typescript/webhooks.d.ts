export interface WebhookEvent {
  /** The same when it is sent again: what was done once need not be done twice. */
  id: string;
  /** `order.paid`, `webhook.test`; a program ignores what it does not know. */
  event: string;
  happened_at: string;
  /** Ids and states. */
  data: Record<string, string>;
}

export interface ReceivedWebhook {
  /** As it came, before any parsing. */
  body: string;
  /** The header `rihlah-signature`. */
  signature: string | null | undefined;
  /** `whsec_…` */
  secret: string;
  /** Five minutes by itself. */
  toleranceSeconds?: number;
  now?: Date;
}

/** The event of a genuine webhook; null for anything else. */
export declare function verifyWebhook(received: ReceivedWebhook): WebhookEvent | null;
