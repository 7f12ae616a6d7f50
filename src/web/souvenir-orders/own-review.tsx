// What its buyer wrote of an item, on the page of its parcel: the pictures in it, one more, one less.
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { reviewPicturesMost } from '#shared/limits';
import { Photograph } from '#web/pictures/photograph.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import type { StoreOrderView } from './store-order-view.ts';

type Line = StoreOrderView['lines'][number];

interface OwnReviewProps {
  line: Line;
  review: NonNullable<Line['review']>;
  answer: FormAnswer | undefined;
}

export function OwnReview({ line, review: { pictures, mayAdd }, answer }: OwnReviewProps) {
  return (
    <>
      <p className="mt-2 text-good">{m.souvenir_reviewed()}</p>
      {pictures.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-3">
          {pictures.map((photo) => (
            <li key={photo.id} className="w-28">
              <Photograph photo={photo} sizes="112px" className="aspect-square w-full rounded-lg" />
              <PressForm
                className="mt-1"
                fields={{ line: line.id, picture: photo.id }}
                about={photo.alt.text}
                presses={[
                  {
                    intent: 'remove_picture',
                    label: m.souvenir_review_picture_remove(),
                    variant: 'secondary',
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <AddPictures line={line} answer={answer} />}
    </>
  );
}

function AddPictures({ line: { id, name }, answer }: Pick<OwnReviewProps, 'line' | 'answer'>) {
  const fetcher = useFetcher();
  const own = answer?.result.initialValue?.['line'] === id ? answer : undefined;
  const form = useAppForm({ id: `pictures-${id}`, answer: own, intent: 'add_pictures', fetcher });
  return (
    <details className="mt-2" open={own !== undefined || undefined}>
      <summary className="fold-mark min-h-12 cursor-pointer py-3 font-semibold text-primary pr-8">
        {m.souvenir_review_add_pictures()}
        <span className="sr-only">: {name.text}</span>
      </summary>
      <AppFormBox form={form} encType="multipart/form-data" className="max-w-xl space-y-3">
        <input type="hidden" name="line" value={id} />
        <ReviewPicturesField form={form} />
        <SubmitButton variant="secondary">{m.souvenir_review_add_pictures()}</SubmitButton>
      </AppFormBox>
    </details>
  );
}

export function ReviewPicturesField({ form }: { form: ReturnType<typeof useAppForm> }) {
  return (
    <Field
      name="picture"
      label={m.souvenir_review_pictures()}
      hint={m.souvenir_review_pictures_hint({ max: reviewPicturesMost })}
      error={form.field('picture').error}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif"
      multiple
      optional
    />
  );
}
