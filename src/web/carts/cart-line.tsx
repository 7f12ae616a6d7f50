// One line of a cart: what it is, how many, what it comes to. Two forms that work without script; with it the page stays where it is.
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { Photograph } from '#web/pictures/photograph.tsx';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { CartLineView } from './cart-view.ts';

export function CartLine({ line, answer }: { line: CartLineView; answer: FormAnswer | undefined }) {
  const removing = useFetcher();
  return (
    <li className={`grid grid-cols-[5rem_1fr] gap-3 py-4 ${removing.state === 'idle' ? '' : 'opacity-50'}`}>
      {line.photo ? (
        <Photograph
          photo={line.photo}
          sizes="80px"
          isDecoration
          className="aspect-square w-full rounded-lg border border-line"
        />
      ) : (
        <img
          src={line.picture}
          alt=""
          width={800}
          height={800}
          className="aspect-square h-auto w-full rounded-lg border border-line bg-line object-cover"
        />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h3 className="font-semibold leading-snug">
            <LocalLink to={line.path} className="hover:underline">
              <LocalizedText said={line.name} />
            </LocalLink>
            <span className="block font-normal text-ink-soft">
              <LocalizedText said={line.variant} />, {line.each}
            </span>
          </h3>
          {line.fault === null && <p className="font-semibold tabular-nums">{line.total}</p>}
        </div>
        {line.fault && (
          <p role="alert" className="mt-1 font-semibold text-bad">
            {line.fault}
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-start gap-x-3 gap-y-2 md:col-span-1 md:col-start-2">
        <QuantityForm line={line} answer={answer} />
        <removing.Form method="post" preventScrollReset>
          <input type="hidden" name="variant" value={line.variantId} />
          <Button variant="quiet" name="intent" value="remove" className="px-2">
            <Trash2 aria-hidden size={18} />
            {m.cart_remove()}
            <span className="sr-only"> {line.name.text}</span>
          </Button>
        </removing.Form>
      </div>
    </li>
  );
}

/**
 * A refusal comes back beside its own line. Without Conform: the library would be a tenth of the page for one field whose rules the
 * server alone knows.
 */
function QuantityForm({ line, answer }: { line: CartLineView; answer: FormAnswer | undefined }) {
  const fetcher = useFetcher<FormAnswer>();
  const input = useRef<HTMLInputElement>(null);
  const isOwn = answer?.result.initialValue?.['variant'] === line.variantId;
  const result = (fetcher.data ?? (isOwn ? answer : undefined))?.result;
  const error = result?.error?.['quantity']?.[0] ?? result?.error?.['']?.[0];
  const isPending = fetcher.state !== 'idle';
  useEffect(() => {
    if (result?.error) input.current?.focus();
  }, [result]);
  const id = `quantity-${line.variantId}`;
  return (
    <fetcher.Form method="post" preventScrollReset aria-busy={isPending} className="flex items-start gap-2">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="variant" value={line.variantId} />
      <div>
        <label htmlFor={id} className="sr-only">
          {m.cart_quantity_of({ name: line.name.text })}
        </label>
        <input
          // A new number of the server takes the place of what stood here.
          key={line.quantity}
          ref={input}
          id={id}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String((error && result?.initialValue?.['quantity']) || line.quantity)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${inputClass} max-w-20 text-center tabular-nums`}
        />
        {error && (
          <p id={`${id}-error`} className="mt-1 font-semibold text-bad">
            {error}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        aria-disabled={isPending || undefined}
        onClick={isPending ? (event) => event.preventDefault() : undefined}
      >
        {m.cart_change()}
      </Button>
    </fetcher.Form>
  );
}
