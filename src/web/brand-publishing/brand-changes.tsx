// What the draft of a brand changes, and what can be done with it: look at it, publish it, discard it.
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { BrandView } from './brand-pages.server.ts';

interface BrandChangesProps {
  brand: BrandView;
  answer: FormAnswer | undefined;
  /** The link of a preview that was just asked for. */
  preview: string | null;
}

export function BrandChanges({ brand, answer, preview }: BrandChangesProps) {
  if (brand.changed.length === 0)
    return <EmptyState title={m.brand_no_draft()} text={m.brand_no_changes()} />;
  return (
    <Section title={m.brand_changes()} className="">
      {brand.changedBy && <p className="mb-4 text-ink-soft">{brand.changedBy}</p>}
      <DenseTable
        caption={m.brand_changes()}
        columns={[
          { key: 'field', label: m.brand_field() },
          { key: 'now', label: m.brand_now() },
          { key: 'then', label: m.brand_then() },
        ]}
        rows={brand.changed.map(({ name, label, from, to }) => ({
          key: name,
          cells: [label, <Value key="now" text={from} />, <Value key="then" text={to} />],
        }))}
      />
      <div className="mt-4 space-y-4">
        <Faint words={brand.faint} />
        {brand.wantsFinance && <Notice tone="warn" title={m.brand_fees_finance()} />}
        <DraftForms brand={brand} answer={answer} preview={preview} />
      </div>
    </Section>
  );
}

/** Addresses of pictures are longer than a phone is wide. */
function Value({ text }: { text: string }) {
  return <span className="min-w-0 wrap-anywhere">{text || m.brand_nothing()}</span>;
}

export function Faint({ words }: { words: readonly string[] }) {
  return words.map((said) => <Notice key={said} tone="warn" title={said} />);
}

function DraftForms({ brand: { revision, wantsFinance, changed }, answer, preview }: BrandChangesProps) {
  const look = useAppForm({ id: 'preview', answer, intent: 'preview' });
  const publish = useAppForm({ id: 'publish', answer, intent: 'publish' });
  const discard = useAppForm({ id: 'discard', answer, intent: 'discard' });
  const labelOf = (name: string) => changed.find((field) => field.name === name)?.label ?? name;
  const wrong = answer?.intent === 'publish' ? Object.entries(answer.result.error ?? {}) : [];
  return (
    <Card className="space-y-4 p-5">
      {wrong.map(
        ([name, said]) =>
          name && said?.[0] && <Notice key={name} tone="bad" live title={`${labelOf(name)}: ${said[0]}`} />,
      )}
      {preview && (
        <a href={preview} className={buttonClass('primary')}>
          {m.brand_preview_open({ host: new URL(preview).host })}
        </a>
      )}
      <p className="text-ink-soft">{m.brand_preview_text()}</p>
      <div className="flex flex-wrap gap-3">
        <AppFormBox form={look}>
          <SubmitButton variant="secondary">{m.brand_preview()}</SubmitButton>
        </AppFormBox>
        {!wantsFinance && (
          // A document: what was published is how this page looks, too.
          <AppFormBox form={publish} reloadDocument>
            <input type="hidden" name="revision" value={revision} />
            <SubmitButton>{m.brand_publish()}</SubmitButton>
          </AppFormBox>
        )}
        <AppFormBox form={discard}>
          <SubmitButton variant="quiet">{m.brand_discard()}</SubmitButton>
        </AppFormBox>
      </div>
    </Card>
  );
}
