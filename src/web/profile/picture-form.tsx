// Choosing a picture (spec §7 me/avatar): a form with a file. In the browser the picture is shown before it is sent, and sent small.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import { type ChangeEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { avatarMaxMegabytes, avatarSide, avatarTypes } from '#shared/avatar';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Avatar } from './avatar.tsx';
import { smallPicture } from './small-picture.ts';

interface PictureFormProps {
  avatarUrl: string | null;
  answer: FormAnswer | undefined;
}

export function PictureForm({ avatarUrl, answer }: PictureFormProps) {
  const form = useAppForm({ id: 'picture', answer, intent: 'save' });
  const { canvas, isShown, unreadable, take } = useSmallPicture();
  const { name, error, autoFocus } = form.field('avatar');
  return (
    <>
      <AppFormBox form={form} encType="multipart/form-data" className="max-w-xl space-y-5">
        {!isShown && <Avatar url={avatarUrl} size={160} />}
        <canvas
          ref={canvas}
          hidden={!isShown}
          width={avatarSide}
          height={avatarSide}
          className="size-40 rounded-full"
        >
          {m.profile_picture_preview()}
        </canvas>
        <Field
          label={m.profile_picture_file()}
          name={name}
          error={error}
          hint={m.profile_picture_hint({ max: avatarMaxMegabytes })}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept={avatarTypes.join(',')}
              required
              autoFocus={autoFocus}
              onChange={(event) => void take(event)}
            />
          )}
        </Field>
        {unreadable && (
          <p role="alert" className="font-semibold text-bad">
            {unreadable}
          </p>
        )}
        <SubmitButton>{m.profile_picture_save()}</SubmitButton>
      </AppFormBox>
      {avatarUrl && <RemoveForm answer={answer} />}
    </>
  );
}

function RemoveForm({ answer }: Pick<PictureFormProps, 'answer'>) {
  const fetcher = useFetcher();
  const form = useAppForm({ id: 'remove-picture', answer, intent: 'remove', fetcher });
  return (
    <AppFormBox form={form}>
      <SubmitButton variant="danger">{m.profile_picture_remove()}</SubmitButton>
    </AppFormBox>
  );
}

/** What was chosen is drawn, and a small picture takes its place in the field. */
function useSmallPicture() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [unreadable, setUnreadable] = useState('');
  const take = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file || !canvas.current) return;
    try {
      const small = await smallPicture(file, canvas.current);
      setIsShown(true);
      setUnreadable('');
      // Another one was chosen meanwhile, or this browser cannot write pictures: what was chosen is sent.
      if (!small || input.files?.[0] !== file) return;
      const chosen = new DataTransfer();
      chosen.items.add(small);
      input.files = chosen.files;
    } catch {
      setUnreadable(/\.hei[cf]$/i.test(file.name) ? m.error_picture_heic() : m.error_picture_unreadable());
    }
  };
  return { canvas, isShown, unreadable, take };
}
