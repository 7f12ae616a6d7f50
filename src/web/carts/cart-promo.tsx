// The promo of a cart: a code to type or to choose, what it takes off, and why it takes nothing. Forms that work without script.
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { CartPromos } from './cart-view.ts';

interface CartPromoProps {
  promos: CartPromos;
  answer: FormAnswer | undefined;
}

export function CartPromo({ promos: { applied, choices }, answer }: CartPromoProps) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="font-semibold">{m.cart_promo()}</h3>
      {applied && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0">
            <b>{applied.code}</b>{' '}
            <LocalizedText said={applied.title} className="block text-sm text-ink-soft" />
            {applied.reason && <span className="block font-semibold text-bad">{applied.reason}</span>}
          </p>
          <PressForm
            presses={[{ intent: 'unpromo', label: m.cart_promo_remove(), variant: 'quiet' }]}
            className="-ml-4"
          />
        </div>
      )}
      <CodeForm hasPromo={applied !== null} answer={answer} />
      {choices.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {choices.map(({ code, title, discount }) => (
            <li key={code} className="flex items-center justify-between gap-3 py-2">
              <p className="min-w-0">
                <b>{code}</b>
                <span className="block text-sm text-ink-soft">
                  <LocalizedText said={title} />, {discount}
                </span>
              </p>
              <PressForm
                presses={[{ intent: 'promo', label: m.cart_promo_use(), variant: 'secondary' }]}
                about={code}
                fields={{ code }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Like a line's number: without Conform, since the server alone knows the rules of the one field. */
function CodeForm({ hasPromo, answer }: { hasPromo: boolean; answer: FormAnswer | undefined }) {
  const fetcher = useFetcher<FormAnswer>();
  const isOwn = answer?.result.initialValue?.['intent'] === 'promo';
  const result = (fetcher.data ?? (isOwn ? answer : undefined))?.result;
  const error = result?.error?.['code']?.[0] ?? result?.error?.['']?.[0];
  const isPending = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" preventScrollReset aria-busy={isPending} className="mt-2">
      <input type="hidden" name="intent" value="promo" />
      <label htmlFor="promo-code" className="text-sm">
        {hasPromo ? m.cart_promo_other() : m.cart_promo_code()}
      </label>
      <div className="mt-1 flex items-start gap-2">
        <input
          id="promo-code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={String((error && result?.initialValue?.['code']) ?? '')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'promo-code-error' : undefined}
          className={`${inputClass} min-w-0`}
        />
        <Button variant="secondary" aria-disabled={isPending || undefined}>
          {m.cart_promo_use()}
        </Button>
      </div>
      {error && (
        <p id="promo-code-error" role="alert" className="mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
    </fetcher.Form>
  );
}
