// Where consultants are paid, for finance: those without an account, whose is stated in their own name, and those that wait for a second person.
import * as m from '#messages/messages';
import { bankCodes, bankNames } from '#shared/bank-names';
import { nameMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

export interface ConsultantAccountView {
  id: string;
  consultant: string;
  account: string;
  holder: string;
  proposed: string;
  isOwnProposal: boolean;
}

interface ConsultantAccountsProps {
  waiting: readonly ConsultantAccountView[];
  /** Who is owed something, by the ledger's id. */
  owed: readonly { id: string; name: string; hasAccount: boolean }[];
  answer: FormAnswer | undefined;
}

const banks = bankCodes.map((value) => ({ value, label: bankNames[value] }));

export function ConsultantAccounts({ waiting, owed, answer }: ConsultantAccountsProps) {
  return (
    <ul className="space-y-3">
      {waiting.map(({ id, consultant, account, holder, proposed, isOwnProposal }) => (
        <li key={id} className={`${cardClass} grid gap-3 p-4 lg:grid-cols-2`}>
          <div>
            <p className="text-lg font-bold">{consultant}</p>
            <p className="font-semibold tabular-nums">{account}</p>
            <p>{holder}</p>
            <p className="text-ink-soft">{proposed}</p>
          </div>
          {isOwnProposal ? (
            <p className="text-ink-soft">{m.payout_own_account()}</p>
          ) : (
            <div className="flex flex-wrap items-start gap-3">
              <ActionForm
                act={`allow:${id}`}
                answer={answer}
                button={m.payout_approve()}
                about={consultant}
              />
              <ActionForm
                act={`deny:${id}`}
                answer={answer}
                button={m.payout_refuse()}
                about={consultant}
                variant="secondary"
              />
            </div>
          )}
        </li>
      ))}
      {owed.map(({ id, name, hasAccount }) => (
        <li key={id} className={cardClass}>
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
              {hasAccount ? m.payout_consultant_change({ name }) : m.payout_consultant_state({ name })}
            </summary>
            <div className="border-t border-line p-4">
              <StateForm id={id} name={name} answer={answer} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function StateForm({ id, name, answer }: { id: string; name: string; answer: FormAnswer | undefined }) {
  return (
    <ActionForm
      act={`consultant:${id}`}
      answer={answer}
      button={m.payout_state_account()}
      about={name}
      variant="secondary"
    >
      {(form) => (
        <>
          <SelectField
            id={`bank-${id}`}
            label={m.payout_bank()}
            name="bank"
            value={form.field('bank').defaultValue}
            none={m.payout_bank_choose()}
            choices={banks}
            error={form.field('bank').error}
          />
          <Field
            {...form.field('number')}
            id={`number-${id}`}
            label={m.payout_number()}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <Field
            {...form.field('holder')}
            id={`holder-${id}`}
            label={m.payout_holder()}
            hint={m.payout_consultant_holder_hint()}
            maxLength={nameMaxLength}
            autoComplete="off"
            required
          />
        </>
      )}
    </ActionForm>
  );
}
