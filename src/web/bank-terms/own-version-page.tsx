// One version of a bank's terms: what it changes, who took which step, and what its people can do with it.
import * as m from '#messages/messages';
import { termsStandingLabel } from '#labels/bank-terms';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { loadOwnVersion } from './bank-pages.server.ts';
import { TermsChanges, TermsSteps } from './terms-details.tsx';

interface OwnVersionProps {
  view: Awaited<ReturnType<typeof loadOwnVersion>>;
  answer: FormAnswer | undefined;
}

export function OwnVersionPage({ view, answer }: OwnVersionProps) {
  const { terms } = view;
  const { word, next, tone } = termsStandingLabel[terms.standing];
  // Its form is gone because somebody else was faster.
  const isLost =
    (answer?.intent === 'confirm' && !view.mayConfirm) ||
    (answer?.intent === 'withdraw' && !view.mayWithdraw);
  const problem = isLost ? answer?.result.error?.['']?.[0] : undefined;
  return (
    <div className="max-w-5xl">
      <BackToTerms />
      <ConsoleHead title={terms.title} text={terms.bank} action={<Badge tone={tone}>{word()}</Badge>} />
      <div className="mb-6 space-y-4">
        {problem && <Notice tone="bad" live title={problem} />}
        <Notice tone={tone}>
          {next()}
          {terms.reason && (
            <p className="mt-1 font-semibold break-words">{m.bank_terms_reason({ text: terms.reason })}</p>
          )}
        </Notice>
      </div>
      <Section title={m.bank_terms_changes()} className="">
        <TermsChanges terms={terms} />
      </Section>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
        <Section title={m.bank_terms_steps()} className="">
          <Card>
            <TermsSteps steps={terms.steps} />
          </Card>
        </Section>
        <Actions view={view} answer={answer} />
      </div>
    </div>
  );
}

function Actions({ view: { mayConfirm, mustBeAnother, mayWithdraw }, answer }: OwnVersionProps) {
  if (!mayConfirm && !mustBeAnother && !mayWithdraw) return null;
  return (
    <Section title={m.bank_terms_actions()} className="">
      <Card className="space-y-6 p-5">
        {mayConfirm && (
          <ActionForm act="confirm" answer={answer} button={m.bank_terms_confirm()} className="space-y-3">
            {() => <p>{m.bank_terms_confirm_text()}</p>}
          </ActionForm>
        )}
        {mustBeAnother && <p>{m.bank_terms_confirm_another()}</p>}
        {mayWithdraw && (
          <ActionForm
            act="withdraw"
            answer={answer}
            button={m.bank_terms_withdraw()}
            variant="danger"
            className="space-y-3"
          >
            {() => <p>{m.bank_terms_withdraw_text()}</p>}
          </ActionForm>
        )}
      </Card>
    </Section>
  );
}

export function BackToTerms() {
  return (
    <LocalLink
      to={paths.bankConsole.terms}
      className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {m.bank_terms_back()}
    </LocalLink>
  );
}
