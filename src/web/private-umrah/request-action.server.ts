// What the buttons of a private umrah have in common: what is refused is told as a toast, on the page as it is then.
import { redirect } from 'react-router';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { problemText } from '#web/ui/forms/error-labels.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';

/**
 * Does it and leads to `to`; what the domain refuses leads to `back`. Throws what is no fault of the sender, and what stands
 * beside a field.
 */
export async function answerPress(
  { leaveToast, locale }: PageRequest,
  { to, back }: { to: string; back: string },
  change: () => Promise<unknown>,
): Promise<Response> {
  try {
    await orMissing(change());
    return redirect(localePath(to, locale), 303);
  } catch (error) {
    if (
      !(error instanceof AppError) ||
      error.faults.length > 0 ||
      error.status >= 500 ||
      error.status === 404
    )
      throw error;
    leaveToast({ type: 'error', message: problemText(error) });
    return redirect(localePath(back, locale), 303);
  }
}
