// What its buyer wrote of an item, on the page of its parcel: the pictures in it, one more, one less.
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import type { StoreOrderView } from './store-order-view.ts';

type Line = StoreOrderView['lines'][number];

type PictureWords = StoreOrderView['pictureWords'];

interface OwnReviewProps {
  line: Line;
  review: NonNullable<Line['review']>;
  words: PictureWords;
  answer: FormAnswer | undefined;
}

export function OwnReview({ line, review: { pictures, mayAdd }, words, answer }: OwnReviewProps) {
  return (
    <>
      <p className="mt-2 text-good">{m.souvenir_reviewed()}</p>
      {pictures.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-3">
          {pictures.map(({ id, path, alt }) => (
            <li key={id} className="w-28">
              <img
                src={path}
                alt={alt}
                width={256}
                height={256}
                loading="lazy"
                className="aspect-square h-auto w-full rounded-lg border border-line"
              />
              <PressForm
                className="mt-1"
                fields={{ line: line.id, picture: id }}
                about={alt}
                presses={[
                  {
                    intent: 'remove_picture',
                    label: words.remove,
                    variant: 'secondary',
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <LineForm
          line={line}
          words={words}
          answer={answer}
          intent="add_pictures"
          title={words.add}
          send={words.add}
        />
      )}
    </>
  );
}

type LineFormProps = Omit<OwnReviewProps, 'review'> & {
  intent: string;
  title: string;
  send: string;
  /** What is asked beside pictures. */
  children?: (form: ReturnType<typeof useAppForm>) => ReactNode;
};

/** A form about one of several lines, folded, that takes pictures. */
export function LineForm({
  line: { id, name },
  words,
  answer,
  intent,
  title,
  send,
  children,
}: LineFormProps) {
  const fetcher = useFetcher();
  // Without script the page's answer is about one of several lines.
  const own = answer?.result.initialValue?.['line'] === id ? answer : undefined;
  const form = useAppForm({ id: `${intent}-${id}`, answer: own, intent, fetcher });
  return (
    <details className="mt-2" open={own !== undefined || undefined}>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold text-primary pr-8">
        {title}
        <span className="sr-only">: {name.text}</span>
      </summary>
      <AppFormBox form={form} encType="multipart/form-data" className="max-w-xl space-y-3">
        <input type="hidden" name="line" value={id} />
        {children?.(form)}
        <Field
          id={`${intent}-picture-${id}`}
          name="picture"
          label={words.label}
          hint={words.hint}
          error={form.field('picture').error}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          optional
        />
        <SubmitButton>{send}</SubmitButton>
      </AppFormBox>
    </details>
  );
}
