// What is there of each size: counted one by one, each saved by itself.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Card } from '#web/ui/section.tsx';
import type { StoreItemView } from './item-page.server.ts';

type Variant = StoreItemView['stock'][number];

export function StockForms({ stock, answer }: { stock: readonly Variant[]; answer: FormAnswer | undefined }) {
  return (
    <section id="stock" aria-labelledby="stock-title" className="mb-6 scroll-mt-6">
      <h2 id="stock-title" className="mb-1 text-xl font-bold">
        {m.sconsole_stock()}
      </h2>
      <p className="mb-3 text-ink-soft">{m.sconsole_stock_text()}</p>
      <Card className="divide-y divide-line px-5">
        {stock.map((variant) => (
          <StockForm key={`${variant.id} ${variant.onHand}`} variant={variant} answer={answer} />
        ))}
      </Card>
    </section>
  );
}

function StockForm({ variant, answer }: { variant: Variant; answer: FormAnswer | undefined }) {
  const { id, name, onHand, reserved } = variant;
  const intent = `stock-${id}`;
  const form = useAppForm({ id: intent, intent, answer, values: { on_hand: String(onHand) } });
  return (
    <AppFormBox form={form} className="flex flex-wrap items-end gap-4 py-4" noValidate>
      <input type="hidden" name="was" value={onHand} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          <LocalizedText said={name} />
        </p>
        {reserved > 0 && <p className="text-ink-soft">{m.sconsole_stock_reserved({ count: reserved })}</p>}
      </div>
      <Field
        {...form.field('on_hand')}
        id={`${intent}-count`}
        label={m.sconsole_stock_of({ variant: name.text })}
        inputMode="numeric"
        autoComplete="off"
        className="basis-48"
      />
      <SubmitButton variant="secondary">{m.sconsole_stock_save({ variant: name.text })}</SubmitButton>
    </AppFormBox>
  );
}
