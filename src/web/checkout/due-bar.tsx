// What is to be paid now, at the lower edge on phones, and the step's own button: the first stage of the chosen plan, not the whole sum
// (docs/product/checkout.md). Of two plans the style shows the one that is chosen (member-only.css): it changes without a script.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { PaymentPlan } from '#shared/booking-states';
import { formatRupiah } from '#shared/money';
import type { CheckoutView } from './checkout-view.ts';

interface Due {
  /** Shown while this plan is chosen; null: always. */
  plan: PaymentPlan | null;
  amount: number;
}

/** `plan`: chosen for good. */
export function duesOf({ sum, content }: CheckoutView, plan?: string): Due[] {
  if (content.step === 'bayar') return [{ plan: null, amount: content.invoice.amount }];
  if (content.step !== 'pesanan') return [{ plan: null, amount: sum?.total ?? 0 }];
  const chosen = content.plans.filter((one) => one.plan === plan);
  const plans = chosen.length > 0 ? chosen : content.plans;
  return plans.map(({ plan: name, stages }) => ({
    plan: plans.length > 1 ? name : null,
    amount: stages[0]!.amount,
  }));
}

interface DueBarProps {
  view: CheckoutView;
  plan?: string | undefined;
  /** On top of what is due: what the way to pay costs. */
  fee?: number;
  /** The sum is being worked out anew. */
  isAsked?: boolean;
  /** The step's button. */
  children: ReactNode;
}

export function DueBar({ view, plan, fee = 0, isAsked = false, children }: DueBarProps) {
  const total = view.sum?.total ?? 0;
  const { content } = view;
  const isAgreed = content.step !== 'identitas';
  // Stands beside the order's total and is no part of it.
  const isSupplement = content.step === 'bayar' && content.invoice.stage === 'supplement';
  return (
    <div
      data-bottom-bar
      id="bar"
      className="page-bar flex h-16 items-center justify-between gap-3 border-t border-line bg-card px-4 md:hidden print:hidden"
    >
      <a
        href="#ringkasan"
        aria-busy={isAsked}
        className="min-w-0 text-sm leading-tight text-ink-soft aria-busy:opacity-50"
      >
        {duesOf(view, plan).map(({ plan: name, amount }) => (
          <p key={name} data-due={name ?? undefined}>
            {isSupplement
              ? m.orders_stage_supplement()
              : isAgreed
                ? m.checkout_due_now()
                : m.checkout_total()}
            <span className="block text-lg font-bold leading-tight tabular-nums text-primary">
              {formatRupiah(amount + fee)}
            </span>
            <span className="block tabular-nums underline underline-offset-2">
              {!isSupplement && amount < total
                ? m.checkout_due_of({ total: formatRupiah(total) })
                : m.checkout_see_lines()}
            </span>
          </p>
        ))}
      </a>
      <div className="shrink-0">{children}</div>
    </div>
  );
}
