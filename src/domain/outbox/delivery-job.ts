// The job that sends one message of the outbox (docs/product/outbox.md). It carries only the message's number.
import * as z from 'zod';
import { jobKind } from '#platform/jobs/job-kind';

/** Our choice: about half a day of tries, frequent at first, hourly at last. */
export const deliverMessage = jobKind({
  name: 'outbox.deliver',
  payload: z.object({ messageId: z.uuid() }),
  keyOf: ({ messageId }) => messageId,
  retries: 19,
  firstDelaySeconds: 10,
  maxDelaySeconds: 3_600,
  timeLimitSeconds: 90,
  atOnce: 3,
  batch: 4,
});
