// KTP and NPWP (spec §5: at most 1 MB, original, whole, readable), the consent for this one bank, and sending it.
import * as m from '#messages/messages';
import { savingsDocumentLabel } from '#labels/savings';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { CardUpload } from './card-upload.tsx';
import type { SavingsFormView } from './savings-form.server.ts';

interface CardsStepProps {
  view: Extract<SavingsFormView, { step: 'cards' }>;
  answer: FormAnswer | undefined;
}

export function CardsStep({ view, answer }: CardsStepProps) {
  const form = useAppForm({ id: 'send', answer, intent: 'send' });
  const missing = view.cards.flatMap(({ kind }) => {
    const { error } = form.field(kind);
    return error ? [`${savingsDocumentLabel[kind]()}: ${error}`] : [];
  });
  const consent = form.field('bank_consent');
  return (
    <Section title={m.savings_cards_title()} className="">
      <ul className="mb-4 list-disc space-y-1 pl-5">
        <li>{m.savings_cards_rule_original()}</li>
        <li>{m.savings_cards_rule_whole()}</li>
        <li>{m.savings_cards_rule_size()}</li>
      </ul>
      <ul className="space-y-4">
        {view.cards.map((card) => (
          <CardUpload
            key={`${card.kind} ${card.status}`}
            card={card}
            savingsId={view.savingsId}
            answer={answer}
          />
        ))}
      </ul>
      <AppFormBox form={form} className="mt-6 space-y-4">
        {missing.length > 0 && (
          <Notice tone="bad" live title={m.error_savings_incomplete()}>
            {missing.join(', ')}
          </Notice>
        )}
        {view.isDraft && (
          <div>
            <input type="hidden" name="consent_version" value={view.consentVersion} />
            <label className="flex min-h-12 items-start gap-3">
              <input
                type="checkbox"
                name="bank_consent"
                value="yes"
                aria-invalid={consent.error ? true : undefined}
                aria-describedby={consent.error ? 'bank_consent-error' : undefined}
                className="mt-0.5 size-6 shrink-0 accent-primary"
              />
              <span>{m.savings_consent({ bank: view.bank })}</span>
            </label>
            {consent.error && (
              <p id="bank_consent-error" className="font-semibold text-bad">
                {consent.error}
              </p>
            )}
          </div>
        )}
        <SubmitButton size="lg" className="w-full md:w-auto">
          {view.isDraft ? m.savings_send() : m.savings_send_again()}
        </SubmitButton>
      </AppFormBox>
    </Section>
  );
}
