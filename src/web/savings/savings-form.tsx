// The savings form (spec §2 savings planning and saving form): application, heirs, KTP and NPWP.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { BookingStep } from './booking-step.tsx';
import { CardsStep } from './cards-step.tsx';
import { HeirStep } from './heir-step.tsx';
import type { SavingsFormView } from './savings-form.server.ts';
import { SavingsSteps } from './savings-steps.tsx';

interface SavingsFormProps {
  view: SavingsFormView;
  answer: FormAnswer | undefined;
}

const linkClass = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export function SavingsForm({ view, answer }: SavingsFormProps) {
  const title = view.product ? m.savings_form_title() : m.savings_planning_title();
  return (
    <div className="mx-auto max-w-3xl">
      <Breadcrumb items={[{ name: m.savings_title(), to: paths.savings }, { name: title }]} />
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{title}</h1>
      {view.product && <LocalizedText said={view.product.title} as="p" className="mt-1 text-ink-soft" />}
      <SavingsSteps at={view.step} isForPackage={view.product !== null} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6">
        <p className="font-semibold">{m.savings_at_bank({ bank: view.bank })}</p>
        {view.isDraft && (
          <LocalLink to={view.bankPath} className={linkClass}>
            {m.savings_change_bank()}
          </LocalLink>
        )}
        {view.isDraft && view.product && <ChangeProduct answer={answer} />}
      </div>
      <div className="mt-4">
        {view.step === 'booking' && <BookingStep view={view} answer={answer} />}
        {view.step === 'heir' && <HeirStep view={view} answer={answer} />}
        {view.step === 'cards' && <CardsStep view={view} answer={answer} />}
      </div>
      {view.step !== 'booking' && view.back && (
        <LocalLink to={view.back} className={`mt-4 ${linkClass}`}>
          {m.savings_back_step()}
        </LocalLink>
      )}
    </div>
  );
}

/** The popup "change product" (spec §2): the browser itself opens and closes it, so that it works without script. */
function ChangeProduct({ answer }: { answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'change', answer, intent: 'change' });
  return (
    <>
      <button
        type="button"
        popoverTarget="change-product"
        aria-haspopup="dialog"
        className={`cursor-pointer ${linkClass}`}
      >
        {m.savings_change_product()}
      </button>
      <dialog
        id="change-product"
        popover="auto"
        aria-labelledby="change-product-title"
        className="share-sheet border border-line bg-card p-5 text-ink shadow-float"
      >
        <h2 id="change-product-title" className="text-lg font-bold">
          {m.savings_change_question()}
        </h2>
        <p className="mt-2">{m.savings_change_text()}</p>
        <AppFormBox form={form} className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            popoverTarget="change-product"
            popoverTargetAction="hide"
            className={buttonClass('secondary')}
          >
            {m.savings_change_cancel()}
          </button>
          <SubmitButton>{m.savings_change_product()}</SubmitButton>
        </AppFormBox>
      </dialog>
    </>
  );
}
