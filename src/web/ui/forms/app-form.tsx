// A form of an app page: React Router sends it, and what Conform found wrong on the server (submission.server.ts) stands beside the fields;
// what is typed stays the browser's. Without script it is a plain form, and the server answers the page with the same words beside the
// same fields (decision 0100).
import { createContext, type ComponentProps, type ReactNode, useContext, useEffect } from 'react';
import { type FetcherWithComponents, Form, type FormProps, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import { Notice } from '#web/ui/notice.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { dateNameOf } from './date-parts.ts';
import type { FormAnswer } from './form-answer.ts';

interface FormOptions {
  /** Of the element, and of the fields in it. */
  id: string;
  /** The action's answer. */
  answer: FormAnswer | undefined;
  /** What stands in the fields at first. */
  values?: Record<string, string>;
  /** Which of several forms on the page this is: sent along as `intent`. */
  intent?: string;
  /** Sends without leaving the page, for forms beside one another. Without script the page answers all the same. */
  fetcher?: FetcherWithComponents<unknown>;
}

/** What `<Field>` needs of one field: `<Field {...form.field('email')} label=… />`. */
interface FieldProps {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  /** The document puts the focus on the first wrong field by itself, where no script does. */
  autoFocus: boolean;
}

export interface AppForm {
  field(name: string): FieldProps;
  /** Concerns the form as a whole. */
  problem: string | null;
  signInPath: string | undefined;
  props: { id: string; noValidate: true };
  intent: string | undefined;
  fetcher: FetcherWithComponents<unknown> | undefined;
}

export function useAppForm({ id, answer, values, intent, fetcher }: FormOptions): AppForm {
  const given = (fetcher?.data as FormAnswer | undefined) ?? answer;
  const result = given && given.intent === (intent ?? null) ? given.result : undefined;
  const wrong = result && firstWrong(result);
  useFocusOnWrong(id, result);
  return {
    field: (name) => ({
      name,
      defaultValue: textAt(result?.initialValue, name) ?? (result?.initialValue ? undefined : values?.[name]),
      error: result?.error?.[name]?.[0],
      autoFocus: name === wrong,
    }),
    problem: result?.error?.['']?.[0] ?? null,
    signInPath: result && given?.signInPath,
    props: { id, noValidate: true },
    intent,
    fetcher,
  };
}

/** `hotels[0].name` of what was sent. */
function textAt(sent: unknown, name: string): string | undefined {
  let value = sent;
  for (const part of name.split(/[.[\]]+/).filter(Boolean))
    value = (value as Record<string, unknown> | null)?.[part];
  return typeof value === 'string' ? value : undefined;
}

/** In the order they stand in: that of what was sent. A box that was not ticked is not among it. */
function firstWrong({ error, fields }: FormAnswer['result']): string | undefined {
  const wrong = namesOfWrong(error);
  return fields?.find((name) => wrong.includes(name)) ?? wrong[0];
}

function namesOfWrong(error: FormAnswer['result']['error']): string[] {
  return Object.entries(error ?? {}).flatMap(([name, errors]) => (name && errors ? [name] : []));
}

/** Once for each answer; where no script runs, `autoFocus` does it. */
function useFocusOnWrong(id: string, result: FormAnswer['result'] | undefined): void {
  useEffect(() => {
    const wrong = namesOfWrong(result?.error);
    const form = document.getElementById(id) as HTMLFormElement | null;
    for (const control of form?.elements ?? []) {
      if (wrong.includes(dateNameOf((control as HTMLInputElement).name)))
        return (control as HTMLInputElement).focus();
    }
  }, [id, result]);
}

const Pending = createContext(false);

interface AppFormBoxProps extends Omit<FormProps, 'method' | 'onSubmit' | 'id'> {
  form: AppForm;
  children: ReactNode;
}

/** The form itself, with its problem at the head. */
export function AppFormBox({ form, children, className = 'space-y-4', ...rest }: AppFormBoxProps) {
  const { props, intent, fetcher, problem, signInPath } = form;
  const isPending = useIsPending(form);
  const Sender = fetcher?.Form ?? Form;
  return (
    <Pending value={isPending}>
      <Sender method="post" {...props} {...rest} className={className} aria-busy={isPending}>
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {problem && (
          <Notice tone="bad" live title={problem}>
            {signInPath && (
              <a href={signInPath} target="_blank" className="font-semibold underline underline-offset-4">
                {m.frame_login()} ({m.frame_new_tab()})
              </a>
            )}
          </Notice>
        )}
        {children}
        <output className="sr-only">{isPending && m.frame_sending()}</output>
      </Sender>
    </Pending>
  );
}

/** From the press until the next page, or this one with what is wrong, stands there. */
function useIsPending({ intent, fetcher }: AppForm): boolean {
  const { state, formMethod, formData } = useNavigation();
  if (fetcher) return fetcher.state !== 'idle';
  return state !== 'idle' && formMethod === 'POST' && (formData?.get('intent') ?? null) === (intent ?? null);
}

/** Sends the form it stands in. While that is underway it says so, keeps its width and cannot be pressed again. */
export function SubmitButton(props: Omit<ComponentProps<typeof PendingButton>, 'isPending'>) {
  return <PendingButton isPending={useContext(Pending)} {...props} />;
}
