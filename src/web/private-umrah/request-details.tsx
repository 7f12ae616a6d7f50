// What a family chose and what it was estimated at, folded below its request: neither changes after it was stored.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import type { EstimateView } from './builder-view.ts';
import { EstimateLines } from './estimate-card.tsx';
import type { ChoiceRow } from './request-view.ts';

interface RequestDetailsProps {
  choices: readonly ChoiceRow[];
  estimate: EstimateView;
}

export function RequestDetails({ choices, estimate }: RequestDetailsProps) {
  return (
    <div className="mt-6 divide-y divide-line border-y border-line">
      <Fold title={m.private_umrah_choices()}>
        <DefinitionList facts={choices} />
      </Fold>
      <Fold title={m.private_umrah_stored_estimate({ range: estimate.total })}>
        <EstimateLines estimate={estimate} />
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center py-2 pr-8 font-semibold text-primary">
        {title}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
