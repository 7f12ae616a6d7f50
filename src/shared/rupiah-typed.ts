// A sum of rupiah in a form of staff, as people type it: 'Rp 1.500.000', '1500000'. Page and server check alike.
import * as z from 'zod/mini';

export const rupiahTyped = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^(?:rp\s*)?\d[\d.\s]*$/i.test(value.trim())
      ? Number(value.replace(/\D/g, ''))
      : value,
  ),
  z.int({ error: 'error_cost_sum' }).check(z.minimum(1, { error: 'error_cost_sum' })),
);
