// A refund that waits for a second person of finance (docs/product/finance-console.md): what was asked for and why, and the decision.
import * as m from '#messages/messages';
import { refundLabel } from '#labels/bookings';
import { bearerLabel } from '#labels/granted-refunds';
import { proofMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Money } from '#web/ui/money.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { GrantView } from './granted-refunds.server.ts';

export function GrantCard({ grant, answer }: { grant: GrantView; answer: FormAnswer | undefined }) {
  const { id, orderCode, bookerName, partnerName, reason, borneBy, amount, note, made, isOwn } = grant;
  return (
    <li className={`${cardClass} p-4`}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Money amount={amount} className="text-lg font-bold" />
        <span className="font-semibold">
          {orderCode} · {bookerName ?? m.pconsole_nobody()}
        </span>
      </p>
      <p className="text-ink-soft">
        {refundLabel[reason]()} · {m.grant_bearer()}: {bearerLabel[borneBy]()} ({partnerName})
      </p>
      <p className="mt-2 max-w-prose break-words">{note}</p>
      <p className="text-ink-soft">{made}</p>
      {isOwn ? (
        <p className="mt-3 font-semibold">{m.grant_own()}</p>
      ) : (
        <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
          <ActionForm act={`approve:${id}`} answer={answer} button={m.grant_approve()} about={orderCode} />
          <ActionForm
            act={`refuse:${id}`}
            answer={answer}
            button={m.grant_refuse()}
            about={orderCode}
            variant="secondary"
            className="flex grow flex-wrap items-end gap-3"
          >
            {(form) => (
              <Field
                {...form.field('note')}
                label={m.grant_refusal_note()}
                maxLength={proofMaxLength}
                autoComplete="off"
                required
                className="grow basis-56"
              />
            )}
          </ActionForm>
        </div>
      )}
    </li>
  );
}
