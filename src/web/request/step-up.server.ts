// Money, roles and identity documents want a fresh code (decision 0059): it is asked for on a page of its own, and what was sent goes on afterwards.
import { redirect } from 'react-router';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { PageRequest } from './page-context.server.ts';

const stepUpPath = paths.auth.confirm;

/**
 * Leads on where a fresh code is all that is missing; anything else is left to the caller. By 307 the browser sends its form along, there
 * and, when the code was right, back again: nothing is kept between the two, and no script is needed.
 */
export function leadToStepUp(
  error: unknown,
  { path, search, locale }: Pick<PageRequest, 'path' | 'search' | 'locale'>,
): void {
  if (error instanceof AppError && error.code === 'step_up_required') {
    throw redirect(localePath(`${stepUpPath}?redirect=${encodeURIComponent(path + search)}`, locale), 307);
  }
}
