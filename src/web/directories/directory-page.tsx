// A shared directory at the operator's console (docs/product/directories.md): found, written, accepted, retired, merged.
import * as m from '#messages/messages';
import { consoleListPath } from '#shared/console-list';
import { type DirectoryKind, directoryKinds, directoryStandings } from '#shared/directory-kinds';
import { useFrame } from '#web/frame';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { pathOfDirectory } from './directory-path.ts';
import { DirectoryEntry, standingLabel } from './directory-entry.tsx';
import { EntryFields } from './entry-fields.tsx';
import type { loadDirectory } from './directory-page.server.ts';

interface DirectoryPageProps {
  shown: Awaited<ReturnType<typeof loadDirectory>>;
  answer: FormAnswer | undefined;
}

const tabLabel: Record<DirectoryKind, () => string> = {
  hotels: m.directories_hotels,
  airlines: m.directories_airlines,
  airports: m.directories_airports,
};
const newLabel: Record<DirectoryKind, () => string> = {
  hotels: m.directories_new_hotels,
  airlines: m.directories_new_airlines,
  airports: m.directories_new_airports,
};

export function DirectoryPage({ shown, answer }: DirectoryPageProps) {
  const { kind, entries, places, search, standing, total, page, limit } = shown;
  const here = pathOfDirectory(kind);
  const { search: query } = useFrame();
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.directories_title()} text={m.directories_text()} />
      <PageTabs
        label={m.directories_title()}
        tabs={directoryKinds.map((one) => ({ to: pathOfDirectory(one), label: tabLabel[one]() }))}
      />
      <FilterForm
        path={here}
        className="md:grid-cols-2 md:items-end"
        searchLabel={m.directories_search()}
        search={search}
        show={m.directories_show()}
        clear={m.directories_clear()}
        isFiltered={search !== '' || standing !== ''}
      >
        <SelectField
          label={m.directories_standing()}
          name="standing"
          value={standing}
          none={m.directories_standing_any()}
          choices={directoryStandings
            .filter((one) => kind === 'hotels' || one !== 'proposed')
            .map((value) => ({ value, label: standingLabel[value]() }))}
        />
      </FilterForm>
      {entries.length === 0 ? (
        <EmptyState title={m.directories_none()} text={m.directories_none_text()} />
      ) : (
        <ul className="space-y-3">
          {entries.map((entry) => (
            <DirectoryEntry key={entry.key} kind={kind} entry={entry} places={places} answer={answer} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        pathOf={(number) => consoleListPath(here, query, { page: number })}
      />
      <Section title={newLabel[kind]()} className="mt-10">
        <Card>
          <ActionForm act="add" answer={answer} button={m.directories_add()} className="space-y-4">
            {(form) => <EntryFields kind={kind} form={form} id="new" places={places} isNew />}
          </ActionForm>
        </Card>
      </Section>
    </div>
  );
}
