// What a join page says before its form: what it brings, who may join, the steps (spec §2).
import { Check } from 'lucide-react';
import * as m from '#messages/messages';

export function JoinIntroduction({ isDistribution }: { isDistribution: boolean }) {
  const brings = isDistribution
    ? [
        m.joining_brings_distribution_1(),
        m.joining_brings_distribution_2(),
        m.joining_brings_distribution_3(),
      ]
    : [m.joining_brings_1(), m.joining_brings_2(), m.joining_brings_3()];
  const who = isDistribution
    ? [m.joining_who_distribution()]
    : [m.joining_who_travel(), m.joining_who_store(), m.joining_who_bank()];
  return (
    <div className="space-y-8">
      <Points title={m.joining_brings_title()} points={brings} />
      <Points title={m.joining_who_title()} points={who} />
      <section>
        <h2 className="text-2xl font-bold tracking-tight">{m.joining_how_title()}</h2>
        <ol className="mt-3 list-decimal space-y-3 pl-6 marker:font-bold marker:text-primary">
          {[m.joining_how_1(), m.joining_how_2(), m.joining_how_3()].map((step) => (
            <li key={step} className="max-w-prose pl-1">
              {step}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <ul className="mt-3 space-y-3">
        {points.map((point) => (
          <li key={point} className="flex max-w-prose gap-3">
            <Check size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-primary" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
