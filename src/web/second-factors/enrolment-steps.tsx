// Enrolment that was begun: the picture to scan, the key to type instead, and the code that proves it worked.
import * as m from '#messages/messages';
import type { QrDrawing } from '#art/qr';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { QrCode } from '#web/ui/qr-code.tsx';
import { CodeField } from './code-field.tsx';

export interface EnrolmentView {
  /** In groups of four, as people type it. */
  secret: string;
  qr: QrDrawing;
}

export function EnrolmentSteps({ secret, qr, answer }: EnrolmentView & { answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'confirm-factor', intent: 'confirm', answer });
  const { error, autoFocus } = form.field('code');
  return (
    <div className="space-y-6">
      <section className="space-y-3" aria-labelledby="factor-scan">
        <h2 id="factor-scan" className="text-xl font-bold">
          {m.factor_scan_title()}
        </h2>
        <p>{m.factor_scan_text()}</p>
        <p className="sr-only">{m.factor_scan_picture()}</p>
        <QrCode drawing={qr} />
        <p>{m.factor_scan_type()}</p>
        <p className="rounded-lg border border-line bg-paper p-3 font-mono text-lg break-words" data-secret>
          {secret}
        </p>
      </section>
      <AppFormBox form={form}>
        <p>{m.factor_confirm_text()}</p>
        <CodeField error={error} isAskedNow={autoFocus} />
        <SubmitButton className="w-full md:w-auto">{m.factor_confirm_send()}</SubmitButton>
      </AppFormBox>
    </div>
  );
}
