// On top of a traveller's page: what must be mended of them, and whose turn it is next. What is missing says its own place on the page.
import { ArrowRight } from 'lucide-react';
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { gapSentences, isWaitedFor, type TravellerGaps } from './traveller-gaps.ts';
import * as paths from '#shared/paths';

interface NextTravellerProps {
  bookingId: string;
  number: number;
  name: string | null;
}

export function NextTraveller({ bookingId, number, name }: NextTravellerProps) {
  return (
    <LocalLink
      to={paths.member.participant(bookingId, number)}
      className={`${buttonClass('secondary')} max-md:w-full`}
    >
      {m.orders_traveller_next({ name: name ?? m.orders_traveller_unnamed({ number }) })}
      <ArrowRight size={20} aria-hidden="true" />
    </LocalLink>
  );
}

export function TravellerGapsNotice({
  gaps,
  passportUntil,
  next,
}: {
  gaps: TravellerGaps;
  passportUntil: string | null;
  next: NextTravellerProps | null;
}) {
  const rejected = gapSentences(gaps).find(({ key }) => key === 'rejected');
  return (
    <div className="mb-6 space-y-4 empty:hidden">
      {gaps.passportEndsEarly && passportUntil && (
        <Notice tone="warn" title={m.orders_passport_early()}>
          {m.orders_passport_early_text({ date: passportUntil })}
        </Notice>
      )}
      {rejected && <Notice tone="bad" title={rejected.text} />}
      {next && !isWaitedFor(gaps) && <NextTraveller {...next} />}
    </div>
  );
}
