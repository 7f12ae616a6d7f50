// The draft of the next price table as it is checked: what it changes, what three umrahs would cost, and the steps that lead on.
import * as m from '#messages/messages';
import type { PriceSide } from '#shared/umrah-prices';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { RevisionButton } from '#web/ui/forms/revision-button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { ChangesTable } from './changes-table.tsx';
import { DraftHead } from './draft-head.tsx';
import type { DraftPage } from './draft-page.server.ts';

interface DraftProps {
  draft: DraftPage;
  answer: FormAnswer | undefined;
}

export function PriceDraftPage({ draft, answer }: DraftProps) {
  const {
    side,
    isSubmitted,
    isToCheck,
    refusal,
    facts,
    changes,
    moreChanges,
    trial,
    rate,
    history,
    revision,
  } = draft;
  return (
    <div className="max-w-5xl space-y-8">
      <div>
        <DraftHead side={side} isSubmitted={isSubmitted} />
        {refusal && (
          <Notice tone="warn" title={refusal.title}>
            {refusal.reason}
          </Notice>
        )}
      </div>
      <Card className="p-5">
        <DefinitionList facts={facts} />
      </Card>
      <section aria-labelledby="changes-title">
        <h2 id="changes-title" className="mb-3 text-xl font-bold">
          {m.umrah_prices_changes()}
        </h2>
        {changes.length === 0 ? (
          <p className="font-semibold">{m.umrah_prices_changes_none()}</p>
        ) : (
          <ChangesTable changes={changes} more={moreChanges} />
        )}
      </section>
      <section aria-labelledby="trial-title">
        <h2 id="trial-title" className="text-xl font-bold">
          {m.umrah_prices_trial()}
        </h2>
        <p className="mb-3 text-ink-soft">{m.umrah_prices_trial_text({ rate })}</p>
        <DenseTable
          caption={m.umrah_prices_trial()}
          columns={[
            { key: 'trip', label: m.umrah_prices_trial_trip() },
            { key: 'before', label: m.umrah_prices_trial_before(), isNumber: true },
            { key: 'after', label: m.umrah_prices_trial_after(), isNumber: true },
            { key: 'rises', label: m.umrah_prices_trial_rises(), isNumber: true },
          ]}
          rows={trial.map(({ key, trip, chosen, before, after, rises }) => ({
            key,
            cells: [
              <span key="trip" className="text-left">
                {trip}
                <span className="block text-sm font-normal text-ink-soft">{chosen}</span>
              </span>,
              before,
              after,
              rises,
            ],
          }))}
        />
      </section>
      {isSubmitted ? (
        isToCheck ? (
          <Check draft={draft} answer={answer} />
        ) : (
          <Notice tone="neutral">{m.umrah_prices_check_other()}</Notice>
        )
      ) : (
        <Finish side={side} revision={revision} answer={answer} />
      )}
      <DiscardDraft revision={revision} answer={answer} />
      <section aria-labelledby="history-title">
        <h2 id="history-title" className="mb-3 text-xl font-bold">
          {m.umrah_prices_history()}
        </h2>
        <DenseTable
          caption={m.umrah_prices_history()}
          columns={[
            { key: 'when', label: m.umrah_prices_history_when() },
            { key: 'what', label: m.umrah_prices_history_what() },
            { key: 'who', label: m.umrah_prices_history_who() },
          ]}
          rows={history.map(({ key, when, what, who }) => ({ key, cells: [when, what, who] }))}
        />
      </section>
    </div>
  );
}

interface StepProps {
  revision: number;
  answer: FormAnswer | undefined;
}

/** The operator's goes to a colleague, an agency's comes into force. */
function Finish({ side, revision, answer }: StepProps & { side: PriceSide }) {
  const intent = side === 'partner' ? 'publish' : 'submit';
  const form = useAppForm({ id: intent, intent, answer });
  const error = form.field('revision').error ?? form.field('table').error ?? form.field('effectiveOn').error;
  return (
    <AppFormBox form={form} className="space-y-3">
      {error && <Notice tone="bad" live title={error} />}
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton>
        {side === 'partner' ? m.umrah_prices_own_publish() : m.umrah_prices_submit()}
      </SubmitButton>
    </AppFormBox>
  );
}

/** For somebody who wrote nothing of it. */
function Check({ draft: { revision }, answer }: DraftProps) {
  const form = useAppForm({ id: 'refuse', intent: 'refuse', answer });
  const conflict = form.field('revision').error;
  return (
    <Card>
      <h2 className="text-xl font-bold">{m.umrah_prices_check()}</h2>
      <p className="mb-4 text-ink-soft">{m.umrah_prices_check_text()}</p>
      <RevisionButton intent="approve" revision={revision} answer={answer}>
        {m.umrah_prices_approve()}
      </RevisionButton>
      <AppFormBox form={form} className="mt-6 space-y-3">
        {conflict && <Notice tone="bad" live title={conflict} />}
        <input type="hidden" name="revision" value={revision} />
        <TextArea
          field={form.field('reason')}
          label={m.umrah_prices_refuse_reason()}
          rows={2}
          maxLength={500}
        />
        <SubmitButton variant="secondary">{m.umrah_prices_refuse()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

/** It cannot be taken back. */
function DiscardDraft({ revision, answer }: StepProps) {
  const form = useAppForm({ id: 'discard', intent: 'discard', answer });
  const { error } = form.field('confirmed');
  const conflict = form.field('revision').error;
  return (
    <details open={error !== undefined || conflict !== undefined}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-bad underline underline-offset-4">
        {m.umrah_prices_discard()}
      </summary>
      <AppFormBox form={form} className="space-y-4 pt-2">
        {conflict && <Notice tone="bad" live title={conflict} />}
        <input type="hidden" name="revision" value={revision} />
        <ConfirmBox label={m.umrah_prices_discard_confirm()} error={error} />
        <SubmitButton variant="danger">{m.umrah_prices_discard()}</SubmitButton>
      </AppFormBox>
    </details>
  );
}
