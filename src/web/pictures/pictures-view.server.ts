// The photographs of a programme or an item as their console shows them.
import { picturesOf } from '#domain/pictures';
import { photographMaxMegabytes, picturesMaxEach } from '#shared/pictures';
import type { PageRequest } from '#web/request/page-context.server';
import { photographView } from './photograph-view.ts';

export type PicturesView = Awaited<ReturnType<typeof picturesView>>;

/** Who may see them has been asked. */
export async function picturesView(
  { deps, locale }: Pick<PageRequest, 'deps' | 'locale'>,
  owner: Parameters<typeof picturesOf>[1],
) {
  const pictures = await picturesOf(deps, owner);
  return {
    pictures: pictures.map((picture) => ({
      photo: photographView(picture, locale),
      words: { alt_id: picture.alt.id, alt_en: picture.alt.en ?? '' },
    })),
    most: picturesMaxEach,
    megabytes: photographMaxMegabytes,
  };
}
