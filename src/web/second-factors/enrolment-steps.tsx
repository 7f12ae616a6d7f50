// Enrolment that was begun: the picture to scan, the key to type instead, and the code that proves it worked.
import * as m from '#messages/messages';
import type { QrDrawing } from '#art/qr';
import { Button } from '#web/ui/button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { CodeField } from './code-field.tsx';

export interface EnrolmentView {
  /** In groups of four, as people type it. */
  secret: string;
  qr: QrDrawing;
}

export function EnrolmentSteps({ secret, qr, error }: EnrolmentView & { error: string | undefined }) {
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
      <form method="post" noValidate className="space-y-4">
        <input type="hidden" name="intent" value="confirm" />
        <p>{m.factor_confirm_text()}</p>
        <CodeField error={error} isAskedNow={error !== undefined} />
        <Button className="w-full md:w-auto">{m.factor_confirm_send()}</Button>
      </form>
    </div>
  );
}
