// A form of a console, one of several on its page, that `#web/request/answer-actions.server` answers. The router sends it and says so
// meanwhile; a fresh code asked for in between loses nothing (decision 0180); once it was done the form is as new.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
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

export function ActionForm(props: ActionFormProps) {
  const id = props.act.replaceAll(/[^a-z0-9]+/g, '-');
  return <OneForm key={useTimesDone(id, props)} id={id} {...props} />;
}

/** Counts what was sent and not refused: what was typed for one is nothing for the next, and fields show what is stored now. */
function useTimesDone(id: string, { act, answer }: Pick<ActionFormProps, 'act' | 'answer'>): number {
  const { state, formMethod, formData } = useNavigation();
  const isUnderway = state !== 'idle' && formMethod === 'POST' && formData?.get('intent') === act;
  const wasUnderway = useRef(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (wasUnderway.current && !isUnderway && answer?.intent !== act) setTimes((before) => before + 1);
    wasUnderway.current = isUnderway;
  }, [isUnderway, answer, act]);
  // The button that was pressed is gone with the form of before.
  useEffect(() => {
    if (times > 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${CSS.escape(id)} button`)?.focus({ preventScroll: true });
  }, [id, times]);
  return times;
}

function OneForm({
  id,
  act,
  answer,
  button,
  about,
  variant = 'primary',
  values,
  takesFile,
  className,
  children,
}: ActionFormProps & { id: string }) {
  const form = useAppForm({ id, answer, intent: act, ...(values && { values }) });
  return (
    <AppFormBox
      form={form}
      noValidate
      preventScrollReset
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
