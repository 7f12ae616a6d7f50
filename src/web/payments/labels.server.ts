// How a way to pay is called and what a person does, step by step (spec §2 "payment instruction"), in the request's language.
import { type PaymentMethodCode, paymentChannels, paymentMethods } from '#shared/payment-methods';
import { messageByKey } from '#web/ui/forms/message-by-key.server';

export interface PaymentGuide {
  /** 'ATM' */
  channel: string;
  steps: string[];
}

export function paymentMethodName(code: PaymentMethodCode): string {
  return messageByKey(paymentMethods[code].label);
}

/** The nearest way first: the phone in one's hand. */
export function paymentGuides(code: PaymentMethodCode): PaymentGuide[] {
  const { steps } = paymentMethods[code];
  const channels = Object.keys(steps) as (keyof typeof steps)[];
  return channels.map((channel) => ({
    channel: messageByKey(paymentChannels[channel]),
    steps: messageByKey(steps[channel]!).split('\n'),
  }));
}
