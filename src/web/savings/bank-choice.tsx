// The first step of saving (spec §2 /perencanaan-tabungan "lists financial institutions"): which bank, for which package or none.
import * as m from '#messages/messages';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import * as paths from '#shared/paths';
import { BankCard } from './bank-card.tsx';
import type { SavingsBankView } from './bank-view.server.ts';
import { SavingsSteps } from './savings-steps.tsx';
import type { BankChoiceView } from './savings-form.server.ts';

interface BankChoiceProps {
  view: BankChoiceView;
  answer: FormAnswer | undefined;
}

export function BankChoice({ view: { banks, product }, answer }: BankChoiceProps) {
  // Of a bank that is gone: it has lost its licence, or its terms, meanwhile.
  const isLost = answer !== undefined && !banks.some(({ id }) => answer.intent === `bank-${id}`);
  const problem = isLost ? answer.result.error?.['']?.[0] : undefined;
  return (
    <>
      <Breadcrumb
        items={[{ name: m.savings_title(), to: paths.savings }, { name: m.savings_planning_title() }]}
      />
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{m.savings_planning_title()}</h1>
      {product && <LocalizedText said={product.title} as="p" className="mt-1 text-ink-soft" />}
      <SavingsSteps at="bank" isForPackage={product !== null} />
      {problem && (
        <div className="mt-6">
          <Notice tone="bad" live title={problem} />
        </div>
      )}
      <p className="mt-6 max-w-[68ch]">
        {banks.length === 0 ? m.savings_banks_none() : m.savings_banks_text()}
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {banks.map((bank) => (
          <li key={bank.id}>
            <BankCard bank={bank}>
              <Choose bank={bank} answer={answer} />
            </BankCard>
          </li>
        ))}
      </ul>
    </>
  );
}

function Choose({ bank, answer }: { bank: SavingsBankView; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: `bank-${bank.id}`, answer, intent: `bank-${bank.id}` });
  return (
    <AppFormBox form={form} className="mt-3">
      <SubmitButton className="w-full">
        {m.savings_bank_choose()}
        <span className="sr-only">: {bank.name}</span>
      </SubmitButton>
    </AppFormBox>
  );
}
