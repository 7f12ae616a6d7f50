// Forms of the photographs of a programme or an item: adding several, and the words, the place and the removal of one.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card, cardClass } from '#web/ui/section.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import { Photograph } from './photograph.tsx';
import type { PhotographView } from './photograph-view.ts';

const types = 'image/jpeg,image/png,image/webp,image/avif';

interface AddPicturesProps {
  /** What they may show; with one there is nothing to choose. */
  uses: readonly Choice[];
  megabytes: number;
  answer: FormAnswer | undefined;
}

export function AddPictures({ uses, megabytes, answer }: AddPicturesProps) {
  const form = useAppForm({ id: 'add', intent: 'add', answer });
  const hasLogo = uses.some(({ value }) => value === 'logo');
  return (
    <Card>
      <h2 className="mb-4 text-xl font-bold">{m.programme_pictures_add()}</h2>
      <AppFormBox form={form} encType="multipart/form-data" noValidate>
        <Field
          {...form.field('picture')}
          label={m.programme_picture_files()}
          hint={
            hasLogo
              ? m.programme_picture_or_logo_hint({ max: megabytes })
              : m.programme_picture_files_hint({ max: megabytes })
          }
          type="file"
          accept={hasLogo ? `${types},image/svg+xml` : types}
          multiple
          required
        />
        {uses.length > 1 && (
          <SelectField
            label={m.programme_picture_use()}
            name="use"
            value={form.field('use').defaultValue ?? uses[0]!.value}
            choices={uses}
          />
        )}
        <Field
          {...form.field('alt_id')}
          label={m.programme_picture_alt_id()}
          hint={m.programme_picture_alt_hint()}
          autoComplete="off"
        />
        <Field
          {...form.field('alt_en')}
          label={m.programme_picture_alt_en()}
          optional
          lang="en"
          autoComplete="off"
        />
        <SubmitButton pending={m.programme_picture_uploading()}>{m.programme_picture_upload()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

interface PictureRowProps {
  uses: readonly Choice[];
  photo: PhotographView;
  words: { alt_id: string; alt_en: string };
  answer: FormAnswer | undefined;
}

export function PictureRow({ uses, photo, words, answer }: PictureRowProps) {
  const intent = `describe-${photo.id}`;
  const form = useAppForm({ id: intent, intent, answer, values: words });
  const said = uses.find(({ value }) => value === photo.use)?.label;
  const box = photo.shape !== 'scene' ? 'size-32' : 'aspect-[16/10] w-48';
  return (
    <li className={`${cardClass} gap-5 p-4 md:flex`}>
      <div className="max-md:mb-4">
        <Photograph photo={photo} sizes="192px" className={`${box} rounded-lg`} />
        <p className="mt-1 text-sm text-ink-soft">{said}</p>
      </div>
      <div className="min-w-0 flex-1">
        <AppFormBox form={form} className="space-y-3" encType="multipart/form-data" noValidate>
          <Field
            {...form.field('alt_id')}
            id={`${intent}-id`}
            label={m.programme_picture_alt_id()}
            autoComplete="off"
          />
          <Field
            {...form.field('alt_en')}
            id={`${intent}-en`}
            label={m.programme_picture_alt_en()}
            optional
            lang="en"
            autoComplete="off"
          />
          <SubmitButton variant="secondary">{m.programme_picture_save()}</SubmitButton>
        </AppFormBox>
        <div className="mt-3 flex flex-wrap gap-3">
          <Press intent={`up-${photo.id}`} answer={answer} label={m.programme_picture_up()} photo={photo} />
          <Press
            intent={`down-${photo.id}`}
            answer={answer}
            label={m.programme_picture_down()}
            photo={photo}
          />
          <Press
            intent={`remove-${photo.id}`}
            answer={answer}
            label={m.programme_picture_remove()}
            photo={photo}
          />
        </div>
      </div>
    </li>
  );
}

interface PressProps {
  intent: string;
  answer: FormAnswer | undefined;
  label: string;
  photo: PhotographView;
}

function Press({ intent, answer, label, photo }: PressProps) {
  const form = useAppForm({ id: intent, intent, answer });
  return (
    <AppFormBox form={form} className="" encType="multipart/form-data">
      <SubmitButton variant="quiet">
        {label}
        <span className="sr-only">: {photo.alt.text}</span>
      </SubmitButton>
    </AppFormBox>
  );
}
