// Step bayar: an order may be paid from savings where the bank confirms (docs/product/savings-payments.md).
import { Notice } from '#web/ui/notice.tsx';
import { PendingButton } from '#web/ui/pending-button.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { Step } from '#web/checkout/use-step';
import type { SavingsPayView } from './pay-view.ts';

interface PayFromSavingsProps {
  savings: SavingsPayView;
  step: Step;
}

export function PayFromSavings({
  savings,
  step: { fetcher, problem, errors, isUnderway },
}: PayFromSavingsProps) {
  const { open, declined, choices } = savings;
  return (
    <>
      {(problem ?? errors['savings']) && <Notice tone="bad" live title={(problem ?? errors['savings'])!} />}
      {declined && (
        <Notice tone="warn" title={declined.title}>
          <p className="break-words">{declined.text}</p>
        </Notice>
      )}
      {open ? (
        <Notice tone="accent" title={open.title}>
          <p className="mb-3">{open.text}</p>
          <fetcher.Form method="post">
            <PendingButton
              name="intent"
              value="unsavings"
              variant="secondary"
              isPending={isUnderway('unsavings')}
            >
              {open.withdraw}
            </PendingButton>
          </fetcher.Form>
        </Notice>
      ) : (
        <section aria-labelledby="dari-tabungan" className={`${cardClass} p-5`}>
          <h2 id="dari-tabungan" className="text-lg font-bold">
            {savings.title}
          </h2>
          <p className="mt-1">{savings.text}</p>
          <fetcher.Form method="post" className="mt-4 space-y-4">
            <fieldset>
              <legend className="mb-1 font-semibold">{savings.which}</legend>
              <div className="space-y-2">
                {choices.map(({ value, label, hint }, index) => (
                  <label
                    key={value}
                    className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-ink-faint bg-card px-3 py-2 has-checked:border-primary has-checked:bg-paper"
                  >
                    <input
                      type="radio"
                      name="savings"
                      value={value}
                      defaultChecked={index === 0}
                      className="size-6 shrink-0 accent-primary"
                    />
                    <span>
                      <span className="block font-semibold">{label}</span>
                      {hint.map((line) => (
                        <span key={line} className="block text-sm text-ink-soft">
                          {line}
                        </span>
                      ))}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <PendingButton
              name="intent"
              value="savings"
              variant="secondary"
              isPending={isUnderway('savings')}
            >
              {savings.ask}
            </PendingButton>
          </fetcher.Form>
        </section>
      )}
    </>
  );
}
