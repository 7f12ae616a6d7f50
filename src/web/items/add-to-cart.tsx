// The sizes of an item with price and stock, and the way into the cart (spec §2 souvenir flow): a plain form of a page without framework.
import { ShoppingBasket } from 'lucide-react';
import * as m from '#messages/messages';
import { usePath } from '#web/frame';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ItemPageView } from './item-view.ts';

export function AddToCart({ item }: { item: ItemPageView }) {
  const path = usePath();
  const canBuy = item.isSelling && !item.isSoldOut;
  const first = item.variants.find(({ left }) => left > 0);
  return (
    <form method="post" action={path(item.path)} className="mt-4">
      <fieldset>
        <legend className="sr-only">{m.cart_size()}</legend>
        <ul className="divide-y divide-line border-y border-line">
          {item.variants.map(({ id, name, price, weight, stock, left }) => (
            <li key={id}>
              <label className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
                <span className="flex items-center gap-3">
                  {canBuy && (
                    <input
                      type="radio"
                      name="variant"
                      value={id}
                      defaultChecked={id === first?.id}
                      disabled={left === 0}
                      className="size-5 accent-primary"
                    />
                  )}
                  <span>
                    <LocalizedText said={name} className="font-semibold" />
                    <span className="ml-2 text-sm text-ink-soft">{weight}</span>
                  </span>
                </span>
                <span className="flex items-baseline gap-3">
                  {left === 0 ? (
                    <Badge tone="bad">{stock}</Badge>
                  ) : (
                    <span className="text-sm text-ink-soft">{stock}</span>
                  )}
                  <span className="font-semibold tabular-nums">{price}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {canBuy && (
        <div className="mt-4 grid grid-cols-[5rem_1fr] items-end gap-3">
          <Field
            label={m.cart_quantity()}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
          />
          <Button name="intent" value="cart" className="px-3">
            <ShoppingBasket aria-hidden size={20} />
            {m.cart_add()}
          </Button>
        </div>
      )}
      {item.isSelling && item.isSoldOut && (
        <div className="mt-4">
          <Notice tone="neutral" title={m.cart_sold_out()}>
            {m.cart_sold_out_text()}
          </Notice>
        </div>
      )}
    </form>
  );
}
