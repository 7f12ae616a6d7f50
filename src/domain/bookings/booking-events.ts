// The job of a booking's move whose consequences failed by themselves (docs/product/outbox.md): it has retries.
import * as z from 'zod';
import { jobKind } from '#platform/jobs/job-kind';
import { bookingEvents } from './booking-state-machine.ts';

export const bookingTransitioned = jobKind({
  name: 'booking-event',
  payload: z.object({
    bookingId: z.uuid(),
    event: z.enum(bookingEvents),
    /** The row of booking_history: its consequences run once. */
    moveId: z.int(),
  }),
  retries: 19,
  firstDelaySeconds: 5,
  maxDelaySeconds: 3_600,
  timeLimitSeconds: 90,
  atOnce: 1,
  batch: 50,
});
