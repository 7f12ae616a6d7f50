// Shipping of a souvenir order: each parcel with its address and its courier, and what all of it comes to. Without script every form posts,
// and the sum stands on the next page, before anything is paid.
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { TimeLeft } from '#web/payments/time-left.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { Parcel } from './parcel.tsx';
import type { ShippingView } from './shipping-view.ts';
import { SouvenirSteps } from './souvenir-steps.tsx';

const confirmForm = 'pengiriman';

export function ShippingPage({ view }: { view: ShippingView }) {
  const { parcels, addresses, newAddressPath } = view;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const isReady = parcels.every(({ options }) => options.length > 0);
  const shipping = parcels.reduce((sum, { id, options, chosen: first }) => {
    const quote =
      options.find(({ quoteId }) => quoteId === chosen[id]) ??
      options.find(({ quoteId }) => quoteId === first);
    return sum + (quote?.cost ?? 0);
  }, 0);
  return (
    <div className="mx-auto max-w-4xl pb-8">
      <SouvenirSteps current="shipping" />
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{m.souvenir_shipping_title()}</h1>
      <p className="mt-1 text-ink-soft">{m.souvenir_shipping_intro()}</p>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[1fr_18rem]">
        <div className="min-w-0 space-y-4">
          {addresses.length === 0 && (
            <Notice tone="warn" title={m.souvenir_shipping_no_addresses()}>
              <LocalLink to={newAddressPath} className={`${buttonClass('primary')} mt-3`}>
                {m.address_add()}
              </LocalLink>
            </Notice>
          )}
          {parcels.map((parcel) => (
            <Parcel
              key={`${parcel.id} ${parcel.addressId}`}
              parcel={parcel}
              view={view}
              form={confirmForm}
              onChoose={(quoteId) => setChosen((before) => ({ ...before, [parcel.id]: quoteId }))}
            />
          ))}
        </div>
        <Summary view={view} shipping={shipping} isReady={isReady} />
      </div>
    </div>
  );
}

function Summary({
  view: { payableUntil, now, itemsTotal, discount },
  shipping,
  isReady,
}: {
  view: ShippingView;
  shipping: number;
  isReady: boolean;
}) {
  const { state, formData } = useNavigation();
  const isUnderway = (intent: string) => state !== 'idle' && formData?.get('intent') === intent;
  return (
    <section aria-labelledby="ringkasan" className={`${cardClass} p-4 md:sticky md:top-4`}>
      <h2 id="ringkasan" className="text-lg font-bold">
        {m.souvenir_summary()}
      </h2>
      <dl className="mt-3 space-y-2 tabular-nums">
        <Row term={m.souvenir_sum_items()} amount={itemsTotal} />
        {discount > 0 && <Row term={m.souvenir_sum_discount()} amount={-discount} />}
        <Row term={m.souvenir_sum_shipping()} amount={shipping} className="noscript:hidden" />
      </dl>
      <p className="noscript:hidden mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
        <span>{m.souvenir_sum_total()}</span>
        <output className="text-xl text-primary tabular-nums">
          {formatRupiah(itemsTotal - discount + shipping)}
        </output>
      </p>
      <p className="mt-3 text-sm text-ink-soft">{m.souvenir_shipping_reserved()}</p>
      <TimeLeft until={payableUntil} now={now} />
      <Form method="post" id={confirmForm} className="mt-4">
        <input type="hidden" name="intent" value="confirm" />
        {isReady ? (
          <PendingButton size="lg" isPending={isUnderway('confirm')} className="w-full">
            {m.souvenir_shipping_continue()}
          </PendingButton>
        ) : (
          <p className="font-semibold text-bad">{m.error_shipping_missing()}</p>
        )}
      </Form>
      <Form method="post" className="mt-2">
        <Button variant="quiet" name="intent" value="cancel" className="w-full">
          {m.souvenir_shipping_cancel()}
        </Button>
      </Form>
    </section>
  );
}

function Row({ term, amount, className = '' }: { term: string; amount: number; className?: string }) {
  return (
    <div className={`${className} flex items-baseline justify-between gap-4`}>
      <dt>{term}</dt>
      <dd>{formatRupiah(amount)}</dd>
    </div>
  );
}
