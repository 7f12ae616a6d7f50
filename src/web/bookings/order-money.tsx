// Where each rupiah of an order stands (docs/product/ledger.md), from the ledger itself.
import * as m from '#messages/messages';
import type { BookingMoney } from '#domain/ledger';
import { formatRupiah } from '#shared/money';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { useFrame } from '#web/frame';
import type { OrderView } from './order-view.ts';

/** In the order in which money goes; what is nought is not said. */
const places: readonly { of: keyof BookingMoney; term: (partner: string) => string; text: () => string }[] = [
  {
    of: 'partner',
    term: (partner) => m.orders_money_partner({ partner }),
    text: m.orders_money_partner_text,
  },
  { of: 'platform', term: () => m.orders_money_platform(), text: m.orders_money_platform_text },
  { of: 'gatewayFee', term: () => m.orders_money_gateway(), text: m.orders_money_gateway_text },
  { of: 'unallocated', term: () => m.orders_money_unallocated(), text: m.orders_money_unallocated_text },
  { of: 'unmatched', term: () => m.orders_money_unmatched(), text: m.orders_money_unmatched_text },
  { of: 'refundDue', term: () => m.orders_money_refund_due(), text: m.orders_money_refund_due_text },
  { of: 'refunded', term: () => m.orders_money_refunded(), text: m.orders_money_refunded_text },
];

/** What is left with the partner of an order that was ended is no share of a journey. */
const costPlace: (typeof places)[number] = {
  of: 'partner',
  term: (partner) => m.orders_money_cost({ partner }),
  text: m.orders_money_cost_text,
};

/** By the contract's terms the partner has its part of the price. */
const termsPlace: (typeof places)[number] = {
  of: 'partner',
  term: (partner) => m.orders_money_terms({ partner }),
  text: m.orders_money_terms_text,
};

function partnersPlace({ cost, ended }: OrderView, place: (typeof places)[number]): (typeof places)[number] {
  if (ended) return termsPlace;
  return cost?.isKept ? costPlace : place;
}

export function OrderMoneyInput({ order }: { order: OrderView }) {
  const {
    money,
    partner: { name: partner },
  } = order;
  // A promo is part of what the partner has, and was paid by somebody else.
  const shown = places
    .map((place) => ({
      ...(place.of === 'partner' ? partnersPlace(order, place) : place),
      amount: place.of === 'partner' ? money.partner - money.promo : money[place.of],
    }))
    .filter(({ amount }) => amount !== 0);
  return (
    <dl className={`${cardClass} divide-y divide-line px-5 py-1`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 font-bold">
        <dt>{m.orders_money_received()}</dt>
        <dd>
          <Money amount={money.received} />
        </dd>
      </div>
      {shown.map(({ of, term, text, amount }) => (
        <div key={of} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <dt className="max-w-md min-w-0">
            <span className="font-semibold">{term(partner)}</span>
            <span className="block text-ink-soft">{text()}</span>
          </dt>
          <dd>
            <Money amount={amount} className="font-semibold" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type WrongAmountView = OrderView['wrongAmounts'][number];

const outcomeText: Record<WrongAmountView['outcome'], () => string> = {
  waiting: m.orders_wrong_amount_waiting,
  kept: m.orders_wrong_amount_kept,
  refund: m.orders_wrong_amount_refund,
  refunded: m.orders_wrong_amount_refunded,
};

function WrongAmountNotice({ amount, outcome, note }: WrongAmountView) {
  return (
    <Notice
      tone={outcome === 'waiting' ? 'bad' : 'neutral'}
      title={m.orders_wrong_amount({ amount: formatRupiah(amount) })}
    >
      <p>{outcomeText[outcome]()}</p>
      {note && (
        <p className="break-words">
          {m.orders_wrong_amount_note()} <span lang="id">{note}</span>
        </p>
      )}
    </Notice>
  );
}

/** Spec §1: not counted as valid. In plain words, on top: who paid a thousand too little believes to have paid. */
export function WaitingAmounts({ order: { wrongAmounts } }: { order: OrderView }) {
  return wrongAmounts
    .filter(({ outcome }) => outcome === 'waiting')
    .map((wrong) => (
      <div key={wrong.id} className="mt-4">
        <WrongAmountNotice {...wrong} />
      </div>
    ));
}

/** What was decided, and why, where the money is. */
export function DecidedAmounts({ order: { wrongAmounts } }: { order: OrderView }) {
  return wrongAmounts
    .filter(({ outcome }) => outcome !== 'waiting')
    .map((wrong) => (
      <div key={wrong.id} className="mt-3">
        <WrongAmountNotice {...wrong} />
      </div>
    ));
}

/** What the partner asks to keep, or keeps, of an order that was not settled in time (decision 0048). */
export function CostNotice({ cost: { amount, reason, isKept } }: { cost: NonNullable<OrderView['cost']> }) {
  const { brand } = useFrame();
  const said = { amount: formatRupiah(amount) };
  return (
    <div className="mt-4">
      <Notice
        tone={isKept ? 'neutral' : 'warn'}
        title={isKept ? m.orders_cost_kept(said) : m.orders_cost_stated(said)}
      >
        <p>{isKept ? m.orders_cost_kept_text() : m.orders_cost_stated_text()}</p>
        {reason && <p className="mt-2 whitespace-pre-line break-words">{m.orders_cost_reason({ reason })}</p>}
        <p className="mt-2">{m.orders_cost_object({ email: brand.email })}</p>
      </Notice>
    </div>
  );
}

/** Cancelled by the contract of its partner (decision 0055): on whose wish, what comes back, what stays. */
export function TermsNotice({
  ended: { requestedOn, share, kept },
  partner,
}: {
  ended: NonNullable<OrderView['ended']>;
  partner: string;
}) {
  const { brand } = useFrame();
  return (
    <div className="mt-4">
      <Notice tone="neutral" title={m.orders_terms_done({ partner })}>
        <p>{m.orders_terms_done_text({ date: requestedOn, share, partner, kept: formatRupiah(kept) })}</p>
        <p className="mt-2">{m.orders_terms_done_object({ email: brand.email })}</p>
      </Notice>
    </div>
  );
}
