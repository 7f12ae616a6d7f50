// The job that a booking's move leaves behind (reliability.md 12): written in the move's transaction, done after it.
import * as z from 'zod';
import { jobKind } from '#platform/jobs/job-kind';
import { bookingEvents } from './booking-state-machine.ts';

export const bookingTransitioned = jobKind({
  name: 'booking-event',
  payload: z.object({
    bookingId: z.uuid(),
    event: z.enum(bookingEvents),
    /** The row of booking_history: what follows from it is done once. */
    moveId: z.int(),
  }),
  retries: 19,
  firstDelaySeconds: 5,
  maxDelaySeconds: 3_600,
  timeLimitSeconds: 90,
  atOnce: 1,
  batch: 50,
});
