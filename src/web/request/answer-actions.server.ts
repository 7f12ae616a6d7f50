// What the forms of a console page do that want a fresh code: one table of acts for each page, one way to answer. A form says
// which act, and about what, as `intent`: 'approve:<id>'.
import { data, redirect } from 'react-router';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { orMissing } from './missing-page.server.ts';
import type { PageRequest } from './page-context.server.ts';
import { leadToStepUp } from './step-up.server.ts';
import { answerForm } from '#web/ui/forms/submission.server';

/** Does it, and answers what is said when it is done. */
export type PageAction = (about: string, form: FormData) => Promise<string>;

/** Does what the form says and leads back to `page`; what is wrong comes back beside the form. */
export function answerActions(
  request: PageRequest,
  sent: Request,
  acts: Readonly<Record<string, PageAction>>,
  page: string,
) {
  return answerForm(sent, null, async (form) => {
    const [name = '', about = ''] = String(form.get('intent')).split(':');
    if (!Object.hasOwn(acts, name)) throw data(null, { status: 400 });
    const said = await orMissing(
      acts[name]!(about, form).catch((error: unknown) => {
        const isUpload = [...form.values()].some((value) => typeof value !== 'string');
        // A file does not come along: it is chosen again, on this page.
        if (isUpload && error instanceof AppError && error.code === 'step_up_required')
          throw toStepUp(request);
        leadToStepUp(error, request);
        throw error;
      }),
    );
    request.leaveToast({ type: 'success', message: said });
    return redirect(localePath(page, request.locale), 303);
  });
}

/** A fresh code is asked for, and then this page again, without its form: a file is chosen anew. */
export function toStepUp(request: PageRequest): Response {
  try {
    leadToStepUp(new AppError('step_up_required'), request);
  } catch (led) {
    if (led instanceof Response) return redirect(led.headers.get('location')!, 303);
  }
  throw new Error('A fresh code is asked for on no page');
}

/** The bytes of each file of a field. */
export const filesOf = (form: FormData, name: string): Promise<Buffer[]> => bytesOf(filesIn(form, name));

/** As `filesOf` where none need be chosen: a field that was left alone arrives as a file without a name. One that is chosen and empty stays: whoever chose it is told. */
export const chosenFilesOf = (form: FormData, name: string): Promise<Buffer[]> =>
  bytesOf(filesIn(form, name).filter((file) => file.name !== '' || file.size > 0));

const filesIn = (form: FormData, name: string) => form.getAll(name).filter((value) => value instanceof File);

const bytesOf = (files: readonly File[]) =>
  Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));

/** The bytes of a file field; none: empty. */
export async function fileOf(form: FormData, name: string): Promise<Buffer> {
  const file = form.get(name);
  return file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
}
