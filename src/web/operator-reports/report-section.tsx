// The head of each of the operator's reports: what it counts, its files.
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';

interface ReportSectionProps {
  title: string;
  text: string;
  /** The address of the file with this ending; none where there is nothing to put into it. */
  fileOf: ((ending: string) => string) | null;
  children: ReactNode;
}

const files = [
  { ending: 'xlsx', kind: 'Excel' },
  { ending: 'csv', kind: 'CSV' },
];

export function ReportSection({ title, text, fileOf, children }: ReportSectionProps) {
  return (
    <Section title={title} className="mt-10">
      <p className="mb-4 max-w-prose text-ink-soft">{text}</p>
      {fileOf && (
        <p className="mb-4 flex flex-wrap gap-3">
          {files.map(({ ending, kind }) => (
            <LocalLink key={ending} to={fileOf(ending)} className={buttonClass('secondary')}>
              <Download size={20} aria-hidden="true" />
              {m.report_file({ name: title, kind })}
            </LocalLink>
          ))}
        </p>
      )}
      {children}
    </Section>
  );
}
