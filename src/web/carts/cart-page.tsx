// The cart (spec §2 /oleh-oleh/cart): one group for each store, since each sends a parcel of its own, and what all of it comes to.
import { Form } from 'react-router';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CartPromo } from './cart-promo.tsx';
import { CartLine } from './cart-line.tsx';
import type { CartView } from './cart-view.ts';

interface CartPageProps {
  cart: CartView;
  isGuest: boolean;
  answer: FormAnswer | undefined;
}

export function CartPage({ cart, isGuest, answer }: CartPageProps) {
  return (
    <div className="py-5 md:py-8">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">{m.cart_title()}</h1>
      {cart.count === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={m.cart_empty()}
            text={m.cart_empty_text()}
            action={
              <LocalLink to={paths.souvenirs} className={buttonClass('primary')}>
                {m.cart_browse()}
              </LocalLink>
            }
          />
        </div>
      ) : (
        <div className="mt-4 grid items-start gap-6 md:grid-cols-[1fr_20rem]">
          <div className="space-y-4">
            {cart.hasFaults && <Notice tone="warn" live title={m.cart_has_faults()} />}
            {cart.stores.map((store) => (
              <section
                key={store.slug}
                aria-labelledby={`store-${store.slug}`}
                className="rounded-card border border-line bg-card px-4 pt-4"
              >
                <h2 id={`store-${store.slug}`} className="text-lg font-bold">
                  <LocalLink to={paths.store(store.slug)} className="hover:underline">
                    {store.name}
                  </LocalLink>
                  <span className="block text-sm font-normal text-ink-soft">{store.city}</span>
                </h2>
                <ul className="divide-y divide-line">
                  {store.lines.map((line) => (
                    <CartLine key={line.variantId} line={line} answer={answer} />
                  ))}
                </ul>
                <p className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
                  <span className="text-ink-soft">{store.weight}</span>
                  <span>
                    {m.cart_store_total()} <b className="ml-2 tabular-nums">{store.total}</b>
                  </span>
                </p>
              </section>
            ))}
          </div>
          <Summary cart={cart} isGuest={isGuest} answer={answer} />
        </div>
      )}
    </div>
  );
}

function Summary({ cart, isGuest, answer }: CartPageProps) {
  const discount = cart.promos?.applied?.discount ?? null;
  return (
    <section aria-labelledby="cart-summary" className="rounded-card border border-line bg-card p-4">
      <h2 id="cart-summary" className="text-lg font-bold">
        {m.cart_summary()}
      </h2>
      <p className="text-ink-soft tabular-nums">
        {m.cart_pieces({ count: cart.count, stores: cart.stores.length })}
      </p>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span>{m.cart_total()}</span>
        <b className={`${discount === null ? 'text-xl' : ''} tabular-nums`}>{cart.total}</b>
      </p>
      {cart.promos && <CartPromo promos={cart.promos} answer={answer} />}
      {discount !== null && (
        <dl className="mt-3 border-t border-line pt-3 tabular-nums">
          <div className="flex items-baseline justify-between gap-4">
            <dt>{m.cart_promo_discount()}</dt>
            <dd>{discount}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 font-bold">
            <dt>{m.cart_promo_total()}</dt>
            <dd className="text-xl">{cart.toPay}</dd>
          </div>
        </dl>
      )}
      <p className="mt-2 text-sm text-ink-soft">{m.cart_without_shipping()}</p>
      {isGuest && <p className="mt-2 text-sm text-ink-soft">{m.cart_stays()}</p>}
      {!cart.hasFaults && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="total" value={cart.sum} />
          <Button size="lg" name="intent" value="order" className="w-full">
            {isGuest ? m.cart_order_guest() : m.cart_order()}
          </Button>
        </Form>
      )}
      <LocalLink to={paths.souvenirs} className={`${buttonClass('secondary')} mt-4 w-full`}>
        {m.cart_browse()}
      </LocalLink>
    </section>
  );
}
