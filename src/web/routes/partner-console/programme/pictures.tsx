// The photographs of a programme (docs/product/pictures.md): several added at once, each with its words, in the order one chooses.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { addPicture, describePicture, movePicture, picturesOf, removePicture } from '#domain/pictures';
import { getProgramme } from '#domain/programmes';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { photographMaxMegabytes, picturesMaxEach, usesOf } from '#shared/pictures';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { photographView } from '#web/pictures/photograph-view';
import { AddPictures, PictureRow } from '#web/programmes/picture-forms.tsx';
import { ProgrammeHead } from '#web/programmes/programme-head.tsx';
import { programmeView } from '#web/programmes/programme-page.server';
import { orMissing } from '#web/request/missing-page.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Actor } from '#domain/memberships';
import type { Route } from './+types/pictures';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const { programmeId } = args.params;
  const copy = await orMissing(getProgramme(deps, actor, programmeId));
  const pictures = await picturesOf(deps, { kind: 'programme', id: programmeId });
  return {
    programme: programmeView(copy, request),
    pictures: pictures.map((picture) => ({
      photo: photographView(picture, locale),
      words: { alt_id: picture.alt.id, alt_en: picture.alt.en ?? '' },
    })),
    most: picturesMaxEach,
    megabytes: photographMaxMegabytes,
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { programmeId } = args.params;
  await orMissing(getProgramme(request.deps, actor, programmeId));
  return answerForm(args.request, null, async (form) => {
    const message = await changePictures(request, actor, programmeId, form);
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(paths.partnerConsole.programmePictures(programmeId), request.locale), 303);
  });
}

/** Answers what was done. */
async function changePictures(
  { deps }: PageRequest,
  actor: Actor,
  programmeId: string,
  form: FormData,
): Promise<string> {
  const intent = String(form.get('intent'));
  const words = { alt_id: form.get('alt_id'), alt_en: form.get('alt_en') };
  if (intent === 'add')
    return m.programme_pictures_added({ count: await addAll(deps, actor, programmeId, form) });
  const id = /^(describe|up|down|remove)-(.+)$/.exec(intent)?.[2];
  if (!id) throw new AppError('invalid_input');
  if (intent.startsWith('describe')) {
    await describePicture(deps, actor, id, words);
    return m.programme_picture_saved();
  }
  if (intent.startsWith('remove')) {
    await removePicture(deps, actor, id);
    return m.programme_picture_removed();
  }
  await movePicture(deps, actor, id, intent.startsWith('up') ? -1 : 1);
  return m.programme_picture_moved();
}

/** One after the other: each waits for its turn at being redrawn. */
async function addAll(deps: PageRequest['deps'], actor: Actor, id: string, form: FormData): Promise<number> {
  const use = usesOf.programme.find((one) => one === form.get('use')) ?? 'group';
  const words = { alt_id: form.get('alt_id'), alt_en: form.get('alt_en') };
  const files = form.getAll('picture').filter((file) => file instanceof File);
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer());
    await addPicture(deps, actor, { owner: 'programme', id, use }, bytes, words);
  }
  return files.length;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.programme.title ?? m.programme_pictures());
}

export default function PicturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, pictures, most, megabytes } = loaderData;
  return (
    <div className="max-w-5xl">
      <ProgrammeHead programme={programme} />
      {programme.version === 0 ? (
        <Notice tone="neutral" title={m.programme_pictures_draft()} />
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{m.programme_pictures_text({ max: most })}</p>
          {pictures.length === 0 && <p className="mb-6">{m.programme_pictures_none()}</p>}
          <ol className="mb-6 space-y-4">
            {pictures.map(({ photo, words }) => (
              <PictureRow key={photo.id} photo={photo} words={words} answer={actionData} />
            ))}
          </ol>
          {pictures.length < most && (
            <AddPictures key={pictures.length} megabytes={megabytes} answer={actionData} />
          )}
        </>
      )}
    </div>
  );
}
