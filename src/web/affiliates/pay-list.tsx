// What a consultant or a distribution partner is owed of its commission, asking for it, and what was paid.
import * as m from '#messages/messages';
import type { Tone } from '#labels/tone';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';

interface PayListProps {
  owed: number;
  /** What of it can be paid out now. */
  payable: number;
  /** When it was asked for, in words. */
  asked: string | null;
  hasAccount: boolean;
  answer: FormAnswer | undefined;
  /** How commission is paid. */
  text: string;
  /** Where its account is stated; null: on this page. */
  accountPath: string | null;
  payouts: readonly {
    code: string;
    amount: number;
    badge: { word: string; tone: Tone };
    paid: string | null;
  }[];
}

export function PayList({
  owed,
  payable,
  asked,
  hasAccount,
  answer,
  text,
  accountPath,
  payouts,
}: PayListProps) {
  return (
    <section aria-labelledby="pay" className="space-y-3">
      <h2 id="pay" className="text-xl font-bold">
        {m.consultant_pay()}
      </h2>
      <p>
        {m.consultant_pay_owed()} <Money amount={owed} className="font-bold" />
      </p>
      <p>
        {m.consultant_pay_payable()} <Money amount={Math.max(0, payable)} className="font-bold" />
      </p>
      {owed > Math.max(0, payable) && <p className="max-w-prose text-ink-soft">{m.consultant_pay_wait()}</p>}
      <p className="max-w-prose text-ink-soft">{text}</p>
      {!hasAccount && owed > 0 && <p className="font-semibold">{m.consultant_pay_no_account()}</p>}
      {asked && <p>{asked}</p>}
      <div className="flex flex-wrap gap-3">
        {payable > 0 && hasAccount && !asked && (
          <ActionForm act="ask" answer={answer} button={m.consultant_pay_ask()} />
        )}
        {accountPath && (
          <LocalLink to={accountPath} className={buttonClass('secondary')}>
            {m.consultant_account()}
          </LocalLink>
        )}
      </div>
      {payouts.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {payouts.map(({ code, amount, badge, paid }) => (
            <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
              <span>
                {code} <Badge tone={badge.tone}>{badge.word}</Badge>
                {paid && <span className="block text-ink-soft">{paid}</span>}
              </span>
              <Money amount={amount} className="font-semibold" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
