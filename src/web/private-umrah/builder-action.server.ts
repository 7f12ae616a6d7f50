// What the builder's last button does: the choices become a request of the member, with their estimate.
import { redirect } from 'react-router';
import { getUmrahTable } from '#domain/umrah-estimates';
import { putInCart } from '#domain/private-umrah';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { problemText } from '#web/ui/forms/error-labels.server';
import { formOfValues, readValues, startingValues } from './builder-form.server.ts';

export async function storeBuilt(request: PageRequest, form: FormData): Promise<Response> {
  const { deps, actor, brand, locale } = request;
  const sent = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const { table } = await orMissing(getUmrahTable(deps, brand));
  const values = readValues(startingValues(table, todayInIndonesia(deps.now())), sent);
  const here = `${paths.privateUmrah.builder}?${new URLSearchParams({ ...values, step: 'estimate' })}`;
  if (!actor) {
    const wanted = readReturnTo(new URLSearchParams({ redirect: here }));
    return redirect(localePath(`${paths.auth.login}${returnQuery(wanted)}`, locale), 303);
  }
  try {
    const { id } = await putInCart(deps, actor, { form: formOfValues(values), brand, locale });
    return redirect(localePath(`${paths.privateUmrah.book}?order=${id}`, locale), 303);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    // What does not fit stands beside its field there; anything else is told.
    if (error.code !== 'invalid_input') request.leaveToast({ type: 'error', message: problemText(error) });
    return redirect(localePath(here, locale), 303);
  }
}
