// A promo on the order (spec §2, §4 promo code, §8): its code typed or chosen from those that run; changed, or taken off.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import { searchMaxLength } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { OrderStep, PromoView } from './checkout-view.ts';
import type { Step } from './use-step.ts';

export function PromoFields({ content: { applied, promos }, step }: { content: OrderStep; step: Step }) {
  const { values, errors, wrong, isUnderway } = step;
  if (!applied && promos.length === 0) return null;
  return (
    <section id="promo" aria-labelledby="promo-title" className={`${cardClass} p-5`}>
      <h2 id="promo-title" className="text-lg font-bold">
        {m.checkout_promo_title()}
      </h2>
      {applied && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p>
            <strong>{applied.code}</strong> · {applied.title}
            <span className="block font-semibold tabular-nums text-good">
              -{formatRupiah(applied.discount)}
            </span>
          </p>
          <PendingButton variant="secondary" name="intent" value="unpromo" isPending={isUnderway('unpromo')}>
            {m.checkout_promo_remove()}
          </PendingButton>
        </div>
      )}
      <div className="mt-3 flex items-start gap-3">
        <Field
          label={applied ? m.checkout_promo_change() : m.checkout_promo_code()}
          name="code"
          maxLength={searchMaxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={values['code'] ?? ''}
          error={errors['code']}
          autoFocus={wrong === 'code'}
          enterKeyHint="done"
          className="min-w-0 grow"
          optional
        />
        <PendingButton
          variant="secondary"
          name="intent"
          value="promo"
          isPending={isUnderway('promo')}
          pending="…"
          className="mt-7"
        >
          {m.checkout_promo_apply()}
        </PendingButton>
      </div>
      {promos.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-12 cursor-pointer py-3 font-semibold text-primary">
            {m.checkout_promo_list({ count: promos.length })}
          </summary>
          <ul className="divide-y divide-line">
            {promos.map((promo) => (
              <PromoRow
                key={promo.id}
                promo={promo}
                isApplied={promo.code === applied?.code}
                isUnderway={isUnderway(`pick:${promo.id}`)}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function PromoRow({
  promo: { id, code, title, discount, reason },
  isApplied,
  isUnderway,
}: {
  promo: PromoView;
  isApplied: boolean;
  isUnderway: boolean;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="min-w-0">
        <strong>{code}</strong> · {title}
        <span className={`block ${reason ? 'text-ink-soft' : 'font-semibold tabular-nums text-good'}`}>
          {reason ?? `-${formatRupiah(discount ?? 0)}`}
        </span>
      </p>
      {!reason && !isApplied && (
        <PendingButton
          variant="secondary"
          name="intent"
          value={`pick:${id}`}
          isPending={isUnderway}
          pending="…"
          aria-label={m.checkout_promo_use_named({ code })}
        >
          {m.checkout_promo_use()}
        </PendingButton>
      )}
      {isApplied && <span className="font-semibold text-good">{m.checkout_promo_in_use()}</span>}
    </li>
  );
}
