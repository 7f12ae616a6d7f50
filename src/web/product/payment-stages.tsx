// How the price is paid (spec §4 payment options): at once, or a down payment and a settlement with its date.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { PlannerStart } from '#web/planner/planner-start.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { roomLabel } from '#labels/catalogue';
import type { ProductView } from './product-view.ts';

export function PaymentStages({ product }: { product: ProductView }) {
  const { stages } = product;
  const { areas, locale } = useFrame();
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <div className="rounded-card border border-line bg-card p-4">
          <h3 className="font-semibold">{m.product_payment_full()}</h3>
          <p className="mt-1">{m.product_payment_full_text({ amount: formatRupiah(product.allInPrice) })}</p>
        </div>
        {stages && (
          <div className="rounded-card border border-line bg-card p-4">
            <h3 className="font-semibold">{m.product_payment_staged()}</h3>
            <dl className="mt-1 space-y-2">
              <Stage name={m.product_payment_down()} amount={stages.downPayment} />
              <Stage
                name={m.product_payment_settlement({ date: formatDate(stages.settlementDueOn, locale) })}
                amount={stages.settlement}
              />
            </dl>
          </div>
        )}
        {product.financing && areas.includes('financing') && (
          <div className="rounded-card border border-line bg-card p-4">
            <h3 className="font-semibold">{m.financing_option_title()}</h3>
            <p className="mt-1">{m.financing_option_text()}</p>
            <LocalLink
              to={paths.loanApplicantForm(product.slug)}
              rel="nofollow"
              className="mt-1 inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
            >
              {m.financing_apply()}
            </LocalLink>
          </div>
        )}
        {product.savings && areas.includes('savings') && (
          <div className="rounded-card border border-line bg-card p-4">
            <h3 className="font-semibold">{m.savings_option_title()}</h3>
            <p className="mt-1">{m.savings_option_text()}</p>
            <LocalLink
              to={`${paths.savingsPlanning}?product=${product.slug}`}
              rel="nofollow"
              className="mt-1 inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
            >
              {m.savings_option_do()}
            </LocalLink>
          </div>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {!stages && `${m.product_payment_only_full()} `}
        {m.product_payment_basis({ room: roomLabel[product.roomType]() })}
      </p>
      <details className="mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center pr-8 font-semibold text-primary">
          {m.planner_from_product()}
        </summary>
        <PlannerStart product={product.slug} />
      </details>
    </>
  );
}

function Stage({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">{formatRupiah(amount)}</dd>
    </div>
  );
}
