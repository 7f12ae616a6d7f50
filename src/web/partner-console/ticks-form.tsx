// Documents that wait are ticked where they stand, and accepted together by this form. With script there are keys among them, only while a
// tick box has the focus, so that nothing is pressed by accident; Space and Enter are the browser's own.
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { CheckCheck } from 'lucide-react';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

/** Its id, and its intent: boxes elsewhere on the page belong to it. */
export const ticksForm = 'accept-ticked';

interface DocumentTicksProps {
  isAsked: boolean;
  answer: FormAnswer | undefined;
  children: ReactNode;
}

export function DocumentTicks({ isAsked, answer, children }: DocumentTicksProps) {
  const form = useAppForm({ id: ticksForm, intent: ticksForm, answer });
  const { error } = form.field('ticked');
  const around = useRef<HTMLDivElement>(null);
  if (!isAsked) return children;

  const boxes = () => [...around.current!.querySelectorAll<HTMLInputElement>('input[name=ticked]')];
  /** All of them, or none when all are ticked already. */
  const tickAll = () => {
    const isTicked = boxes().some(({ checked }) => !checked);
    for (const box of boxes()) box.checked = isTicked;
  };
  const press = (event: KeyboardEvent) => {
    const all = boxes();
    const at = all.indexOf(event.target as HTMLInputElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) all[(at + step + all.length) % all.length]!.focus();
    else if (event.key.toLowerCase() === 'a') tickAll();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the boxes in it, and is none itself
    <div ref={around} onKeyDown={press}>
      <p className="mb-2 max-w-prose">{m.pconsole_tick_text()}</p>
      <p className="noscript:hidden mb-2 max-w-prose text-ink-soft max-md:sr-only">
        {m.pconsole_tick_keys()}
      </p>
      <p className="noscript:hidden mb-4">
        <Button type="button" variant="secondary" onClick={tickAll}>
          {m.pconsole_tick_all()}
        </Button>
      </p>
      {children}
      <AppFormBox form={form} preventScrollReset className="mt-4">
        {error && (
          <p id="ticks-error" role="alert" className="mb-2 font-semibold text-bad">
            {error}
          </p>
        )}
        <SubmitButton aria-describedby={error ? 'ticks-error' : undefined} className="max-md:w-full">
          <span className="inline-flex items-center gap-2">
            <CheckCheck size={20} aria-hidden="true" />
            {m.pconsole_accept_ticked()}
          </span>
        </SubmitButton>
      </AppFormBox>
    </div>
  );
}
