// A programme's content beside its columns (spec §2 product page sections): the shape of programmes.content
// and departures.flights. Seeds and partners' forms write it, so every write checks it.
import * as z from 'zod';
import { facilityIcons } from '#shared/programme-form';

const localText = z.object({ id: z.string().min(1), en: z.string().min(1).optional() });

/**
 * In descending order of days: for a request at least `daysBefore` days before departure, this share of the
 * price is refunded.
 */
export const contractTerms = z.array(
  z.object({ daysBefore: z.int().nonnegative(), refundBasisPoints: z.int().min(0).max(10_000) }),
);
export type ContractTerms = z.infer<typeof contractTerms>;

export const programmeContent = z.object({
  agenda: z.array(z.object({ day: z.int().positive(), title: localText, text: localText })),
  includes: z.array(localText),
  excludes: z.array(localText),
  facilities: z.array(z.object({ icon: z.enum(facilityIcons), text: localText })),
  faq: z.array(z.object({ question: localText, answer: localText })),
  /**
   * What the partner's own contract grants to a member who cannot travel (decision 0055); empty where it
   * grants nothing.
   */
  cancellation: contractTerms,
  /** The "others" section: requirements, what to bring, remarks. */
  others: z.array(localText),
});
export type ProgrammeContent = z.infer<typeof programmeContent>;

/** One leg; times are local to the airport, `day` counts from the day of departure (1). */
export const flightLeg = z.object({
  number: z.string().regex(/^[A-Z0-9]{2}-?\d{1,4}$/),
  from: z.string().length(3),
  to: z.string().length(3),
  departs: z.string().regex(/^\d{2}:\d{2}$/),
  arrives: z.string().regex(/^\d{2}:\d{2}$/),
  day: z.int().positive(),
});
export const flightLegs = z.array(flightLeg);
export type FlightLeg = z.infer<typeof flightLeg>;
