// The facts of one application: plan, account, who saves, heirs, cards. A plan is no balance, and says so.
import * as m from '#messages/messages';
import { ApplicationDocument } from '#web/financing/application-document.tsx';
import { DefinitionList, type DefinitionRow } from '#web/ui/definition-list.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import type { SavingsDetailView } from './detail-view.server.ts';

export function SavingsDetailPage({ view }: { view: SavingsDetailView }) {
  return (
    <>
      <Section title={m.savings_plan_title()}>
        {view.title && <LocalizedText said={view.title} as="p" className="mb-2 text-lg font-bold" />}
        <Facts facts={view.facts} />
        <p className="mt-2 text-ink-soft">{m.savings_plan_no_balance()}</p>
      </Section>
      {view.account && (
        <Section title={m.savings_account_title()}>
          <Facts facts={view.account.facts} />
          {!view.account.hasBalance && <p className="mt-2 text-ink-soft">{m.savings_account_none()}</p>}
        </Section>
      )}
      {(view.applicant || !view.isDraft) && (
        <Section title={m.savings_applicant_title()}>
          {view.applicant ? <Facts facts={view.applicant} /> : <p>{m.savings_data_gone()}</p>}
        </Section>
      )}
      {view.heir && (
        <Section title={m.savings_heir_title()}>
          <Facts facts={view.heir} />
        </Section>
      )}
      {view.cards.length > 0 && (
        <Section title={m.savings_step_cards()}>
          <ul className="space-y-4">
            {view.cards.map((card) => (
              <ApplicationDocument key={card.kind} document={card} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Facts({ facts }: { facts: DefinitionRow[] }) {
  return (
    <div className={`${cardClass} px-5 py-2`}>
      <DefinitionList facts={facts} />
    </div>
  );
}
