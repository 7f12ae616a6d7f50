// The direction of the Kaaba, drawn (docs/product/prayer-times.md): a compass rose with north at its top. It reads no sensor.
import * as m from '#messages/messages';
import { starPoints } from '#art/star';
import { useFrame } from '#web/frame';
import type { PrayerView } from './prayer-view.ts';

const middle = 120;
const rim = 100;
const quarters = [
  m.prayer_qibla_north,
  m.prayer_qibla_east,
  m.prayer_qibla_south,
  m.prayer_qibla_west,
] as const;

export function QiblaCompass({ view: { place, qibla } }: { view: PrayerView }) {
  const { locale } = useFrame();
  if (!qibla) return <p className="max-w-[60ch] text-lg">{m.prayer_qibla_here()}</p>;
  const degrees = `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(qibla.degrees)}°`;
  const distance = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(qibla.distanceKm);
  return (
    <div className="flex flex-col gap-6 md:flex-row md:items-center md:gap-10">
      <Rose degrees={qibla.degrees} />
      <div className="max-w-[60ch]">
        <p className="text-lg">{m.prayer_qibla_text({ place: place.name, degrees, distance })}</p>
        <p className="mt-3 text-ink-soft">{m.prayer_qibla_note()}</p>
      </div>
    </div>
  );
}

/** The words beside it say the same. */
function Rose({ degrees }: { degrees: number }) {
  const star = starPoints({ x: middle, y: middle, radius: 62, points: 8 })
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="mx-auto size-60 shrink-0 text-ink md:mx-0">
      <circle cx={middle} cy={middle} r={rim} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <polygon points={star} fill="none" stroke="var(--line)" strokeWidth="2" />
      {Array.from({ length: 36 }, (_, tick) => (
        <line
          key={tick}
          x1={middle}
          x2={middle}
          y1={middle - rim}
          y2={middle - rim + (tick % 9 === 0 ? 14 : 7)}
          stroke="currentColor"
          strokeWidth={tick % 9 === 0 ? 2.5 : 1}
          transform={`rotate(${tick * 10} ${middle} ${middle})`}
        />
      ))}
      {quarters.map((word, quarter) => {
        const angle = (quarter * Math.PI) / 2;
        return (
          <text
            key={quarter}
            x={middle + Math.sin(angle) * 74}
            y={middle - Math.cos(angle) * 74}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="17"
            fontWeight="700"
            fill="currentColor"
          >
            {word()}
          </text>
        );
      })}
      <g transform={`rotate(${degrees.toFixed(2)} ${middle} ${middle})`}>
        <path
          d={`M${middle} ${middle - rim + 16} L${middle + 7} ${middle} L${middle} ${middle + 12} L${middle - 7} ${middle} Z`}
          fill="var(--primary)"
        />
        <rect x={middle - 9} y={middle - rim - 9} width="18" height="18" fill="var(--ink)" />
        <rect x={middle - 9} y={middle - rim - 4} width="18" height="3" fill="var(--accent)" />
      </g>
      <circle cx={middle} cy={middle} r="4" fill="var(--paper)" stroke="var(--primary)" strokeWidth="2" />
    </svg>
  );
}
