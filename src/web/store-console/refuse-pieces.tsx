// Refusing some pieces of an order (docs/product/store-console.md): their share is refunded, and the others are sent.
import * as m from '#messages/messages';
import { refusalReasons } from '#shared/souvenir-order-states';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { refusalLabel } from './order-state.ts';
import { PiecesFields } from './pieces-fields.tsx';

interface RefusePiecesProps {
  lines: readonly { id: string; name: string; variant: string; left: number }[];
  answer: FormAnswer | undefined;
}

export function RefusePieces({ lines, answer }: RefusePiecesProps) {
  const form = useAppForm({ id: 'refuse-pieces', intent: 'refuse-pieces', answer });
  const left = lines.filter((line) => line.left > 0);
  // A single piece is refused with the order.
  if (left.reduce((sum, line) => sum + line.left, 0) < 2) return null;
  return (
    <Card>
      <h2 className="mb-3 text-xl font-bold">{m.sconsole_order_pieces_title()}</h2>
      <p className="mb-4">{m.sconsole_order_pieces_text()}</p>
      <AppFormBox form={form} noValidate>
        <PiecesFields
          form={form}
          prefix="refuse"
          lines={left.map((line) => ({
            id: line.id,
            name: `${line.name}, ${line.variant}`,
            most: line.left,
          }))}
          label={m.sconsole_order_pieces_count}
        />
        <SelectField
          id="pieces-reason"
          label={m.sconsole_order_reason()}
          name="reason"
          value={form.field('reason').defaultValue ?? 'out_of_stock'}
          choices={refusalReasons.map((value) => ({ value, label: refusalLabel[value]() }))}
          error={form.field('reason').error}
        />
        <SubmitButton variant="secondary">{m.sconsole_order_pieces()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}
