// What comes back when somebody cannot travel, step by step in time (docs/product/departure-changes.md): only what the partner's
// own contract grants (decision 0055), and where it grants nothing, that.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { CancellationStep } from '#labels/contract-steps';

export function CancellationTimeline({ steps, partner }: { steps: CancellationStep[]; partner: string }) {
  return (
    <>
      {steps.length > 0 ? (
        <Steps steps={steps} partner={partner} />
      ) : (
        <p className="max-w-[68ch]">{m.product_cancel_none({ partner })}</p>
      )}
      <p className="mt-4">
        {m.product_cancel_terms()}{' '}
        <LocalLink to={paths.terms} className="font-semibold text-primary underline underline-offset-4">
          {m.product_cancel_terms_link()}
        </LocalLink>
        .
      </p>
    </>
  );
}

function Steps({ steps, partner }: { steps: CancellationStep[]; partner: string }) {
  const { locale } = useFrame();
  return (
    <>
      <p className="mb-4 max-w-[68ch]">{m.product_cancel_intro({ partner })}</p>
      <ol className="ml-2 border-l-2 border-line">
        {steps.map(({ until, daysBefore, percent, when }) => (
          <li key={daysBefore} className="relative pb-4 pl-6 last:pb-0">
            <span
              aria-hidden
              className={`absolute -left-[7px] top-2 size-3 rounded-full ${when === 'now' ? 'bg-primary' : 'border-2 border-ink-faint bg-paper'}`}
            />
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className={when === 'past' ? 'text-ink-soft line-through' : 'font-semibold'}>
                {returned(percent)}
              </span>
              {when !== 'later' && (
                <span className="text-sm font-semibold text-ink-soft">
                  {when === 'now' ? m.product_cancel_now() : m.product_cancel_past()}
                </span>
              )}
            </p>
            <p className={when === 'past' ? 'text-sm text-ink-soft' : ''}>
              {until ? m.product_cancel_until({ date: formatDate(until, locale) }) : m.product_cancel_after()}
            </p>
            {until && when !== 'past' && (
              <p className="text-sm text-ink-soft">{m.product_cancel_before({ days: daysBefore })}</p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-[68ch]">{m.product_cancel_base()}</p>
    </>
  );
}

/** 'Berlaku hari ini: 90% kembali', or nothing after the departure; that a contract grants nothing is said too. */
export function cancellationToday(steps: CancellationStep[]): string | undefined {
  if (steps.length === 0) return m.product_cancel_none_gist();
  const step = steps.find(({ when }) => when === 'now');
  return step && `${m.product_cancel_now()}: ${returned(step.percent)}`;
}

function returned(percent: number): string {
  return percent > 0 ? m.product_cancel_percent({ percent }) : m.product_cancel_nothing();
}
