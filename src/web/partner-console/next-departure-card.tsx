// A departure with how ready it is: the score, what keeps it from being full, and whose turn each is (docs/product/partner-console.md).
import * as m from '#messages/messages';
import type { BlockKind, NextDeparture } from '#domain/partner-home';
import type { EvidenceKind } from '#shared/catalogue';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { Bar } from '#web/ui/bar.tsx';

export interface ShownDeparture extends Omit<NextDeparture, 'title'> {
  title: string;
}
type Block = ShownDeparture['blocks'][number];

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';
/** Our choice: more codes say nothing. */
const mostCodes = 3;

export function NextDepartureCard({ departure }: { departure: ShownDeparture }) {
  const { id, title, departsOn, daysLeft, score, blocks, others } = departure;
  const { quota, sold, held } = departure.seats;
  return (
    <li className={`${cardClass} p-5 lg:grid lg:grid-cols-[2fr_3fr] lg:gap-x-10`}>
      <div>
        <h3 className="text-lg font-bold">
          <LocalLink to={paths.partnerConsole.departure(id)} className={link}>
            {title}
          </LocalLink>
        </h3>
        <p className="text-ink-soft">{m.pconsole_next_when({ date: departsOn, days: daysLeft })}</p>
        <div className="mt-4 grid gap-4 md:max-lg:grid-cols-2">
          <div>
            <p className="mb-1 font-semibold">{m.pconsole_ready({ score })}</p>
            <Bar whole={100} parts={[{ size: score, look: score >= 80 ? 'good' : 'warn' }]} />
          </div>
          <div>
            <p className="mb-1 font-semibold">{m.pconsole_next_seats({ sold, held, quota })}</p>
            <Bar
              whole={quota}
              parts={[
                { size: sold, look: 'sold' },
                { size: held, look: 'held' },
              ]}
            />
          </div>
        </div>
      </div>
      <div className="mt-4 lg:mt-0 lg:self-center">
        {blocks.length > 0 && (
          <ul className="divide-y divide-line max-lg:border-y max-lg:border-line">
            {blocks.map((block) => (
              <li key={block.kind} className="py-1 md:grid md:grid-cols-2 md:items-center md:gap-6">
                <What block={block} departureId={id} />
                <Who block={block} />
              </li>
            ))}
          </ul>
        )}
        {others > 0 && <p className="mt-3 text-ink-soft">{m.pconsole_block_others({ count: others })}</p>}
        {blocks.length + others === 0 && <p className="text-good">{m.pconsole_block_none()}</p>}
      </div>
    </li>
  );
}

const said: Record<BlockKind, (inputs: { count: number; pieces: string }) => string> = {
  evidence: m.pconsole_block_evidence,
  group: m.pconsole_block_group,
  names: m.pconsole_block_names,
  send: m.pconsole_block_send,
  judge: m.pconsole_block_judge,
  settlement: m.pconsole_block_settlement,
  rooms: m.pconsole_block_rooms,
};

const pieceName: Record<EvidenceKind, () => string> = {
  licence: m.catalogue_evidence_licence,
  flight: m.catalogue_evidence_flight,
  price: m.catalogue_evidence_price,
  hotel: m.catalogue_evidence_hotel,
  visa: m.catalogue_evidence_visa,
};

const pageOf: Partial<Record<BlockKind, (departureId: string) => string>> = {
  evidence: paths.partnerConsole.departureEvidence,
  judge: (departureId) => `${paths.partnerConsole.documents}?departure=${departureId}`,
  rooms: paths.partnerConsole.rooms,
};

function What({ block: { kind, count, pieces }, departureId }: { block: Block; departureId: string }) {
  const text = said[kind]({ count, pieces: pieces.map((piece) => pieceName[piece]()).join(', ') });
  const to = pageOf[kind]?.(departureId);
  return to ? (
    <LocalLink to={to} className={link}>
      {text}
    </LocalLink>
  ) : (
    <p className="font-semibold">{text}</p>
  );
}

function Who({ block: { orders, by } }: { block: Block }) {
  if (!orders) return <p className="text-ink-soft">{m.pconsole_block_by({ names: by.join(', ') })}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      {m.pconsole_block_pilgrims()}
      {orders.slice(0, mostCodes).map((code) => (
        <LocalLink key={code} to={paths.partnerConsole.booking(code)} className={link}>
          {code}
        </LocalLink>
      ))}
      {orders.length > mostCodes && (
        <span>{m.pconsole_block_more({ count: orders.length - mostCodes })}</span>
      )}
    </p>
  );
}
