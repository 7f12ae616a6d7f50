// A partner's licences as they stand today, and what became of them.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LicenceDocuments } from './licence-documents.tsx';
import { StandingHistory } from './standing-history.tsx';
import type { StandingView } from './standing-page.server.ts';

export function StandingDetails({
  standing: { id: partnerId, frozen, licences, history },
  answer,
}: {
  standing: StandingView;
  answer: FormAnswer | undefined;
}) {
  return (
    <>
      {frozen && (
        <Notice tone="bad" title={m.standing_frozen_since({ date: frozen.since, reason: frozen.reason })} />
      )}
      <Section title={m.standing_licences()} className="">
        <Card className="px-5 py-2">
          <ul className="divide-y divide-line">
            {licences.map((licence) => (
              <li key={licence.id} className="py-3">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {licence.kind} {licence.number}
                  <Badge tone={licence.isValid ? 'good' : 'bad'}>
                    {m.standing_until({ date: licence.validUntil })}
                  </Badge>
                </p>
                <p className="text-ink-soft">
                  {m.standing_issued({ date: licence.issuedOn })},{' '}
                  {m.standing_checked({ date: licence.checkedOn, source: licence.source })}
                </p>
                <p className="text-ink-soft">
                  {m.standing_next_check()}: {licence.nextCheckOn ?? m.standing_next_none()}
                </p>
                <LicenceDocuments partnerId={partnerId} licence={licence} answer={answer} />
              </li>
            ))}
            {licences.length === 0 && <li className="py-3">{m.standing_no_licence()}</li>}
          </ul>
        </Card>
      </Section>
      <StandingHistory title={m.standing_history()} history={history} />
    </>
  );
}
