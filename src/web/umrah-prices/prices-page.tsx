// The operator's price tables of private umrah: which holds and which will, the draft of the next, and what can be done with them.
import * as m from '#messages/messages';
import { operator } from '#shared/console-paths';
import type { PriceSide } from '#shared/umrah-prices';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import { pricePaths } from './price-paths.ts';
import type { PricesPage as PricesData } from './prices-page.server.ts';

const tone = { coming: 'warn', in_force: 'good', over: 'neutral', withdrawn: 'bad' } as const;

interface PricesProps extends PricesData {
  answer: FormAnswer | undefined;
}

export function PricesPage({ side, versions, draft, starts, coming, answer }: PricesProps) {
  const paths = pricePaths[side];
  const isOwn = side === 'partner';
  return (
    <div className="max-w-5xl space-y-8">
      <ConsoleHead
        title={isOwn ? m.umrah_prices_own_title() : m.umrah_prices_title()}
        text={isOwn ? m.umrah_prices_own_text() : m.umrah_prices_text()}
        action={
          <div className="flex flex-wrap gap-3">
            <LocalLink to={paths.umrahPriceSheet} className={buttonClass('secondary')}>
              {m.umrah_prices_sheet()}
            </LocalLink>
            {!isOwn && (
              <LocalLink to={operator.umrahLimits} className={buttonClass('secondary')}>
                {m.umrah_limits_title()}
              </LocalLink>
            )}
          </div>
        }
      />
      {draft ? (
        <Card>
          <h2 className="text-xl font-bold">{m.umrah_prices_draft()}</h2>
          <p className="my-2">
            <Badge tone={draft.isSubmitted ? 'warn' : 'neutral'}>
              {draft.isSubmitted ? m.umrah_prices_draft_submitted() : m.umrah_prices_draft_editing()}
            </Badge>
          </p>
          <p>{m.umrah_prices_draft_from({ date: draft.from })}</p>
          <p className="mb-4 text-ink-soft">
            {m.umrah_prices_fact_editors()}: {draft.editors}
          </p>
          <LocalLink to={paths.umrahPriceDraft} className={buttonClass('primary')}>
            {m.umrah_prices_draft_open()}
          </LocalLink>
        </Card>
      ) : (
        starts.length > 0 && <StartDraft side={side} starts={starts} answer={answer} />
      )}
      <section aria-labelledby="versions-title">
        <h2 id="versions-title" className="mb-3 text-xl font-bold">
          {m.umrah_prices_versions()}
        </h2>
        {versions.length === 0 ? (
          <Notice tone={isOwn ? 'neutral' : 'warn'}>
            {isOwn ? m.umrah_prices_own_none() : m.umrah_prices_none()}
          </Notice>
        ) : (
          <DenseTable
            caption={m.umrah_prices_versions()}
            columns={[
              { key: 'version', label: m.umrah_prices_column_version() },
              { key: 'from', label: m.umrah_prices_column_from() },
              { key: 'state', label: m.umrah_prices_column_state() },
              { key: 'by', label: m.umrah_prices_column_by() },
            ]}
            rows={versions.map(({ id, name, from, standing, state, note, by, withdrawal }) => ({
              key: id,
              cells: [
                name,
                from,
                <Badge key="state" tone={tone[standing]}>
                  {state}
                </Badge>,
                <span key="by">
                  {by}
                  {note && <span className="block text-ink-soft">{note}</span>}
                  {withdrawal && <span className="block text-ink-soft">{withdrawal}</span>}
                </span>,
              ],
            }))}
          />
        )}
      </section>
      {coming.length > 0 && <WithdrawVersion key={coming.length} coming={coming} answer={answer} />}
    </div>
  );
}

interface StartProps {
  side: PriceSide;
  starts: readonly Choice[];
  answer: FormAnswer | undefined;
}

function StartDraft({ side, starts, answer }: StartProps) {
  const form = useAppForm({ id: 'start', intent: 'start', answer, values: { from: starts[0]!.value } });
  const { name, defaultValue, error } = form.field('from');
  return (
    <Card>
      <h2 className="text-xl font-bold">{m.umrah_prices_start()}</h2>
      <p className="mb-4 max-w-prose text-ink-soft">
        {side === 'partner' ? m.umrah_prices_own_start_text() : m.umrah_prices_start_text()}
      </p>
      <AppFormBox form={form} className="space-y-4">
        <div className="md:w-1/2">
          <SelectField
            label={m.umrah_prices_start_from()}
            name={name}
            value={defaultValue}
            choices={starts}
            error={error}
          />
        </div>
        <SubmitButton>{m.umrah_prices_start_press()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function WithdrawVersion({ coming, answer }: { coming: readonly Choice[]; answer: FormAnswer | undefined }) {
  const form = useAppForm({
    id: 'withdraw',
    intent: 'withdraw',
    answer,
    values: { version: coming[0]!.value },
  });
  const { name, defaultValue, error } = form.field('version');
  return (
    <Card>
      <h2 className="mb-3 text-xl font-bold">{m.umrah_prices_withdraw()}</h2>
      <AppFormBox form={form} className="space-y-4">
        <div className="md:w-1/2">
          <SelectField
            label={m.umrah_prices_withdraw_which()}
            name={name}
            value={defaultValue}
            choices={coming}
            error={error}
          />
        </div>
        <TextArea
          field={form.field('reason')}
          label={m.umrah_prices_withdraw_reason()}
          rows={2}
          maxLength={500}
        />
        <SubmitButton variant="danger">{m.umrah_prices_withdraw_press()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}
