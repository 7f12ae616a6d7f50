// What a version of a bank's terms changes, all its figures, and who took which step when.
import * as m from '#messages/messages';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import type { TermsView } from './terms-view.server.ts';

/** Beside what holds on the day before; where nothing does, all of it is new. */
export function TermsChanges({ terms: { title, replaces, figures } }: { terms: TermsView }) {
  if (!replaces)
    return (
      <>
        <p className="mb-3 max-w-prose text-ink-soft">{m.bank_terms_first()}</p>
        <DefinitionList facts={figures} />
      </>
    );
  return (
    <>
      <p className="mb-3 max-w-prose text-ink-soft">{m.bank_terms_compared({ day: replaces.day })}</p>
      {replaces.changes.length === 0 ? (
        <p className="font-semibold">{m.bank_terms_same()}</p>
      ) : (
        <DenseTable
          caption={m.bank_terms_changes_of({ title })}
          columns={[
            { key: 'term', label: m.bank_terms_term() },
            { key: 'before', label: m.bank_terms_before() },
            { key: 'after', label: m.bank_terms_after() },
          ]}
          rows={replaces.changes.map(({ key, term, before, after }) => ({
            key,
            cells: [
              <span key="term" className="font-semibold break-words">
                {term}
              </span>,
              <span key="before" className="break-words text-ink-soft">
                {before ?? m.bank_terms_none_of_it()}
              </span>,
              <strong key="after" className="break-words">
                {after ?? m.bank_terms_gone()}
              </strong>,
            ],
          }))}
        />
      )}
      <details className="mt-2">
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
          {m.bank_terms_all_figures()}
        </summary>
        <DefinitionList facts={figures} />
      </details>
    </>
  );
}

export function TermsSteps({ steps }: Pick<TermsView, 'steps'>) {
  return (
    <ol className="space-y-2">
      {steps.map(({ text, by, at }) => (
        <li key={text}>
          <span className="font-semibold">{text}</span>
          <span className="block text-ink-soft">{m.bank_terms_step_by({ name: by, at })}</span>
        </li>
      ))}
    </ol>
  );
}
