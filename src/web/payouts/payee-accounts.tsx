// Bank accounts of partners as cards: finance decides about those that wait, a partner reads its own.
import * as m from '#messages/messages';
import { payeeAccountLabel } from '#labels/payouts';
import type { PayeeAccountStatus } from '#shared/payout-states';
import { Badge } from '#web/ui/badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { cardClass } from '#web/ui/section.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';

export interface PayeeAccountView {
  id: string;
  partnerName: string;
  bank: string;
  number: string;
  holder: string;
  status: PayeeAccountStatus;
  isOwnProposal: boolean;
  /** Null: none was uploaded. */
  evidence: string | null;
  proposed: string;
  usableFrom: string | null;
}

interface PayeeAccountsProps {
  accounts: readonly PayeeAccountView[];
  /** Whoever reads them decides about those that wait. */
  decides?: { answer: FormAnswer | undefined };
}

export function PayeeAccounts({ accounts, decides }: PayeeAccountsProps) {
  return (
    <ul className="space-y-3">
      {accounts.map((account) => (
        <li key={account.id} className={`${cardClass} grid gap-3 p-4 lg:grid-cols-2`}>
          <div>
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="text-lg font-bold">{account.partnerName}</span>
              <Badge tone={payeeAccountLabel[account.status].tone}>
                {payeeAccountLabel[account.status].word()}
              </Badge>
            </p>
            <p className="font-semibold tabular-nums">
              {account.bank} · {account.number}
            </p>
            <p>{account.holder}</p>
            <p className="text-ink-soft">{account.proposed}</p>
            {account.usableFrom && <p className="text-ink-soft">{account.usableFrom}</p>}
            {account.evidence ? (
              <LocalLink
                to={account.evidence}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {m.payout_evidence()}
              </LocalLink>
            ) : (
              <p className="font-semibold text-bad">{m.payout_evidence_missing()}</p>
            )}
          </div>
          {decides && <Decision account={account} answer={decides.answer} />}
        </li>
      ))}
    </ul>
  );
}

/** Never by who stated it, and not without evidence. */
function Decision({
  account: { id, partnerName, isOwnProposal, evidence },
  answer,
}: {
  account: PayeeAccountView;
  answer: FormAnswer | undefined;
}) {
  if (isOwnProposal) return <p className="text-ink-soft">{m.payout_own_account()}</p>;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {evidence && (
        <ActionForm act={`approve:${id}`} answer={answer} button={m.payout_approve()} about={partnerName} />
      )}
      <ActionForm
        act={`refuse:${id}`}
        answer={answer}
        button={m.payout_refuse()}
        about={partnerName}
        variant="secondary"
      />
    </div>
  );
}
