// What became of somebody's standing: each decision with its source and who recorded it, the newest first.
import * as m from '#messages/messages';
import { Card, Section } from '#web/ui/section.tsx';

interface StandingHistoryProps {
  title: string;
  history: readonly {
    what: string;
    effectiveOn: string;
    note: string;
    source: string;
    said: string;
    /** Where what was seen is opened. */
    file?: string;
  }[];
}

export function StandingHistory({ title, history }: StandingHistoryProps) {
  return (
    <Section title={title} className="">
      <Card className="px-5 py-2">
        <ol className="divide-y divide-line">
          {history.map((line) => (
            <li key={`${line.what} ${line.said}`} className="py-3">
              <p className="font-semibold">
                {line.what}, {line.effectiveOn}
              </p>
              <p className="break-words">
                {line.note} ({line.source})
              </p>
              <p className="text-ink-soft">{line.said}</p>
              {line.file && (
                // A file, perhaps behind a fresh code: no page of the app.
                <a
                  href={line.file}
                  className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                >
                  {m.standing_file_open()}
                  <span className="sr-only">: {`${line.what}, ${line.effectiveOn}`}</span>
                </a>
              )}
            </li>
          ))}
          {history.length === 0 && <li className="py-3 text-ink-soft">{m.standing_history_none()}</li>}
        </ol>
      </Card>
    </Section>
  );
}
