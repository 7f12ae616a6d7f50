// One store's part of a souvenir order: how it stands, where it is, what was bought, and what its buyer may do now.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { storeOrderStateLabel } from '#labels/souvenir-orders';
import { reviewMaxLength } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { RefundList } from '#web/payments/refund-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { cardClass } from '#web/ui/section.tsx';
import { ReturnForm, ReturnState } from './return-part.tsx';
import type { StoreOrderView } from './store-order-view.ts';

export function StoreOrderPage({ order, state }: { order: StoreOrderView; state: FormState | undefined }) {
  const { word, tone } = storeOrderStateLabel[order.state];
  // The forms of a return say it beside their fields.
  const isBeside = state?.values['intent'] === 'return' || state?.values['intent'] === 'contest';
  const wrong = state && (state.problem ?? (isBeside ? undefined : Object.values(state.errors)[0]));
  return (
    <div className="space-y-6">
      <div>
        <PageTitle>{order.store.name}</PageTitle>
        <p className="-mt-4 flex flex-wrap items-center gap-3">
          <span className="text-ink-soft tabular-nums">{order.code}</span>
          <Badge tone={tone}>{word()}</Badge>
        </p>
      </div>
      {wrong && (
        <Notice tone="bad" live>
          {wrong}
        </Notice>
      )}
      {order.next && <Notice tone={tone}>{order.next}</Notice>}
      <Actions order={order} />
      {order.returning && <ReturnState returning={order.returning} state={state} />}
      {order.mayReturn && <ReturnForm lines={order.lines} state={state} />}
      {order.trackingNumber && <Tracking order={order} />}
      <Section title={m.souvenir_part_items()}>
        <ul className="divide-y divide-line">
          {order.lines.map((line) => (
            <Line key={line.id} line={line} mayReview={order.mayReview} />
          ))}
        </ul>
        <Sums order={order} />
      </Section>
      {order.refunds.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg font-bold">{m.orders_refunds()}</h2>
          {order.isOfSeveral && (
            <p className="mb-3 text-ink-soft">{m.souvenir_refunds_of_all({ code: order.code })}</p>
          )}
          <RefundList refunds={order.refunds} />
        </section>
      )}
      {order.address && (
        <Section title={m.souvenir_parcel_to()}>
          <p className="font-semibold">
            {order.address.recipient}, {order.address.phone}
          </p>
          <p>{order.address.text}</p>
          {order.address.note && <p className="text-ink-soft">{order.address.note}</p>}
          {order.shipping && <p className="mt-2">{m.souvenir_part_shipping({ name: order.shipping })}</p>}
        </Section>
      )}
      {order.history.length > 0 && (
        <Section title={m.souvenir_part_history()}>
          <ol className="space-y-3">
            {order.history.map(({ at, text, note }) => (
              <li key={at + text} className="border-l-2 border-line pl-3">
                <b>{text}</b>
                <span className="block text-sm text-ink-soft">{at}</span>
                {note && <span className="block">{note}</span>}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${cardClass} p-5`}>
      <h2 className="mb-3 text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}

function Actions({ order: { mayCancel, mayReceive } }: { order: StoreOrderView }) {
  if (!mayCancel && !mayReceive) return null;
  return (
    <form method="post" className="flex flex-wrap gap-3">
      {mayReceive && (
        <Button name="intent" value="receive">
          {m.souvenir_receive()}
        </Button>
      )}
      {mayCancel && (
        <Button variant="secondary" name="intent" value="cancel">
          {m.souvenir_cancel_part()}
        </Button>
      )}
    </form>
  );
}

function Tracking({ order: { courier, trackingNumber, tracking } }: { order: StoreOrderView }) {
  return (
    <Section title={m.souvenir_tracking()}>
      <p>
        {courier} <b className="tabular-nums">{trackingNumber}</b>
      </p>
      {tracking.length > 0 && (
        <ol className="mt-3 space-y-2">
          {tracking.map(({ at, text }) => (
            <li key={at + text}>
              {text}
              <span className="block text-sm text-ink-soft tabular-nums">{at}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Sums({ order: { sums } }: { order: StoreOrderView }) {
  const rows = [
    [m.souvenir_sum_items(), sums.items],
    ...(sums.discount > 0 ? ([[m.souvenir_sum_discount(), -sums.discount]] as const) : []),
    [m.souvenir_sum_shipping(), sums.shipping],
  ] as const;
  const totals = [
    [m.souvenir_sum_total(), sums.total],
    ...(sums.refunded > 0 ? ([[m.souvenir_sum_refunded(), sums.refunded]] as const) : []),
  ] as const;
  return (
    <dl className="mt-3 space-y-2 border-t border-line pt-3 tabular-nums">
      {rows.map(([term, amount]) => (
        <div key={term} className="flex justify-between gap-4">
          <dt>{term}</dt>
          <dd>{formatRupiah(amount)}</dd>
        </div>
      ))}
      {totals.map(([term, amount]) => (
        <div key={term} className="flex justify-between gap-4 font-bold">
          <dt>{term}</dt>
          <dd>{formatRupiah(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ line, mayReview }: { line: StoreOrderView['lines'][number]; mayReview: boolean }) {
  return (
    <li className="py-3">
      <div className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3">
        <img
          src={line.picture}
          alt=""
          width={800}
          height={800}
          className="aspect-square h-auto w-full rounded-md border border-line"
        />
        <p className="min-w-0 leading-snug">
          <LocalLink to={line.path} className="font-semibold hover:underline">
            <LocalizedText said={line.name} />
          </LocalLink>
          <span className="block text-sm text-ink-soft">
            <LocalizedText said={line.variant} /> × {line.quantity}
          </span>
        </p>
        <p className="tabular-nums">{formatRupiah(line.total)}</p>
      </div>
      {line.refused > 0 && (
        <p className="mt-2 text-ink-soft">{m.souvenir_line_refused({ count: line.refused })}</p>
      )}
      {line.returned > 0 && (
        <p className="mt-2 text-ink-soft">{m.souvenir_line_returned({ count: line.returned })}</p>
      )}
      {line.isReviewed && <p className="mt-2 text-good">{m.souvenir_reviewed()}</p>}
      {mayReview && !line.isReviewed && <ReviewForm id={line.id} name={line.name.text} />}
    </li>
  );
}

function ReviewForm({ id, name }: { id: string; name: string }) {
  return (
    <details className="mt-2">
      <summary className="fold-mark min-h-12 cursor-pointer py-3 font-semibold text-primary pr-8">
        {m.souvenir_review()}
        <span className="sr-only">: {name}</span>
      </summary>
      <form method="post" className="max-w-xl space-y-3">
        <input type="hidden" name="intent" value="review" />
        <input type="hidden" name="line" value={id} />
        <fieldset>
          <legend className="font-semibold">{m.orders_review_rating()}</legend>
          <div className="flex flex-wrap gap-x-4">
            {[5, 4, 3, 2, 1].map((stars) => (
              <label key={stars} className="inline-flex min-h-12 cursor-pointer items-center gap-2">
                <input type="radio" name="rating" value={stars} required className="size-5 accent-primary" />
                {m.orders_review_stars({ count: stars })}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="block font-semibold">
          {m.souvenir_review_text()}
          <textarea
            name="text"
            rows={4}
            maxLength={reviewMaxLength}
            required
            className={`${inputClass} mt-1 block font-normal`}
          />
        </label>
        <Button>{m.orders_review_send()}</Button>
      </form>
    </details>
  );
}
