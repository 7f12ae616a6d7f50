// The photographs of a programme or an item in their console: each with its words, in the order one chooses, and a form for more.
import type { FormAnswer } from '#web/ui/forms/form-answer';
import type { Choice } from '#web/ui/select-field.tsx';
import { AddPictures, PictureRow } from './picture-forms.tsx';
import type { PicturesView } from './pictures-view.server.ts';

interface PictureListProps {
  view: PicturesView;
  uses: readonly Choice[];
  answer: FormAnswer | undefined;
  /** Said where there are none yet. */
  none: string;
}

export function PictureList({ view: { pictures, most, megabytes }, uses, answer, none }: PictureListProps) {
  return (
    <>
      {pictures.length === 0 && <p className="mb-6">{none}</p>}
      <ol className="mb-6 space-y-4">
        {pictures.map(({ photo, words }) => (
          <PictureRow key={photo.id} uses={uses} photo={photo} words={words} answer={answer} />
        ))}
      </ol>
      {pictures.length < most && (
        <AddPictures key={pictures.length} uses={uses} megabytes={megabytes} answer={answer} />
      )}
    </>
  );
}
