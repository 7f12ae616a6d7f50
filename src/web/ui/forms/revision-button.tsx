// One button of a console that changes what somebody may have changed meanwhile: it carries the revision it was shown with, and says who was
// first beside it.
import type { ButtonVariant } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AppFormBox, SubmitButton, useAppForm } from './app-form.tsx';
import type { FormAnswer } from './form-answer.ts';

interface RevisionButtonProps {
  intent: string;
  revision: number;
  answer: FormAnswer | undefined;
  variant?: ButtonVariant;
  children: string;
}

export function RevisionButton({
  intent,
  revision,
  answer,
  variant = 'primary',
  children,
}: RevisionButtonProps) {
  const form = useAppForm({ id: intent, intent, answer, values: { revision: String(revision) } });
  const { error } = form.field('revision');
  return (
    <AppFormBox form={form} className="space-y-2">
      {error && <Notice tone="bad" live title={error} />}
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton variant={variant}>{children}</SubmitButton>
    </AppFormBox>
  );
}
