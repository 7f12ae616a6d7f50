// The page of photographs of a partner, a store or a hotel (docs/product/pictures.md): what it loads and does.
import { redirect } from 'react-router';
import type { Actor } from '#domain/memberships';
import type { PictureTarget } from '#domain/pictures';
import { localePath } from '#shared/locale-path';
import { usesOf } from '#shared/pictures';
import type { PageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { changePictures } from './change-pictures.server.ts';

interface OwnPictures {
  actor: Actor;
  owner: 'partner' | 'hotel';
  id: string;
  /** Of the page, without language prefix. */
  path: string;
}

/** Does what its forms ask, and shows the page again. The domain asks whether the actor may. */
export function changeOwnPictures(
  request: PageRequest,
  sent: Request,
  { actor, owner, id, path }: OwnPictures,
): ReturnType<typeof answerForm> {
  return answerForm(sent, null, async (form) => {
    const uses: readonly string[] = usesOf[owner];
    const use = uses.find((one) => one === form.get('use')) ?? uses[0];
    const message = await changePictures(request, actor, { owner, id, use } as PictureTarget, form);
    request.leaveToast({ type: 'success', message });
    return redirect(localePath(path, request.locale), 303);
  });
}
