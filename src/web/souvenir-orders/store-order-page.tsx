// One store's part of a souvenir order: how it stands, where it is, what was bought, and what its buyer may do now.
import { MessageCircle } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import * as m from '#messages/messages';
import { reviewMaxLength } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { RefundList } from '#web/payments/refund-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { Folded } from './folded.tsx';
import { LineForm, OwnReview } from './own-review.tsx';
import type { StoreOrderView } from './store-order-view.ts';

// What comes back, and what was promised, comes with its script: most orders end without. The server writes it at once.
const ReturnPart = import.meta.env.SSR
  ? (await import('./return-part.tsx')).ReturnPart
  : lazy(async () => ({ default: (await import('./return-part.tsx')).ReturnPart }));
const PromiseList = import.meta.env.SSR
  ? (await import('#web/conversations/promise-list.tsx')).PromiseList
  : lazy(async () => ({ default: (await import('#web/conversations/promise-list.tsx')).PromiseList }));

interface StoreOrderPageProps {
  order: StoreOrderView;
  answer: FormAnswer | undefined;
}

/** Their forms say themselves what is wrong. */
const formsOfTheirOwn = ['review', 'add_pictures', 'return', 'contest'];

export function StoreOrderPage({ order, answer }: StoreOrderPageProps) {
  const { word, tone } = order.badge;
  return (
    <div className="space-y-6">
      <div>
        <PageTitle>{order.store.name}</PageTitle>
        <p className="-mt-4 flex flex-wrap items-center gap-3">
          <span className="text-ink-soft tabular-nums">{order.code}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
      </div>
      {!formsOfTheirOwn.includes(answer?.intent ?? '') && <PageProblem answer={answer} />}
      {order.next && <Notice tone={tone}>{order.next}</Notice>}
      <p>
        <LocalLink to={order.ask} className={buttonClass('secondary')}>
          <MessageCircle aria-hidden size={20} />
          {m.souvenir_ask_store()}
        </LocalLink>
      </p>
      <Actions order={order} />
      {(order.returning || order.mayReturn) && <ReturnPart order={order} answer={answer} />}
      {order.trackingNumber && <Tracking order={order} />}
      <Section title={m.souvenir_part_items()}>
        <ul className="divide-y divide-line">
          {order.lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              mayReview={order.mayReview}
              words={order.pictureWords}
              answer={answer}
            />
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
          {order.arrival && <p className="mt-2">{order.arrival}</p>}
        </Section>
      )}
      {order.promises && (
        <Section title={order.promises.title}>
          <PromiseList all={order.promises.all} />
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

/** What cannot be taken back is said before it is pressed. */
function Actions({ order: { mayCancel, mayReceive } }: { order: StoreOrderView }) {
  return (
    <>
      {mayReceive && (
        <Folded title={m.souvenir_receive()}>
          <p className="mb-3">{m.souvenir_receive_ends()}</p>
          <PressForm className="pb-4" presses={[{ intent: 'receive', label: m.souvenir_receive_sure() }]} />
        </Folded>
      )}
      {mayCancel && (
        <Folded title={m.souvenir_cancel_part()}>
          <p className="mb-3">{m.souvenir_cancel_ends()}</p>
          <PressForm
            className="pb-4"
            presses={[{ intent: 'cancel', label: m.souvenir_cancel_sure(), variant: 'danger' }]}
          />
        </Folded>
      )}
    </>
  );
}

function Tracking({
  order: { courier, trackingNumber, trackingNotice, tracking },
}: {
  order: StoreOrderView;
}) {
  return (
    <Section title={m.souvenir_tracking()}>
      <p>
        {courier} <b className="tabular-nums">{trackingNumber}</b>
      </p>
      {trackingNotice && <p className="mt-2">{trackingNotice}</p>}
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

interface LineProps {
  line: StoreOrderView['lines'][number];
  mayReview: boolean;
  words: StoreOrderView['pictureWords'];
  answer: FormAnswer | undefined;
}

function Line({ line, mayReview, words, answer }: LineProps) {
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
      {line.review && <OwnReview line={line} review={line.review} words={words} answer={answer} />}
      {mayReview && !line.review && <ReviewForm line={line} words={words} answer={answer} />}
    </li>
  );
}

function ReviewForm({ line, words, answer }: Omit<LineProps, 'mayReview'>) {
  return (
    <LineForm
      line={line}
      words={words}
      answer={answer}
      intent="review"
      title={m.souvenir_review()}
      send={m.orders_review_send()}
    >
      {(form) => (
        <>
          <Stars rating={form.field('rating')} />
          <TextArea
            id={`review-text-${line.id}`}
            field={form.field('text')}
            label={m.souvenir_review_text()}
            rows={4}
            maxLength={reviewMaxLength}
          />
        </>
      )}
    </LineForm>
  );
}

function Stars({ rating }: { rating: ReturnType<ReturnType<typeof useAppForm>['field']> }) {
  return (
    <fieldset>
      <legend className="font-semibold">{m.orders_review_rating()}</legend>
      <div className="flex flex-wrap gap-x-4">
        {[5, 4, 3, 2, 1].map((stars) => (
          <label key={stars} className="inline-flex min-h-12 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="rating"
              value={stars}
              required
              defaultChecked={rating.defaultValue === String(stars)}
              className="size-5 accent-primary"
            />
            {m.orders_review_stars({ count: stars })}
          </label>
        ))}
      </div>
      {rating.error && <p className="font-semibold text-bad">{rating.error}</p>}
    </fieldset>
  );
}
