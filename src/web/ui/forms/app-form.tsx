// A form of an app page: Conform holds what is typed and shows what the server found wrong, React Router sends it. Without script it
// is a plain form, and the server answers the page with the same words beside the same fields. The rules stay on the server
// (submission.server.ts).
import { getFormProps, useForm } from '@conform-to/react';
import { createContext, type ComponentProps, type ReactNode, useContext } from 'react';
import { type FetcherWithComponents, Form, type FormProps, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
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
  props: ReturnType<typeof getFormProps>;
  intent: string | undefined;
  fetcher: FetcherWithComponents<unknown> | undefined;
}

export function useAppForm({ id, answer, values, intent, fetcher }: FormOptions): AppForm {
  const given = (fetcher?.data as FormAnswer | undefined) ?? answer;
  const result = given && given.intent === (intent ?? null) ? given.result : undefined;
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: result ?? null,
    defaultValue: values ?? {},
    // Asked once, by sending: on a slow line a question for each field would outlast the typing.
    shouldValidate: 'onSubmit',
  });
  const wrong = result && firstWrong(result);
  return {
    field: (name) => {
      const { errors, initialValue } = fields[name]!;
      return {
        name,
        defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
        error: errors?.[0],
        autoFocus: name === wrong,
      };
    },
    problem: form.errors?.[0] ?? null,
    props: getFormProps(form),
    intent,
    fetcher,
  };
}

/** In the order they stand in: that of what was sent. A box that was not ticked is not among it. */
function firstWrong({ error, fields }: FormAnswer['result']): string | undefined {
  const wrong = Object.entries(error ?? {}).flatMap(([name, errors]) => (name && errors ? [name] : []));
  return fields?.find((name) => wrong.includes(name)) ?? wrong[0];
}

const Pending = createContext(false);

interface AppFormBoxProps extends Omit<FormProps, 'method' | 'onSubmit' | 'id'> {
  form: AppForm;
  children: ReactNode;
}

/** The form itself, with its problem at the head. */
export function AppFormBox({ form, children, className = 'space-y-4', ...rest }: AppFormBoxProps) {
  const { props, intent, fetcher, problem } = form;
  const isPending = useIsPending(form);
  const Sender = fetcher?.Form ?? Form;
  return (
    <Pending value={isPending}>
      <Sender method="post" {...props} {...rest} className={className} aria-busy={isPending}>
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {problem && <Notice tone="bad" live title={problem} />}
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

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** What happens after the press; 'Sedang dikirim…' unless it says otherwise. */
  pending?: string;
}

/** Sends the form it stands in. While that is underway it says so, keeps its width and cannot be pressed again. */
export function SubmitButton({ pending = m.frame_sending(), children, ...rest }: SubmitButtonProps) {
  const isPending = useContext(Pending);
  return (
    <Button
      {...rest}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : undefined}
    >
      <span className="grid">
        <span className={`col-start-1 row-start-1 ${isPending ? 'invisible' : ''}`}>{children}</span>
        <span className={`col-start-1 row-start-1 ${isPending ? '' : 'invisible'}`}>{pending}</span>
      </span>
    </Button>
  );
}
