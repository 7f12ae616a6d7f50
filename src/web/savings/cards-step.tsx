// KTP and NPWP (spec §5: at most 1 MB, original, whole, readable), the consent for this one bank, and sending it.
import * as m from '#messages/messages';
import { savingsDocumentMaxBytes } from '#shared/limits';
import { ApplicationDocument } from '#web/financing/application-document.tsx';
import { DocumentUpload } from '#web/financing/document-upload.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TickBox } from '#web/ui/forms/tick-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import type { SavingsFormView } from './savings-form.server.ts';

interface CardsStepProps {
  view: Extract<SavingsFormView, { step: 'cards' }>;
  answer: FormAnswer | undefined;
}

export function CardsStep({ view, answer }: CardsStepProps) {
  const form = useAppForm({ id: 'send', answer, intent: 'send' });
  const missing = view.cards.flatMap(({ kind, name }) => {
    const { error } = form.field(kind);
    return error ? [`${name}: ${error}`] : [];
  });
  return (
    <Section title={m.savings_cards_title()} className="">
      <ul className="mb-4 list-disc space-y-1 pl-5">
        <li>{m.savings_cards_rule_original()}</li>
        <li>{m.savings_cards_rule_whole()}</li>
        <li>{m.savings_cards_rule_size()}</li>
      </ul>
      <ul className="space-y-4">
        {view.cards.map((card) => (
          <ApplicationDocument key={`${card.kind} ${card.status}`} document={card}>
            {card.status !== 'accepted' && (
              <DocumentUpload
                kind={card.kind}
                maxBytes={savingsDocumentMaxBytes}
                label={m.savings_card_file({ document: card.name })}
                send={m.savings_card_send()}
                answer={answer}
              />
            )}
          </ApplicationDocument>
        ))}
      </ul>
      <AppFormBox form={form} className="mt-6 space-y-4">
        {missing.length > 0 && (
          <Notice tone="bad" live title={m.error_savings_incomplete()}>
            {missing.join(', ')}
          </Notice>
        )}
        {view.isDraft && (
          <>
            <input type="hidden" name="consent_version" value={view.consentVersion} />
            <TickBox field={form.field('bank_consent')} label={m.savings_consent({ bank: view.bank })} />
          </>
        )}
        <SubmitButton size="lg" className="w-full md:w-auto">
          {view.isDraft ? m.savings_send() : m.savings_send_again()}
        </SubmitButton>
      </AppFormBox>
    </Section>
  );
}
