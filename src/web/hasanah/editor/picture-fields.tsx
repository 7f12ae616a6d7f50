// Pictures of an article: those it has, each with the line that shows it, and a file to add. All in the article's own form, so that
// what was typed comes along.
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
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import type { PictureView } from './editor-view.ts';
import { IntentButton } from './intent-button.tsx';

const useWord: Record<PictureUse, () => string> = { cover: m.editor_use_cover, text: m.editor_use_text };

export function PictureFields({
  pictures,
  form,
  insert,
}: {
  pictures: readonly PictureView[];
  form: AppForm;
  /** Puts a line where the cursor stands. */
  insert: (line: string) => void;
}) {
  const { defaultValue: _none, ...file } = form.field('picture');
  const use = form.field('picture_use');
  return (
    <fieldset id="pictures" className="scroll-mt-4 space-y-4">
      <legend className="mb-2 text-xl font-bold tracking-tight">{m.editor_pictures()}</legend>
      <p className="text-ink-soft">{m.editor_pictures_text()}</p>
      {pictures.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {pictures.map((picture) => (
            <Picture key={picture.id} picture={picture} insert={insert} />
          ))}
        </ul>
      )}
      <Field
        {...file}
        label={m.editor_picture()}
        type="file"
        optional
        accept={pictureTypes.join(',')}
        hint={m.editor_picture_hint({ max: pictureMaxMegabytes })}
      />
      <SelectField
        label={m.editor_picture_use()}
        name="picture_use"
        value={use.defaultValue}
        error={use.error}
        choices={pictureUses.map((value) => ({ value, label: useWord[value]() }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={m.editor_alt()}
          {...form.field('alt_id')}
          autoComplete="off"
          maxLength={altMaxLength}
          lang="id"
          hint={m.editor_alt_hint()}
        />
        <Field
          label={m.editor_alt_en()}
          {...form.field('alt_en')}
          optional
          autoComplete="off"
          maxLength={altMaxLength}
          lang="en"
        />
      </div>
      <IntentButton value="upload" variant="secondary">
        <span className="inline-flex items-center gap-2">
          <Upload size={20} aria-hidden="true" />
          {m.editor_upload()}
        </span>
      </IntentButton>
    </fieldset>
  );
}

function Picture({
  picture: { id, address, width, height, alt, isCover, markdown },
  insert,
}: {
  picture: PictureView;
  insert: (line: string) => void;
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
          <Button
            type="button"
            variant="secondary"
            onClick={() => insert(markdown)}
            className="noscript:hidden mt-2"
          >
            {m.editor_insert()}
          </Button>
        </div>
      )}
      <IntentButton value={`remove:${id}`} variant="danger">
        {m.editor_remove()}
        <span className="sr-only">: {alt}</span>
      </IntentButton>
    </li>
  );
}
