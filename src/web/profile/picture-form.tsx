// Choosing a picture (spec §7 me/avatar): a real form with a file; the island profile/picture.island.ts shows and shrinks it first.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { avatarMaxMegabytes, avatarSide, avatarTypes } from '#shared/avatar';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { Avatar } from './avatar.tsx';

export function PictureForm({
  avatarUrl,
  state: { errors, problem },
}: {
  avatarUrl: string | null;
  state: FormState;
}) {
  return (
    <>
      {problem && <Notice tone="bad" live title={problem} />}
      <picture-field
        data-unreadable={m.error_picture_unreadable()}
        data-heic={m.error_picture_heic()}
        className="block"
      >
        <form method="post" encType="multipart/form-data" noValidate className="max-w-xl space-y-5">
          <div data-present>
            <Avatar url={avatarUrl} size={160} />
          </div>
          <canvas hidden width={avatarSide} height={avatarSide} className="size-40 rounded-full">
            {m.profile_picture_preview()}
          </canvas>
          <Field
            label={m.profile_picture_file()}
            name="avatar"
            type="file"
            accept={avatarTypes.join(',')}
            required
            error={errors['avatar']}
            hint={m.profile_picture_hint({ max: avatarMaxMegabytes })}
            autoFocus={errors['avatar'] !== undefined}
          />
          <p role="alert" hidden className="font-semibold text-bad" />
          <Button name="intent" value="save">
            {m.profile_picture_save()}
          </Button>
        </form>
      </picture-field>
      {avatarUrl && (
        <form method="post">
          <Button name="intent" value="remove" variant="secondary">
            {m.profile_picture_remove()}
          </Button>
        </form>
      )}
    </>
  );
}
