// The photographs of a programme (docs/product/pictures.md): several added at once, each with its words, in the order one chooses.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { picturesOf } from '#domain/pictures';
import { getProgramme } from '#domain/programmes';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { photographMaxMegabytes, picturesMaxEach, usesOf } from '#shared/pictures';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { changePictures } from '#web/pictures/change-pictures.server';
import { photographView } from '#web/pictures/photograph-view';
import { AddPictures, PictureRow } from '#web/pictures/picture-forms.tsx';
import { ProgrammeHead } from '#web/programmes/programme-head.tsx';
import { programmeView } from '#web/programmes/programme-page.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
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
    const use = usesOf.programme.find((one) => one === form.get('use')) ?? 'group';
    const target = { owner: 'programme', id: programmeId, use } as const;
    const message = await changePictures(request, actor, target, form);
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(paths.partnerConsole.programmePictures(programmeId), request.locale), 303);
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.programme.title ?? m.programme_pictures());
}

export default function PicturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, pictures, most, megabytes } = loaderData;
  const uses = [
    { value: 'cover', label: m.programme_picture_use_cover() },
    { value: 'group', label: m.programme_picture_use_group() },
    { value: 'guide', label: m.programme_picture_use_guide() },
  ];
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
              <PictureRow key={photo.id} uses={uses} photo={photo} words={words} answer={actionData} />
            ))}
          </ol>
          {pictures.length < most && (
            <AddPictures key={pictures.length} uses={uses} megabytes={megabytes} answer={actionData} />
          )}
        </>
      )}
    </div>
  );
}
