// A partner's update of a milestone on the way to departure (docs/product/bookings.md); page and server
// check alike.
import * as z from 'zod/mini';
import { atMost, printable, printableLines } from './form-faults.ts';
import { milestoneKinds, milestoneNoteMaxLength } from './milestones.ts';

const shipmentMaxLength = 50;

const text = (max: number, check: ReturnType<typeof z.refine<string>>) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)),
    z.nullable(z.string().check(atMost(max), check)),
  );

export const milestoneForm = z
  .object({
    kind: z.enum(milestoneKinds, { error: 'error_invalid_value' }),
    reached_on: z.iso.date({ error: 'error_date_invalid' }),
    note: text(milestoneNoteMaxLength, printableLines),
    /** For a shipped kit. */
    courier: text(shipmentMaxLength, printable),
    tracking_number: text(shipmentMaxLength, printable),
  })
  .check(
    z.refine(({ courier, tracking_number }) => courier === null || tracking_number !== null, {
      path: ['tracking_number'],
      error: 'error_field_empty',
    }),
    z.refine(({ courier, tracking_number }) => tracking_number === null || courier !== null, {
      path: ['courier'],
      error: 'error_field_empty',
    }),
    z.refine(({ kind, courier }) => kind === 'kit' || courier === null, {
      path: ['courier'],
      error: 'error_invalid_value',
    }),
  );
