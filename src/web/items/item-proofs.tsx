// Halal and BPOM certificates of an item: number, source and the day somebody checked it; a missing one is said.
import { CircleCheck, CircleHelp } from 'lucide-react';
import * as m from '#messages/messages';
import { Section } from '#web/ui/section.tsx';
import type { ItemPageView } from './item-view.ts';

export function ItemProofs({ proofs }: Pick<ItemPageView, 'proofs'>) {
  return (
    <Section title={m.item_proofs()}>
      <ul className="grid gap-3 md:grid-cols-2">
        {proofs.map(({ name, isConfirmed, text, until }) => (
          <li key={name} className="flex gap-3 rounded-card border border-line bg-card p-4">
            {isConfirmed ? (
              <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-good" />
            ) : (
              <CircleHelp aria-hidden size={22} className="mt-0.5 shrink-0 text-warn" />
            )}
            <div className="min-w-0">
              <h3 className="font-bold">{name}</h3>
              <p className="break-words text-ink-soft">{text}</p>
              {until && <p className="text-sm text-ink-soft">{until}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
