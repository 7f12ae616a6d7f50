// Logos and icon of a brand (docs/product/brands.md): what the draft shows, on the ground it stands on, and the file that replaces it.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card, Section } from '#web/ui/section.tsx';
import type { BrandPicturesView } from './brand-view.ts';

const types = 'image/svg+xml,image/jpeg,image/png,image/webp,image/avif';

interface BrandPicturesProps {
  view: BrandPicturesView;
  /** Of the draft that is shown. */
  revision: number;
  answer: FormAnswer | undefined;
}

export function BrandPictures({ view, revision, answer }: BrandPicturesProps) {
  return (
    <Section title={m.brand_pictures()} className="mb-8">
      <p className="mb-4 max-w-3xl text-ink-soft">{view.text}</p>
      <ul className="grid max-w-5xl gap-4 lg:grid-cols-3">
        {view.each.map((picture) => (
          <li key={picture.name}>
            <PictureForm picture={picture} revision={revision} answer={answer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PictureFormProps {
  picture: BrandPicturesView['each'][number];
  revision: number;
  answer: FormAnswer | undefined;
}

function PictureForm({ picture, revision, answer }: PictureFormProps) {
  const { name, label, hint, address, isOnDark, isChanged } = picture;
  const intent = `upload-${name}`;
  const form = useAppForm({ id: intent, intent, answer });
  return (
    <Card className="h-full p-5">
      <h3 className="mb-3 flex min-h-8 flex-wrap items-center gap-2 font-bold">
        {label}
        {isChanged && <Badge tone="warn">{m.brand_part_changed()}</Badge>}
      </h3>
      <p
        className={`mb-4 flex h-24 items-center justify-center overflow-hidden rounded-lg border border-line p-4 ${isOnDark ? 'bg-primary-dark' : 'bg-page'}`}
      >
        <img src={address} alt={label} className="max-h-full max-w-full" />
      </p>
      <AppFormBox form={form} encType="multipart/form-data">
        <input type="hidden" name="revision" value={revision} />
        <Field
          {...form.field('picture')}
          id={`${intent}-picture`}
          label={m.brand_picture_file()}
          hint={hint}
          type="file"
          accept={types}
          required
        />
        <SubmitButton variant="secondary" pending={m.programme_picture_uploading()}>
          {m.brand_picture_upload()}
          <span className="sr-only">: {label}</span>
        </SubmitButton>
      </AppFormBox>
    </Card>
  );
}
