// Writing a comment (spec §3, §7): a real form; guests are led to where one signs in, and back to write.
/* oxlint-disable jsx-a11y/no-autofocus -- after a fault, or on the way back from signing in, the focus belongs to the field (docs/product/pages.md),
   and only the document itself can put it there when there is no script */
import * as m from '#messages/messages';
import { commentMaxLength, writeQuery } from '#shared/hasanah';
import * as paths from '#shared/paths';
import { returnQuery } from '#shared/return-to';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FormState } from '#web/ui/forms/form-state';

export function CommentForm({
  state: { values, errors, problem },
  isWriting,
}: {
  state: FormState;
  isWriting: boolean;
}) {
  return (
    <form method="post" noValidate className="mt-4 max-w-2xl space-y-3">
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <input type="hidden" name="intent" value="comment" />
      <Field
        label={m.hasanah_comment_label()}
        name="comment"
        error={errors['comment']}
        hint={m.hasanah_comment_hint({ max: commentMaxLength })}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            required
            maxLength={commentMaxLength}
            defaultValue={values['comment']}
            autoFocus={isWriting || errors['comment'] !== undefined}
          />
        )}
      </Field>
      <Button>{m.hasanah_comment_send()}</Button>
    </form>
  );
}

/** Of an article's page. */
export function SignInToComment({ slug }: { slug: string }) {
  const back = returnQuery({
    productSlug: null,
    redirect: `${paths.article(slug)}?${writeQuery}=1`,
    partnerSlug: null,
    slug: null,
  });
  return (
    <p className="mt-4 flex flex-wrap items-center gap-4">
      <LocalLink to={`${paths.auth.login}${back}`} rel="nofollow" className={buttonClass('secondary')}>
        {m.hasanah_sign_in()}
      </LocalLink>
      <span>{m.hasanah_comment_sign_in()}</span>
    </p>
  );
}
