// A step that is kept while somebody writes: each field when it is left. Without script the button saves.
import { type ReactNode, useRef } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { type AppForm, AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

interface AutosavedFormProps {
  values: Record<string, string>;
  answer: FormAnswer | undefined;
  children: (form: AppForm) => ReactNode;
}

export function AutosavedForm({ values, answer, children }: AutosavedFormProps) {
  const form = useAppForm({ id: 'step', answer, values, intent: 'save' });
  const keeper = useFetcher<{ isKept?: boolean }>();
  const kept = useRef('');
  function keep(element: HTMLFormElement): void {
    const fields = new FormData(element);
    fields.set('intent', 'keep');
    const written = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString();
    if (written === kept.current) return;
    kept.current = written;
    void keeper.submit(fields, { method: 'post' });
  }
  return (
    <AppFormBox form={form} onBlur={(event) => keep(event.currentTarget)}>
      <p className="noscript:hidden text-ink-soft">
        {m.joining_keep_hint()}
        {/* A line of its own, always: a button that moves while it is pressed is not pressed. */}
        <output className="block min-h-6 font-semibold">
          {keeper.state === 'idle' ? keeper.data?.isKept && m.joining_kept() : m.joining_keeping()}
        </output>
      </p>
      {children(form)}
      <SubmitButton>{m.joining_next()}</SubmitButton>
    </AppFormBox>
  );
}
