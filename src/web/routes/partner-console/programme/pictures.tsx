// The photographs of a programme (docs/product/pictures.md): several added at once, each with its words, in the order one chooses.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { getProgramme } from '#domain/programmes';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { usesOf } from '#shared/pictures';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { changePictures } from '#web/pictures/change-pictures.server';
import { PictureList } from '#web/pictures/picture-list.tsx';
import { picturesView } from '#web/pictures/pictures-view.server';
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
  const { programmeId } = args.params;
  const copy = await orMissing(getProgramme(request.deps, actor, programmeId));
  return {
    programme: programmeView(copy, request),
    pictures: await picturesView(request, { kind: 'programme', id: programmeId }),
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
  const { programme, pictures } = loaderData;
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
          <p className="mb-4 text-ink-soft">{m.programme_pictures_text({ max: pictures.most })}</p>
          <PictureList view={pictures} uses={uses} answer={actionData} none={m.programme_pictures_none()} />
        </>
      )}
    </div>
  );
}
