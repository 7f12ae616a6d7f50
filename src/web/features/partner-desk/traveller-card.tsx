// One traveller of an order at the partner's desk: what the manifest needs, and the papers to judge.
import * as m from '#messages/messages';
import type { RoomType } from '#shared/catalogue';
import type { Traveller } from '#shared/journey-price';
import { readablePhone } from '#shared/readable-phone';
import { DefinitionList } from '#web/components/ui/definition-list.tsx';
import { Card } from '#web/components/ui/section.tsx';
import { roomWord } from '#web/features/catalogue/words';
import { travellerWord } from '#web/features/orders/order-words';
import { DocumentJudgement, type DocumentView, type FailedJudgement } from './document-judgement.tsx';

export interface TravellerView {
  id: string;
  number: number;
  name: string | null;
  traveller: Traveller;
  roomType: RoomType;
  birthDate: string | null;
  passport: string | null;
  phone: string | null;
  documents: DocumentView[];
}

export function TravellerCard({ code, traveller: who, failed }: { code: string; traveller: TravellerView; failed: FailedJudgement | null }) {
  const name = who.name ?? m.pdesk_traveller_unnamed({ number: who.number });
  return (
    <Card>
      <h3 className="text-lg font-bold break-words">{name}</h3>
      <p className="text-ink-soft">{travellerWord[who.traveller]()} · {roomWord[who.roomType]()}</p>
      <DefinitionList facts={[
        { term: m.pdesk_born(), value: who.birthDate ?? '–' }, { term: m.pdesk_passport(), value: who.passport ?? '–' }, { term: m.pdesk_phone(), value: who.phone ? readablePhone(who.phone) : '–' },
      ]} />
      <ul className="divide-y divide-line border-t border-line">
        {who.documents.map((document) => <DocumentJudgement key={document.kind} code={code} owner={name} document={document} failed={failed} />)}
      </ul>
    </Card>
  );
}
