// The versions a brand was shown in, each of which can be brought back.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Section } from '#web/ui/section.tsx';
import type { BrandView } from './brand-pages.server.ts';

export function BrandHistory({ brand, answer }: { brand: BrandView; answer: FormAnswer | undefined }) {
  return (
    <Section title={m.brand_history()}>
      <DenseTable
        caption={m.brand_history()}
        columns={[
          { key: 'number', label: m.brand_version() },
          { key: 'said', label: m.brand_state() },
          { key: 'changed', label: m.brand_field() },
          { key: 'act', label: m.brand_roll_back(), isSilent: true },
        ]}
        rows={brand.versions.map(({ number, isShown, said, restoredFrom, changed }) => ({
          key: String(number),
          cells: [
            m.brand_version_number({ number }),
            <>
              {said}
              {restoredFrom !== null && <> · {m.brand_restored_from({ number: restoredFrom })}</>}
            </>,
            changed,
            isShown ? (
              <Badge key="shown" tone="good">
                {m.brand_current()}
              </Badge>
            ) : (
              <RollBack key="back" number={number} answer={answer} />
            ),
          ],
        }))}
      />
    </Section>
  );
}

/** Sent as a document: what comes back is how this page looks, too. */
function RollBack({ number, answer }: { number: number; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: `rollback-${number}`, answer, intent: `rollback ${number}` });
  return (
    <AppFormBox form={form} reloadDocument>
      <SubmitButton variant="secondary">
        {m.brand_roll_back()}
        <span className="sr-only">: {m.brand_version_number({ number })}</span>
      </SubmitButton>
    </AppFormBox>
  );
}
