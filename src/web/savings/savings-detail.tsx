// The facts of one application: plan, account, who saves, heirs, cards. A plan is no balance, and says so.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { DefinitionList, type DefinitionRow } from '#web/ui/definition-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
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
      {(view.applicant || view.state !== 'draft') && (
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
            {view.cards.map(({ id, name, tone, word, reason }) => (
              <li key={id} className={`${cardClass} p-4`}>
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h3 className="font-semibold">{name}</h3>
                  <Badge tone={tone}>{word}</Badge>
                </div>
                {reason && (
                  <p className="mt-1 font-semibold text-bad break-words">
                    {m.savings_card_reason({ reason })}
                  </p>
                )}
                <LocalLink
                  to={paths.member.savingDocument(view.id, id)}
                  className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                >
                  {m.savings_card_open()}
                  <span className="sr-only"> {name}</span>
                </LocalLink>
              </li>
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
