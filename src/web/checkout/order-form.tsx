// Step pesanan (spec §2 checkout): what is added, a promo, how it is paid, consent. One form: each of its buttons keeps all of it.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { CancellationTimeline } from '#web/product/cancellation-timeline.tsx';
import * as paths from '#shared/paths';
import type { CheckoutAnswer, CheckoutView, OrderStep } from './checkout-view.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { DueBar } from './due-bar.tsx';
import { OrdersHelp } from './orders-help.tsx';
import { PhoneNotice } from './phone-notice.tsx';
import { PlanFields } from './plan-fields.tsx';
import { PromoFields } from './promo-fields.tsx';
import { SoldOutHelp } from './sold-out-help.tsx';
import { useStep } from './use-step.ts';
import { useSaving } from './use-saving.ts';

const fields = ['addons', 'supplies', 'shipping', 'code', 'payment_plan', 'terms_accepted'];

interface OrderFormProps {
  view: CheckoutView;
  content: OrderStep;
  posted: CheckoutAnswer | undefined;
}

export function OrderForm({ view, content, posted }: OrderFormProps) {
  const step = useStep(posted, fields);
  const { fetcher, values, errors, problem, wrong, answer } = step;
  const saving = useSaving(fetcher);
  const { bookingId, journey } = view;
  const identity = `${paths.checkout(journey.slug, bookingId)}?step=identitas`;
  const order = {
    name: 'intent',
    value: 'order',
    isPending: step.isUnderway('order') || step.isUnderway('confirm'),
  };
  return (
    <>
      {!content.isPhoneVerified && <PhoneNotice phonePath={content.phonePath} phone={content.phone} />}
      <fetcher.Form
        method="post"
        noValidate
        id="pesanan"
        className="space-y-6"
        onChange={saving.changed}
        onSubmit={saving.stop}
      >
        <input type="hidden" name="extras" value="1" />
        <input type="hidden" name="departs_on" value={journey.departsOn} />
        {/* The one that the enter key presses. */}
        <button name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          {m.checkout_update()}
        </button>
        {problem && (
          <Notice tone="bad" live title={problem}>
            {answer?.help === 'orders' ? (
              <OrdersHelp />
            ) : (
              <SoldOutHelp seatsLeft={content.seatsLeft} slug={journey.slug} />
            )}
          </Notice>
        )}
        <ChoiceFields
          kind="addon"
          title={m.checkout_addons_title()}
          text={m.checkout_addons_text({ people: content.people })}
          choices={content.addons}
          most={content.people}
          error={errors['addons']}
        />
        <ChoiceFields
          kind="supply"
          title={m.checkout_supplies_title()}
          text={m.checkout_supplies_text({ people: content.people })}
          choices={content.supplies}
          most={content.people}
          error={errors['supplies']}
        />
        {content.delivery && <DeliveryFields delivery={content.delivery} step={step} />}
        {(content.addons.length > 0 || content.supplies.length > 0) && (
          <p className="hidden noscript:block">
            <Button variant="secondary" name="intent" value="save">
              {m.checkout_update()}
            </Button>
          </p>
        )}
        <PromoFields content={content} step={step} />
        <PlanFields
          content={content}
          chosen={values['payment_plan'] ?? content.plan}
          error={errors['payment_plan']}
        />
        <details className={`${cardClass} p-5`}>
          <summary className="min-h-12 cursor-pointer py-2 pr-8">
            <span className="text-lg font-bold">{m.checkout_cancel_title()}</span>
            <span className="block text-ink-soft">{content.cancellation.today}</span>
          </summary>
          <CancellationTimeline view={content.cancellation} />
        </details>
        <Consent
          content={content}
          error={errors['terms_accepted']}
          hasFocus={wrong === 'terms_accepted'}
          isGiven={values['terms_accepted'] === '1'}
        />
        <div className="flex flex-wrap gap-3">
          <PendingButton {...order} size="lg" className="max-md:hidden">
            {m.checkout_order()}
          </PendingButton>
          <LocalLink to={identity} className={`${buttonClass('quiet', 'lg')} max-md:w-full`}>
            {m.checkout_change_party()}
          </LocalLink>
        </div>
        <ConfirmDialog
          view={view}
          asked={fetcher.state === 'idle' ? fetcher.data?.toConfirm : undefined}
          isPending={step.isUnderway('confirm')}
        />
        <DueBar view={view} isAsked={fetcher.state !== 'idle'}>
          <PendingButton {...order}>{m.checkout_order()}</PendingButton>
        </DueBar>
      </fetcher.Form>
    </>
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
