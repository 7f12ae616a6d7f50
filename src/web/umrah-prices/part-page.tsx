// One part of the draft, written. Whoever saves over a colleague's change is told, and keeps their words.
import * as m from '#messages/messages';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { rowsSent } from '#web/ui/forms/rows-sent';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { DraftHead } from './draft-head.tsx';
import type { PartPage } from './draft-page.server.ts';
import { PricePartFields } from './part-fields.tsx';
import { pricePartLabel } from './price-parts.ts';
import { pricePaths } from './price-paths.ts';

interface PartProps extends PartPage {
  answer: FormAnswer | undefined;
}

export function PricePartPage(page: PartProps) {
  const { side, part, isSubmitted, values } = page;
  return (
    <div className="max-w-5xl">
      <DraftHead side={side} isSubmitted={isSubmitted} />
      {isSubmitted && (
        <div className="mb-4">
          <Notice tone="warn">{m.umrah_prices_check_other()}</Notice>
        </div>
      )}
      <PartForm key={`${part} ${values['revision']}`} {...page} />
    </div>
  );
}

function PartForm({ side, part, values, rows, choices, answer }: PartProps) {
  const form = useAppForm({ id: 'part', intent: 'save', answer, values });
  const { name, defaultValue, error: conflict } = form.field('revision');
  return (
    <Card>
      <h2 className="mb-4 text-xl font-bold">{pricePartLabel[part]()}</h2>
      {conflict && (
        <div className="mb-4">
          <Notice tone="bad" live title={conflict}>
            <LocalLink
              to={pricePaths[side].umrahPricePart(part)}
              target="_blank"
              className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
            >
              {m.umrah_prices_conflict_open()}
            </LocalLink>
          </Notice>
        </div>
      )}
      <AppFormBox form={form} className="space-y-6" noValidate>
        <input type="hidden" name={name} defaultValue={defaultValue} />
        <PricePartFields
          side={side}
          part={part}
          form={form}
          rows={rowsSent(answer, 'save') ?? rows}
          choices={choices}
        />
        <div className="sticky bottom-0 -mx-5 border-t border-line bg-card px-5 py-3">
          <SubmitButton pending={m.umrah_prices_saving()}>{m.umrah_prices_save()}</SubmitButton>
        </div>
      </AppFormBox>
    </Card>
  );
}
