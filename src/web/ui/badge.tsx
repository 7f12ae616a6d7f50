// A state in a few words; the colour only repeats what the words say.
import type { ReactNode } from 'react';
import type { Tone } from '#labels/tone';

const base = 'inline-flex items-center gap-1.5 rounded-md border px-2 py-0.5 text-sm font-semibold';
const tones: Record<Tone, string> = {
  neutral: `${base} border-line bg-paper text-ink`,
  good: `${base} border-good/30 bg-good/8 text-good`,
  warn: `${base} border-warn/30 bg-warn/8 text-warn`,
  bad: `${base} border-bad/30 bg-bad/8 text-bad`,
  accent: `${base} border-accent bg-card text-ink`,
};

/** `icon` is a lucide element with aria-hidden: `<Check size={16} aria-hidden />`. */
export function Badge({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={tones[tone]}>
      {icon}
      {children}
    </span>
  );
}
