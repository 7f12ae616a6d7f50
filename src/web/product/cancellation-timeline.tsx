// What comes back when somebody cannot travel, step by step in time (docs/product/departure-changes.md): only what the partner's
// own contract grants (decision 0055), and where it grants nothing, that.
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { CancellationView } from './cancellation-view.ts';

export function CancellationTimeline({ view }: { view: CancellationView }) {
  const { intro, steps, base, otherwise, terms } = view;
  return (
    <>
      <p className="mb-4 max-w-[68ch]">{intro}</p>
      {steps.length > 0 && <Steps steps={steps} />}
      {base && <p className="mt-4 max-w-[68ch]">{base}</p>}
      <p className="mt-4">
        {otherwise}{' '}
        <LocalLink to={paths.terms} className="font-semibold text-primary underline underline-offset-4">
          {terms}
        </LocalLink>
        .
      </p>
    </>
  );
}

function Steps({ steps }: Pick<CancellationView, 'steps'>) {
  return (
    <ol className="ml-2 border-l-2 border-line">
      {steps.map(({ when, returned, mark, until, before }) => (
        <li key={until} className="relative pb-4 pl-6 last:pb-0">
          <span
            aria-hidden
            className={`absolute -left-[7px] top-2 size-3 rounded-full ${when === 'now' ? 'bg-primary' : 'border-2 border-ink-faint bg-paper'}`}
          />
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className={when === 'past' ? 'text-ink-soft line-through' : 'font-semibold'}>
              {returned}
            </span>
            {mark && <span className="text-sm font-semibold text-ink-soft">{mark}</span>}
          </p>
          <p className={when === 'past' ? 'text-sm text-ink-soft' : ''}>{until}</p>
          {before && <p className="text-sm text-ink-soft">{before}</p>}
        </li>
      ))}
    </ol>
  );
}
