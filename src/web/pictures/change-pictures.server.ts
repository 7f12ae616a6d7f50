// What the forms of photographs do (picture-forms.tsx): several added at once; the words, the place and the removal of one.
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  addPicture,
  describePicture,
  movePicture,
  type PictureTarget,
  removePicture,
} from '#domain/pictures';
import { AppError } from '#shared/errors';
import type { PageRequest } from '#web/request/page-context.server';

/** Answers what was done. The domain asks whether the actor may. */
export async function changePictures(
  { deps }: Pick<PageRequest, 'deps'>,
  actor: Actor,
  target: PictureTarget,
  form: FormData,
): Promise<string> {
  const intent = String(form.get('intent'));
  const words = { alt_id: form.get('alt_id'), alt_en: form.get('alt_en') ?? undefined };
  if (intent === 'add') return m.programme_pictures_added({ count: await addAll(deps, actor, target, form) });
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
async function addAll(
  deps: PageRequest['deps'],
  actor: Actor,
  target: PictureTarget,
  form: FormData,
): Promise<number> {
  const words = { alt_id: form.get('alt_id'), alt_en: form.get('alt_en') ?? undefined };
  const files = form.getAll('picture').filter((file) => file instanceof File);
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer());
    await addPicture(deps, actor, target, bytes, words);
  }
  return files.length;
}
