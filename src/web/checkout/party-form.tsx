// Step identitas (spec §2, docs/product/checkout.md): who orders, and how many sleep in which room. Passports may follow after the first payment.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import { emailMaxLength, nameMaxLength, phoneMaxLength } from '#shared/limits';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { CheckoutAnswer, CheckoutView, IdentityStep } from './checkout-view.ts';
import { DueBar } from './due-bar.tsx';
import { PartyFields } from './party-fields.tsx';
import { SoldOutHelp } from './sold-out-help.tsx';
import { type Step, useStep } from './use-step.ts';
import type { PartySum } from './use-party-sum.ts';

interface PartyFormProps {
  view: CheckoutView;
  content: IdentityStep;
  posted: CheckoutAnswer | undefined;
  party: PartySum;
}

export function PartyForm({ view, content, posted, party }: PartyFormProps) {
  const step = useStep(posted, ['rooms', 'name', 'email', 'phone']);
  const { fetcher, problem } = step;
  const { booker, seatsLeft } = content;
  const button = {
    name: 'intent',
    value: 'identity',
    isPending: step.isUnderway('identity'),
  };
  return (
    <fetcher.Form method="post" noValidate className="space-y-6" aria-busy={button.isPending}>
      {problem && (
        <Notice tone="bad" live title={problem}>
          <SoldOutHelp seatsLeft={seatsLeft} slug={view.journey.slug} />
        </Notice>
      )}
      <PartyFields content={content} step={step} onChange={party.ask} />
      {booker ? (
        <BookerFields booker={booker} step={step} />
      ) : (
        <p className="text-ink-soft">{m.checkout_guest_text()}</p>
      )}
      <PendingButton {...button} size="lg" className="max-md:hidden">
        {booker ? m.checkout_to_order() : m.checkout_sign_in_next()}
      </PendingButton>
      <DueBar view={{ ...view, sum: party.sum }} isAsked={party.isAsked}>
        <PendingButton {...button} aria-label={booker ? m.checkout_to_order() : m.checkout_sign_in_next()}>
          {m.checkout_next()}
        </PendingButton>
      </DueBar>
    </fetcher.Form>
  );
}

function BookerFields({
  booker,
  step: { values, errors, wrong },
}: {
  booker: NonNullable<IdentityStep['booker']>;
  step: Step;
}) {
  const text = (name: 'name' | 'email' | 'phone') => ({
    name,
    defaultValue: values[name] ?? booker[name],
    error: errors[name],
    autoFocus: wrong === name,
    required: true,
  });
  return (
    <section aria-labelledby="pemesan" className={`${cardClass} space-y-4 p-5`}>
      <div>
        <h2 id="pemesan" className="text-lg font-bold">
          {m.checkout_booker_title()}
        </h2>
        <p className="mt-1 text-ink-soft">{m.checkout_booker_text()}</p>
      </div>
      <Field
        label={m.checkout_name()}
        autoComplete="name"
        maxLength={nameMaxLength}
        enterKeyHint="next"
        {...text('name')}
      />
      <Field
        label={m.checkout_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        enterKeyHint="next"
        hint={m.checkout_email_hint({ email: booker.accountEmail })}
        {...text('email')}
      />
      <Field
        label={m.checkout_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
        enterKeyHint="done"
        hint={m.checkout_phone_hint()}
        {...text('phone')}
      />
    </section>
  );
}
