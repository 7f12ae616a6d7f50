// A form of a console that wants a fresh code. It is sent as a document, so that the code can be asked for in between without losing what
// was pressed; `#web/request/answer-actions.server` answers it.
import type { ReactNode } from 'react';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { AppFormBox, type AppForm, SubmitButton, useAppForm } from './app-form.tsx';
import type { FormAnswer } from './form-answer.ts';

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
