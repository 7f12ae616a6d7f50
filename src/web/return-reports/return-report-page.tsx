// The report of a group's return: until when it is due, the form that records it, and what was recorded.
import * as m from '#messages/messages';
import { evidenceNumberMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';

interface ShownReport {
  id: string;
  number: string;
  hasFile: boolean;
  reported: string;
  at: string;
  by: string | null;
}

interface ReturnReportPageProps {
  departure: {
    id: string;
    journey: string;
    home: string;
    isHome: boolean;
    due: string | null;
    reports: readonly ShownReport[];
  };
  answer: FormAnswer | undefined;
}

export function ReturnReportPage({ departure, answer }: ReturnReportPageProps) {
  const { id, journey, home, isHome, due, reports } = departure;
  const [newest] = reports;
  return (
    <div className="max-w-3xl space-y-6">
      <div>
        <LocalLink
          to={paths.partnerConsole.departure(id)}
          className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {journey}
        </LocalLink>
        <ConsoleHead title={m.return_report_title()} text={m.return_report_text({ journey, date: home })} />
      </div>
      {newest ? (
        <Notice tone="good" title={m.return_report_done({ date: newest.reported })}>
          {m.return_report_done_text({ number: newest.number })}
        </Notice>
      ) : (
        isHome && due && <Notice tone="warn" title={m.return_report_due({ date: due })} />
      )}
      {isHome ? (
        <Card>
          {newest && <h2 className="mb-4 text-xl font-bold">{m.return_report_again()}</h2>}
          <ActionForm act="record" answer={answer} button={m.return_report_record()} takesFile>
            {(form) => (
              <>
                <Field {...form.field('reported_on')} label={m.return_report_day()} type="date" required />
                <Field
                  {...form.field('number')}
                  label={m.return_report_number()}
                  maxLength={evidenceNumberMaxLength}
                  autoComplete="off"
                  required
                />
                <Field
                  {...form.field('file')}
                  label={m.return_report_file()}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,application/pdf"
                  optional
                />
              </>
            )}
          </ActionForm>
        </Card>
      ) : (
        <Notice tone="neutral" title={m.return_report_early()}>
          {m.return_report_early_text({ date: home })}
        </Notice>
      )}
      {reports.length > 0 && (
        <Section title={m.return_report_history()}>
          <ul className="list-disc space-y-1 pl-6">
            {reports.map(({ id: reportId, number, hasFile, reported, at, by }) => (
              <li key={reportId}>
                {m.return_report_row({ number, date: reported, at, name: by ?? m.return_report_somebody() })}
                {hasFile && (
                  <>
                    {' '}
                    <LocalLink
                      to={paths.partnerConsole.returnReportFile(id, reportId)}
                      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                    >
                      {m.return_report_open({ number })}
                    </LocalLink>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
