// One traveller of an order at the partner's console: what the manifest needs, and the papers to judge.
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import type { RoomType } from '#shared/catalogue';
import type { Traveller } from '#shared/trip-price';
import { readablePhone } from '#shared/readable-phone';
import type { AgeFinding } from '#shared/traveller-age';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Card } from '#web/ui/section.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import type { BookingAnswer } from './booking-actions.server.ts';
import { genderLabels } from '#labels/gender';
import { roomLabel } from '#labels/catalogue';
import { travellerLabel } from '#labels/participants';
import { DocumentJudgement, type DocumentView } from './document-review.tsx';

export interface TravellerView {
  id: string;
  number: number;
  name: string | null;
  traveller: Traveller;
  roomType: RoomType;
  birthDate: string | null;
  gender: 'male' | 'female' | null;
  /** All but its last digits hidden. */
  maskedNik: string | null;
  vaccinatedOn: string | null;
  passport: string | null;
  passportEndsEarly: boolean;
  age: AgeFinding | null;
  phone: string | null;
  documents: DocumentView[];
}

interface TravellerCardProps {
  code: string;
  traveller: TravellerView;
  answer: BookingAnswer | undefined;
  /** In full, once it was asked for. */
  nik: string | null;
}

export function TravellerCard({ code, traveller: who, answer, nik }: TravellerCardProps) {
  const name = who.name ?? m.pconsole_traveller_unnamed({ number: who.number });
  return (
    <Card>
      <h3 className="text-lg font-bold break-words">{name}</h3>
      <p className="text-ink-soft">
        {travellerLabel[who.traveller]()} · {roomLabel[who.roomType]()}
      </p>
      <DefinitionList
        facts={[
          { term: m.pconsole_born(), value: who.birthDate ?? '–' },
          { term: m.pconsole_gender(), value: who.gender ? genderLabels[who.gender]() : '–' },
          {
            term: m.pconsole_nik(),
            value: <Nik id={who.id} name={name} masked={who.maskedNik} full={nik} />,
          },
          {
            term: m.pconsole_passport(),
            value: (
              <>
                {who.passport ?? '–'}
                {who.passportEndsEarly && (
                  <span className="block text-bad">{m.pconsole_passport_early()}</span>
                )}
              </>
            ),
          },
          { term: m.pconsole_vaccinated(), value: who.vaccinatedOn ?? '–' },
          { term: m.pconsole_phone(), value: who.phone ? readablePhone(who.phone) : '–' },
        ]}
      />
      {who.age?.verdict === 'older' && (
        <p className="mb-3 font-semibold text-bad">{m.pconsole_age_older({ age: who.age.age })}</p>
      )}
      {who.age?.verdict === 'younger' && (
        <p className="mb-3 text-ink-soft">{m.pconsole_age_younger({ age: who.age.age })}</p>
      )}
      <ul className="divide-y divide-line border-t border-line">
        {who.documents.map((document) => (
          <DocumentJudgement
            key={document.kind}
            code={code}
            owner={name}
            document={document}
            answer={answer}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Asked for by a form of its own: the look is written down. */
function Nik({
  id,
  name,
  masked,
  full,
}: {
  id: string;
  name: string;
  masked: string | null;
  full: string | null;
}) {
  const fetcher = useFetcher<BookingAnswer>();
  const number = fetcher.data?.shown?.nik ?? full;
  if (!masked) return '–';
  if (number)
    return (
      <>
        <span className="tabular-nums">{number}</span>
        <span className="block font-normal text-ink-soft">{m.pconsole_nik_noted()}</span>
      </>
    );
  return (
    <fetcher.Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <input type="hidden" name="participant" value={id} />
      <span className="tabular-nums">{masked}</span>
      <PendingButton
        name="intent"
        value="show-nik"
        variant="secondary"
        isPending={fetcher.state !== 'idle'}
        pending={m.console_loading()}
      >
        {m.pconsole_nik_show()}
        <span className="sr-only">: {name}</span>
      </PendingButton>
    </fetcher.Form>
  );
}
