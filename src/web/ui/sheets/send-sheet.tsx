// The second step: the table comes back, is tried, and is written by another press. The file stays chosen in its field; where no script
// runs it is chosen again, and must be the same.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card } from '#web/ui/section.tsx';

interface SendSheetProps {
  text: string;
  answer: FormAnswer | undefined;
  /** Null: what was tried cannot be written, or nothing was tried. */
  write: { trial: string; label: string } | null;
  /** What the trial found. */
  children?: ReactNode;
}

export function SendSheet({ text, answer, write, children }: SendSheetProps) {
  const form = useAppForm({ id: 'sheet', answer });
  const { defaultValue: _none, ...file } = form.field('file');
  return (
    <Card>
      <h2 className="mb-2 text-xl font-bold">{m.sheet_send()}</h2>
      <p className="mb-4 text-ink-soft">{text}</p>
      <AppFormBox form={form} encType="multipart/form-data" className="space-y-6">
        <Field {...file} label={m.sheet_field()} type="file" accept=".xlsx,.csv,text/csv" required />
        {children}
        {write && <p className="hidden font-semibold noscript:block">{m.sheet_again()}</p>}
        <div className="flex flex-wrap gap-3">
          {write && (
            <>
              <input type="hidden" name="trial" value={write.trial} />
              <SubmitButton name="do" value="write">
                {write.label}
              </SubmitButton>
            </>
          )}
          <Button name="do" value="try" variant={write ? 'secondary' : 'primary'}>
            {m.sheet_try()}
          </Button>
        </div>
      </AppFormBox>
    </Card>
  );
}
