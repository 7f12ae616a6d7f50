// One promo at a console: where it stands and what it cost, what can be done with it, how it does on open departures, and its form.
import { type ReactNode, useId } from 'react';
import * as m from '#messages/messages';
import { promoMoveLabel, promoStandingLabel } from '#labels/promos';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { RevisionButton } from '#web/ui/forms/revision-button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { type PromoConsole, promoPaths } from './promo-console.ts';
import { PromoFields } from './promo-fields.tsx';
import type { loadNewPromo, PromoPage } from './promo-page.server.ts';
import { Simulation } from './promo-simulation.tsx';
import { PastOrders } from './promo-trial.tsx';

export function NewPromo({
  at,
  values,
  choices,
  answer,
}: Awaited<ReturnType<typeof loadNewPromo>> & { at: PromoConsole; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'promo', answer, values, intent: 'save' });
  return (
    <div className="max-w-5xl">
      <PromosLink at={at} />
      <ConsoleHead title={m.promos_new()} text={m.promos_new_text()} />
      <Card>
        <AppFormBox form={form} className="space-y-8">
          <PromoFields form={form} choices={choices} isFixed={false} />
          <SubmitButton pending={m.promos_saving()}>{m.promos_create()}</SubmitButton>
        </AppFormBox>
      </Card>
    </div>
  );
}

interface PromoProps {
  at: PromoConsole;
  promo: PromoPage;
  answer: FormAnswer | undefined;
}

export function ConsolePromo({ at, promo, answer }: PromoProps) {
  const { code, title, standing, page, facts, last, simulation, trial, revision } = promo;
  return (
    <div className="max-w-5xl">
      <PromosLink at={at} />
      <ConsoleHead
        title={code}
        text={title}
        action={
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone={promoStandingLabel[standing].tone}>{promoStandingLabel[standing].text()}</Badge>
            {page && (
              <LocalLink to={page} className={buttonClass('secondary')}>
                {m.promos_see()}
              </LocalLink>
            )}
          </span>
        }
      />
      <Card className="mb-6 p-5">
        <DefinitionList facts={facts} />
        {last && (
          <p className="my-4 text-ink-soft">
            {last.by
              ? m.promos_last_by({ when: last.when, name: last.by })
              : m.promos_last({ when: last.when })}
          </p>
        )}
        <Moves promo={promo} answer={answer} />
      </Card>
      {simulation && <Simulation simulation={simulation} />}
      {trial && <PastOrders trial={trial} page={promoPaths[at].promo(promo.id)} />}
      {promo.form && <PromoForm key={revision} promo={promo} given={promo.form} answer={answer} />}
    </div>
  );
}

function PromosLink({ at }: { at: PromoConsole }) {
  return (
    <LocalLink
      to={promoPaths[at].list}
      className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {m.promos_back()}
    </LocalLink>
  );
}

function Moves({ promo: { moves, revision }, answer }: Omit<PromoProps, 'at'>) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      {moves.map((move) =>
        move === 'end' ? (
          <EndPromo key={move} revision={revision} answer={answer} />
        ) : (
          <RevisionButton
            key={move}
            intent={move}
            revision={revision}
            answer={answer}
            variant={move === 'publish' || move === 'resume' ? 'primary' : 'secondary'}
          >
            {promoMoveLabel[move].press()}
          </RevisionButton>
        ),
      )}
    </div>
  );
}

/** It cannot be taken back. */
function EndPromo({ revision, answer }: { revision: number; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'end', intent: 'end', answer });
  const { error } = form.field('confirmed');
  const conflict = form.field('revision').error;
  return (
    <details className="w-full" open={error !== undefined || conflict !== undefined}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-bad underline underline-offset-4">
        {m.promos_end()}
      </summary>
      <AppFormBox form={form} className="space-y-4 pt-2">
        {conflict && <Notice tone="bad" live title={conflict} />}
        <input type="hidden" name="revision" value={revision} />
        <ConfirmBox label={m.promos_end_confirm()} error={error} />
        <SubmitButton variant="danger">{promoMoveLabel.end.press()}</SubmitButton>
      </AppFormBox>
    </details>
  );
}

function PromoForm({
  promo: { revision, isFixed },
  given: { values, choices },
  answer,
}: {
  promo: PromoPage;
  given: NonNullable<PromoPage['form']>;
  answer: FormAnswer | undefined;
}): ReactNode {
  const form = useAppForm({ id: 'promo', answer, values, intent: 'save' });
  const conflict = form.field('revision').error;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="mb-3 text-xl font-bold">
        {m.promos_change()}
      </h2>
      <Card>
        {isFixed && (
          <div className="mb-4">
            <Notice tone="neutral">{m.promos_fixed()}</Notice>
          </div>
        )}
        {conflict && (
          <div className="mb-4">
            <Notice tone="bad" live title={conflict} />
          </div>
        )}
        <AppFormBox form={form} className="space-y-8">
          <input type="hidden" name="revision" value={revision} />
          <PromoFields form={form} choices={choices} isFixed={isFixed} />
          <SubmitButton pending={m.promos_saving()}>{m.promos_save()}</SubmitButton>
        </AppFormBox>
      </Card>
    </section>
  );
}
