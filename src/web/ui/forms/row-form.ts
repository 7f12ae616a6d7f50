// One of many alike forms of a page, each about something else: sent by a fetcher of its own, so that the others stay as they are meanwhile.
// Its buttons say what is done, as `intent`. Without script the page's answer comes back beside the row it is about.
import { useFetcher } from 'react-router';
import { type AppForm, useAppForm } from './app-form.tsx';
import type { FormAnswer } from './form-answer.ts';

export interface RowAnswer extends FormAnswer {
  /** Which row the form was about. */
  about: string;
}

interface RowFormOptions {
  /** Of the element. */
  id: string;
  about: string;
  /** The page's answer. What is wrong with it as a whole is the page's to say (`PageProblem`): the row may be gone. */
  answer: RowAnswer | undefined;
  values?: Record<string, string>;
}

export function useRowForm({ id, about, answer, values }: RowFormOptions): AppForm {
  const fetcher = useFetcher<RowAnswer>();
  const own = fetcher.data ?? (answer?.about === about ? answer : undefined);
  const form = useAppForm({
    id,
    answer: own && { ...own, intent: null },
    fetcher: { ...fetcher, data: undefined },
    ...(values && { values }),
  });
  return { ...form, problem: fetcher.data ? form.problem : null };
}
