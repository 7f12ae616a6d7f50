// Pictures of an article: those it has, each with the line that shows it, and a file to add. All in the article's own form, so that
// what was typed comes along.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import { Upload } from 'lucide-react';
import * as m from '#messages/messages';
import {
  altMaxLength,
  pictureMaxMegabytes,
  pictureTypes,
  type PictureUse,
  pictureUses,
} from '#shared/article-pictures';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import type { PictureView } from './editor-view.ts';

const useWord: Record<PictureUse, () => string> = { cover: m.editor_use_cover, text: m.editor_use_text };

export function PictureFields({
  pictures,
  state: { values, errors },
  wrong,
}: {
  pictures: readonly PictureView[];
  state: FormState;
  wrong: string | undefined;
}) {
  return (
    <fieldset id="pictures" className="scroll-mt-4 space-y-4">
      <legend className="mb-2 text-xl font-bold tracking-tight">{m.editor_pictures()}</legend>
      <p className="text-ink-soft">{m.editor_pictures_text()}</p>
      {pictures.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {pictures.map((picture) => (
            <Picture key={picture.id} picture={picture} />
          ))}
        </ul>
      )}
      <Field
        label={m.editor_picture()}
        name="picture"
        type="file"
        optional
        accept={pictureTypes.join(',')}
        hint={m.editor_picture_hint({ max: pictureMaxMegabytes })}
        error={errors['picture']}
        autoFocus={wrong === 'picture'}
      />
      <SelectField
        label={m.editor_picture_use()}
        name="picture_use"
        value={values['picture_use']}
        error={errors['picture_use']}
        choices={pictureUses.map((value) => ({ value, label: useWord[value]() }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={m.editor_alt()}
          name="alt_id"
          autoComplete="off"
          maxLength={altMaxLength}
          lang="id"
          hint={m.editor_alt_hint()}
          defaultValue={values['alt_id']}
          error={errors['alt_id']}
          autoFocus={wrong === 'alt_id'}
        />
        <Field
          label={m.editor_alt_en()}
          name="alt_en"
          optional
          autoComplete="off"
          maxLength={altMaxLength}
          lang="en"
          defaultValue={values['alt_en']}
          error={errors['alt_en']}
          autoFocus={wrong === 'alt_en'}
        />
      </div>
      <Button name="intent" value="upload" variant="secondary">
        <Upload size={20} aria-hidden="true" />
        {m.editor_upload()}
      </Button>
    </fieldset>
  );
}

function Picture({
  picture: { id, address, width, height, alt, isCover, markdown },
}: {
  picture: PictureView;
}) {
  return (
    <li className={`${cardClass} space-y-2 p-3`}>
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="aspect-[8/5] h-auto w-full rounded-lg bg-line object-cover"
      />
      <p className="break-words">
        {isCover && <Badge tone="neutral">{m.editor_is_cover()}</Badge>} {alt}
      </p>
      {!isCover && (
        <div>
          <p className="text-sm text-ink-soft">{m.editor_insert_hint()}</p>
          <code className="block text-sm break-all select-all">{markdown}</code>
          <Button type="button" variant="secondary" hidden data-insert={markdown} className="mt-2">
            {m.editor_insert()}
          </Button>
        </div>
      )}
      <Button name="intent" value={`remove:${id}`} variant="quiet" className="-ml-5">
        {m.editor_remove()}
        <span className="sr-only">: {alt}</span>
      </Button>
    </li>
  );
}
