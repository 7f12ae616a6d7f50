// The way to pay a souvenir order: what is due, store by store, until when, and every way with its fee.
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { TimeLeft } from '#web/payments/time-left.tsx';
import { inOrder, OverLimit, WayChoices } from '#web/payments/way-choices.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { MethodsView } from './methods-view.ts';
import { SouvenirSteps } from './souvenir-steps.tsx';

export function MethodsPage({ view }: { view: MethodsView }) {
  const { dueText, dueAt, now, isPhoneVerified, phonePath, running, ways, overLimit } = view;
  return (
    <div className="mx-auto max-w-2xl space-y-6 pb-8">
      <div>
        <SouvenirSteps current="payment" />
        <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{m.souvenir_methods_title()}</h1>
      </div>
      <section className={`${cardClass} p-5`}>
        <p className="text-ink-soft">{view.code}</p>
        <p className="text-3xl font-bold tabular-nums text-primary">{formatRupiah(view.total)}</p>
        <Sums view={view} />
        <p className="mt-3">{m.souvenir_pay_until({ when: dueText })}</p>
        <TimeLeft until={dueAt} now={now} />
      </section>
      {!isPhoneVerified && (
        <Notice tone="warn" title={m.souvenir_phone_title()}>
          <LocalLink to={phonePath} className={`${buttonClass('primary')} mt-3`}>
            {m.souvenir_phone_verify()}
          </LocalLink>
        </Notice>
      )}
      {running && (
        <Notice tone="accent" title={m.souvenir_running_title({ name: running.name })}>
          <p className="mb-3">{m.souvenir_running_text()}</p>
          <LocalLink to={running.path} className={buttonClass('primary')}>
            {m.souvenir_running_open()}
          </LocalLink>
        </Notice>
      )}
      {ways.length === 0 ? <Notice tone="warn" title={m.souvenir_ways_none()} /> : <WaysForm view={view} />}
      {overLimit.length > 0 && <OverLimit ways={overLimit} hasOthers={ways.length > 0} />}
      <p className="text-sm text-ink-soft">{m.souvenir_methods_note()}</p>
      <Form method="post">
        <Button variant="quiet" name="intent" value="cancel">
          {m.souvenir_shipping_cancel()}
        </Button>
      </Form>
    </div>
  );
}

/** Each store's part, as it will be owed: items, then shipping. */
function Sums({ view: { parts, discount } }: { view: MethodsView }) {
  return (
    <dl className="mt-3 space-y-2 border-t border-line pt-3 tabular-nums">
      {parts.flatMap(({ id, store, items, shipping }) => [
        <Row key={`${id} items`} term={store} amount={items} />,
        <Row key={`${id} shipping`} term={m.souvenir_sum_shipping_of({ store })} amount={shipping} />,
      ])}
      {discount > 0 && <Row term={m.souvenir_sum_discount()} amount={-discount} />}
    </dl>
  );
}

function Row({ term, amount }: { term: string; amount: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{term}</dt>
      <dd className="shrink-0">{formatRupiah(amount)}</dd>
    </div>
  );
}

function WaysForm({ view }: { view: MethodsView }) {
  const { state, formData } = useNavigation();
  const [chosen, setChosen] = useState(inOrder(view.ways)[0]!);
  const amount = formatRupiah(view.total + chosen.adminFee);
  return (
    <Form method="post" className="space-y-6">
      <FormKey value={view.formKey} />
      <WayChoices ways={view.ways} chosen={chosen} onChoose={setChosen} />
      <PendingButton
        size="lg"
        name="intent"
        value="pay"
        isPending={state !== 'idle' && formData?.get('intent') === 'pay'}
        className="w-full md:w-auto"
      >
        <span className="noscript:hidden">{m.souvenir_pay_now({ amount })}</span>
        <span className="hidden noscript:inline">{m.souvenir_pay()}</span>
      </PendingButton>
    </Form>
  );
}
