// The job that sends one delivery (docs/product/webhooks.md). It carries only the delivery's number.
import * as z from 'zod';
import { jobKind } from '#platform/jobs/job-kind';

/** Our choice: tries over about a day, frequent at first, four hours apart at last. */
export const deliverWebhook = jobKind({
  name: 'webhooks.deliver',
  payload: z.object({ deliveryId: z.uuid() }),
  keyOf: ({ deliveryId }) => deliveryId,
  retries: 16,
  firstDelaySeconds: 10,
  maxDelaySeconds: 14_400,
  timeLimitSeconds: 60,
  atOnce: 4,
});
