// What cannot be taken back wants a tick, over pages and API alike (docs/product/partner-console.md).
import { AppError } from './errors.ts';

/** Refuses `invalid_input` beside `confirmed` unless it was ticked. */
export function requireConfirmation(confirmed: unknown): void {
  if (confirmed !== 'yes')
    throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_cancel_unconfirmed' }]);
}
