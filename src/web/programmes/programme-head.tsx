// What stands over every page of one programme: its name, its state, and its parts.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { partLabel, programmeParts } from './programme-parts.ts';
import { programmeStateLabel, programmeStateTone } from './programme-state.ts';

interface ProgrammeHeadProps {
  programme: {
    id: string;
    title: string;
    state: keyof typeof programmeStateLabel;
    version: number;
    isChanged: boolean;
  };
  action?: ReactNode;
}

export function ProgrammeHead({
  programme: { id, title, state, version, isChanged },
  action,
}: ProgrammeHeadProps) {
  const partnerConsole = paths.partnerConsole;
  const text = {
    draft: m.programme_state_text_draft(),
    published: isChanged
      ? m.programme_state_text_changed({ version })
      : m.programme_state_text_published({ version }),
    archived: m.programme_state_text_archived(),
  }[state];
  return (
    <>
      <LocalLink
        to={partnerConsole.programmes}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.programme_back()}
      </LocalLink>
      <ConsoleHead
        title={title}
        text={text}
        action={
          <span className="flex flex-wrap items-center gap-3">
            <Badge tone={programmeStateTone[state]}>{programmeStateLabel[state]()}</Badge>
            {state !== 'draft' && isChanged && <Badge tone="warn">{m.programme_waits()}</Badge>}
            {action}
          </span>
        }
      />
      <PageTabs
        label={m.programme_parts()}
        tabs={[
          { to: partnerConsole.programme(id), label: m.programme_overview() },
          ...programmeParts.map((part) => ({
            to: partnerConsole.programmePart(id, part),
            label: partLabel[part](),
          })),
          { to: partnerConsole.programmePictures(id), label: m.programme_pictures() },
          { to: partnerConsole.programmeDepartures(id), label: m.departure_tab() },
          { to: partnerConsole.programmeVersions(id), label: m.programme_versions() },
        ]}
      />
    </>
  );
}
