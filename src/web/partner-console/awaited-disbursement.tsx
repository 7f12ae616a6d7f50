// A bank says it has sent the money of this order (docs/product/financing.md): the partner looks at its account and confirms.
import * as m from '#messages/messages';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { Card } from '#web/ui/section.tsx';

export interface AwaitedDisbursementView {
  bank: string;
  amount: string;
  date: string;
  reference: string;
}

export function AwaitedDisbursementCard({ sent }: { sent: AwaitedDisbursementView }) {
  return (
    <Card className="mb-6 p-5">
      <h2 className="text-lg font-bold">{m.pconsole_disbursement_title()}</h2>
      <p className="mt-1 mb-4">{m.pconsole_disbursement_text({ ...sent })}</p>
      <PressForm presses={[{ intent: 'disbursement', label: m.pconsole_disbursement_confirm() }]} />
    </Card>
  );
}
