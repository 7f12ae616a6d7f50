// The five miqats around Makkah, drawn from their coordinates, and the same as a table for those who do not see it (spec §2 /panduan/miqat).
import * as m from '#messages/messages';
import type { GuideBlockView, MiqatRow } from './guide-view.ts';
import { coast, mapSize, pointOf, pointsPer100Km } from './map-projection.ts';
import { compassLabel, miqatLabels } from '#labels/miqat';

type Drawing = Pick<Extract<GuideBlockView, { kind: 'miqat-map' }>, 'rows' | 'makkah'>;

const cities = [
  { name: m.guides_map_madinah, latitude: 24.47, longitude: 39.61, dx: 10, dy: 0, anchor: 'start' },
  { name: m.guides_map_jeddah, latitude: 21.54, longitude: 39.17, dx: -10, dy: 5, anchor: 'end' },
] as const;

/** Labels stand where no line runs and no other label. */
const labelsLeft: readonly MiqatRow['id'][] = ['dhul-hulaifah', 'juhfah'];
const labelsRaised: readonly MiqatRow['id'][] = ['dzatu-irq'];

export function MiqatMap({ rows, makkah }: Drawing) {
  return (
    <figure aria-label={m.guides_map_title()}>
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        aria-hidden="true"
        className="w-full max-w-[30rem] rounded-card border border-line bg-card text-[15px]"
      >
        <polygon
          points={`-5,-5 ${coast.map(({ x, y }) => `${x},${y}`).join(' ')} -5,${mapSize.height + 5}`}
          className="fill-line stroke-ink-faint"
        />
        <text x={52} y={285} textAnchor="middle" className="fill-ink-soft italic">
          {m.guides_map_sea()}
        </text>
        {rows.map((row) => (
          <Way key={row.id} row={row} makkah={makkah} />
        ))}
        {cities.map(({ name, dx, dy, anchor, ...place }) => {
          const { x, y } = pointOf(place);
          return (
            <g key={place.latitude}>
              <circle cx={x} cy={y} r={3.5} className="fill-ink-soft" />
              <text x={x + dx} y={y + dy} textAnchor={anchor} className="fill-ink-soft">
                {name()}
              </text>
            </g>
          );
        })}
        <Centre makkah={makkah} />
        <path d={`M16 ${mapSize.height - 22}v6h${pointsPer100Km}v-6`} className="fill-none stroke-ink" />
        <text x={16 + pointsPer100Km / 2} y={mapSize.height - 24} textAnchor="middle" className="fill-ink">
          {m.guides_map_scale()}
        </text>
        <path
          d={`M${mapSize.width - 34} 56v-34m-7 10l7-10l7 10`}
          className="fill-none stroke-ink"
          strokeWidth={1.5}
        />
        <text x={mapSize.width - 34} y={74} textAnchor="middle" className="fill-ink">
          {m.guides_map_north()}
        </text>
      </svg>
      <MiqatTable rows={rows} />
    </figure>
  );
}

function Way({ row, makkah }: { row: MiqatRow; makkah: Drawing['makkah'] }) {
  const [from, to] = [pointOf(makkah), pointOf(row)];
  const label = labelsLeft.includes(row.id)
    ? { x: to.x - 10, anchor: 'end' as const }
    : { x: to.x + 11, anchor: 'start' as const };
  const y = labelsRaised.includes(row.id) ? to.y - 18 : to.y;
  return (
    <g>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-primary" strokeDasharray="4 4" />
      <circle cx={to.x} cy={to.y} r={6} className="fill-primary" />
      <text x={label.x} y={y} textAnchor={label.anchor} className="fill-ink font-bold">
        {miqatLabels[row.id].name()}
      </text>
      <text x={label.x} y={y + 17} textAnchor={label.anchor} className="fill-ink-soft">
        {m.guides_map_km({ km: row.km })}
      </text>
    </g>
  );
}

function Centre({ makkah }: Pick<Drawing, 'makkah'>) {
  const { x, y } = pointOf(makkah);
  return (
    <g>
      <rect x={x - 7} y={y - 7} width={14} height={14} className="fill-ink stroke-accent" strokeWidth={2} />
      <text x={x - 12} y={y + 20} textAnchor="end" className="fill-ink font-bold">
        {m.guides_map_makkah()}
      </text>
    </g>
  );
}

function MiqatTable({ rows }: Pick<Drawing, 'rows'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className="table-scroll prose mt-6" tabIndex={0} aria-label={m.guides_table()}>
      <table>
        <caption className="pb-2 text-left text-base text-ink-soft">{m.guides_map_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.guides_map_miqat()}</th>
            <th scope="col">{m.guides_map_for()}</th>
            <th scope="col">{m.guides_map_distance()}</th>
            <th scope="col">{m.guides_map_bearing()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, km, degrees }) => (
            <tr key={id}>
              <th scope="row">{miqatLabels[id].name()}</th>
              <td>{miqatLabels[id].from()}</td>
              <td className="whitespace-nowrap">{m.guides_map_km({ km })}</td>
              <td>{m.guides_map_degrees({ direction: compassLabel(degrees), degrees })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
