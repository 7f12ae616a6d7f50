// A calm box for what a visitor must know before going on.
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from '#labels/tone';

const base = 'flex gap-3 rounded-card border bg-card p-4';
const tones = {
  neutral: { box: `${base} border-line`, mark: 'mt-0.5 shrink-0 text-ink-soft', Icon: Info },
  accent: { box: `${base} border-accent`, mark: 'mt-0.5 shrink-0 text-ink-soft', Icon: Info },
  good: { box: `${base} border-good`, mark: 'mt-0.5 shrink-0 text-good', Icon: CircleCheck },
  warn: { box: `${base} border-warn`, mark: 'mt-0.5 shrink-0 text-warn', Icon: TriangleAlert },
  bad: { box: `${base} border-bad`, mark: 'mt-0.5 shrink-0 text-bad', Icon: CircleAlert },
} as const satisfies Record<Tone, unknown>;

/** `live` when it appears in answer to something the visitor did. */
export function Notice({
  tone,
  title,
  live,
  children,
}: {
  tone: Tone;
  title?: string;
  live?: boolean;
  children?: ReactNode;
}) {
  const { box, mark, Icon } = tones[tone];
  return (
    <div className={box} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon size={22} aria-hidden="true" className={mark} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
