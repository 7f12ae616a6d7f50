// Step pesanan (spec §2 checkout): what is added, a promo, how it is paid, consent. One form: each of its buttons keeps all of it.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { CancellationTimeline, cancellationToday } from '#web/product/cancellation-timeline.tsx';
import { useFrame } from '#web/frame';
import type { CheckoutAnswer, CheckoutView, OrderStep } from './checkout-view.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { OrdersHelp } from './orders-help.tsx';
import { PhoneNotice } from './phone-notice.tsx';
import { PlanFields } from './plan-fields.tsx';
import { PromoFields } from './promo-fields.tsx';
import { SoldOutHelp } from './sold-out-help.tsx';
import * as paths from '#shared/paths';

interface OrderFormProps {
  view: CheckoutView;
  content: OrderStep;
  state: FormState;
  help: CheckoutAnswer['help'];
}

export function OrderForm({ view, content, state, help }: OrderFormProps) {
  const { locale } = useFrame();
  const { bookingId, journey } = view;
  const wrong = firstWrong(state, [
    'addons',
    'supplies',
    'shipping',
    'code',
    'payment_plan',
    'terms_accepted',
  ]);
  const identity = `${paths.checkout(journey.slug, bookingId)}?step=identitas`;
  return (
    <live-form data-method="post" data-wait="400" data-wait-shipping="1000" className="block">
      <form method="post" noValidate id="pesanan" className="space-y-6">
        <input type="hidden" name="extras" value="1" />
        <input type="hidden" name="departs_on" value={journey.departsOn} />
        {/* The one that the enter key presses. */}
        <button name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          {m.checkout_update()}
        </button>
        <div id="masalah" data-swap className="empty:hidden">
          {state.problem && (
            <Notice tone="bad" live title={state.problem}>
              {help === 'orders' ? (
                <OrdersHelp />
              ) : (
                <SoldOutHelp seatsLeft={content.seatsLeft} slug={journey.slug} />
              )}
            </Notice>
          )}
        </div>
        {!content.isPhoneVerified && <PhoneNotice phonePath={content.phonePath} phone={content.phone} />}
        <ChoiceFields
          kind="addon"
          title={m.checkout_addons_title()}
          text={m.checkout_addons_text({ people: content.people })}
          choices={content.addons}
          most={content.people}
          error={state.errors['addons']}
        />
        <ChoiceFields
          kind="supply"
          title={m.checkout_supplies_title()}
          text={m.checkout_supplies_text({ people: content.people })}
          choices={content.supplies}
          most={content.people}
          error={state.errors['supplies']}
        />
        {content.delivery && <DeliveryFields delivery={content.delivery} error={state.errors['shipping']} />}
        {(content.addons.length > 0 || content.supplies.length > 0) && (
          <Button variant="secondary" name="intent" value="save" data-without-script>
            {m.checkout_update()}
          </Button>
        )}
        <PromoFields content={content} state={state} hasFocus={wrong === 'code'} />
        <PlanFields
          content={content}
          chosen={state.values['payment_plan'] ?? content.plan}
          error={state.errors['payment_plan']}
        />
        <details className={`${cardClass} p-5`}>
          <summary className="min-h-12 cursor-pointer py-2">
            <span className="text-lg font-bold">{m.checkout_cancel_title()}</span>
            <span className="block text-ink-soft">{cancellationToday(content.cancellation)}</span>
          </summary>
          <CancellationTimeline steps={content.cancellation} partner={journey.partner} locale={locale} />
        </details>
        <Consent
          content={content}
          error={state.errors['terms_accepted']}
          hasFocus={wrong === 'terms_accepted'}
          isGiven={state.values['terms_accepted'] === '1'}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="order" size="lg" data-opens="yakin" className="max-md:w-full">
            {m.checkout_order()}
          </Button>
          <LocalLink to={identity} className={`${buttonClass('quiet', 'lg')} max-md:w-full`}>
            {m.checkout_change_party()}
          </LocalLink>
        </div>
        <ConfirmDialog view={view} />
      </form>
    </live-form>
  );
}

function Consent({
  content: { terms, contractTerms },
  error,
  hasFocus,
  isGiven,
}: {
  content: OrderStep;
  error: string | undefined;
  hasFocus: boolean;
  isGiven: boolean;
}) {
  return (
    <div>
      <input type="hidden" name="terms_version" value={terms.version} />
      <input type="hidden" name="contract_terms" value={contractTerms} />
      <label className="flex min-h-12 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          name="terms_accepted"
          value="1"
          required
          autoFocus={hasFocus}
          defaultChecked={isGiven}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <span>
          {m.checkout_consent()}{' '}
          <LocalLink
            to={`${paths.terms}?version=${terms.version}`}
            target="_blank"
            className="font-semibold text-primary underline underline-offset-4"
          >
            {m.checkout_consent_terms({ title: terms.title, version: terms.version })}
            <span className="sr-only"> ({m.frame_new_tab()})</span>
          </LocalLink>
        </span>
      </label>
      {error && (
        <p id="terms-error" className="mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
