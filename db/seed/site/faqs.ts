// Questions of /faq (spec §2), as a careful reader who has never booked online would ask them.
// Rules that governments change are told with their source and without false precision.
import type { FaqSeed } from './faq-seed.ts';
import { accountFaqs } from './faqs-account.ts';
import { bookingFaqs } from './faqs-booking.ts';
import { documentFaqs } from './faqs-documents.ts';
import { journeyFaqs } from './faqs-journey.ts';
import { paymentFaqs } from './faqs-payment.ts';
import { safetyFaqs } from './faqs-safety.ts';

const byTopic = {
  safety: safetyFaqs,
  booking: bookingFaqs,
  payment: paymentFaqs,
  documents: documentFaqs,
  journey: journeyFaqs,
  account: accountFaqs,
};

type Topic = keyof typeof byTopic;

export const faqs: (FaqSeed & { topic: Topic })[] = (Object.keys(byTopic) as Topic[]).flatMap((topic) =>
  byTopic[topic].map((faq) => ({ ...faq, topic })),
);
