// A form that moves money. It is sent as a document, so that a fresh code can be asked for in between without losing what was pressed.
import type { ReactNode } from 'react';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { AppFormBox, type AppForm, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

interface ActionFormProps {
  /** 'approve:<id>'. */
  act: string;
  answer: FormAnswer | undefined;
  button: string;
  /** Read out after the button's words, where several look alike. */
  about?: string;
  variant?: ButtonVariant;
  values?: Record<string, string>;
  takesFile?: boolean;
  className?: string;
  children?: (form: AppForm) => ReactNode;
}

export function ActionForm({
  act,
  answer,
  button,
  about,
  variant = 'primary',
  values,
  takesFile,
  className,
  children,
}: ActionFormProps) {
  const id = act.replaceAll(/[^a-z0-9]+/g, '-');
  const form = useAppForm({ id, answer, intent: act, ...(values && { values }) });
  return (
    <AppFormBox
      form={form}
      reloadDocument
      noValidate
      {...(className && { className })}
      {...(takesFile && { encType: 'multipart/form-data' as const })}
    >
      {children?.(form)}
      <SubmitButton variant={variant}>
        {button}
        {about && <span className="sr-only">: {about}</span>}
      </SubmitButton>
    </AppFormBox>
  );
}
