// A partner bank's card (spec §3): what an account needs and costs. A profit share of last year is an indication and says so.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { SavingsBankView } from './bank-view.server.ts';

/** `children`: what can be done with it. */
export function BankCard({ bank, children }: { bank: SavingsBankView; children?: ReactNode }) {
  return (
    <section className={`${cardClass} flex h-full flex-col p-5`}>
      <h2 className="text-lg font-bold">{bank.name}</h2>
      <p className="text-ink-soft">
        {bank.licence}
        {bank.isInsured && ` · ${m.savings_bank_lps()}`}
      </p>
      <div className="mt-2 grow">
        <DefinitionList
          facts={[
            { term: m.savings_bank_contract(), value: bank.contract },
            { term: m.savings_bank_minimum(), value: bank.minimum },
            { term: m.savings_bank_cost(), value: bank.cost },
            { term: m.savings_bank_share(), value: bank.share },
            ...(bank.lastReturn ? [{ term: m.savings_bank_return(), value: bank.lastReturn }] : []),
          ]}
        />
        <p className="text-sm text-ink-soft break-words">{bank.complaint}</p>
      </div>
      {children}
    </section>
  );
}
