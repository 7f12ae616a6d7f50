// The loan applicant form (spec §2, §5): identitas, konfirmasi, dokumen.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ApplicationFormView } from './application-form.server.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import type { StepProps } from './step-props.ts';

export function ApplicationForm({
  view,
  answer,
}: {
  view: ApplicationFormView;
  answer: FormAnswer | undefined;
}) {
  return (
    <div className="mx-auto max-w-3xl">
      <Breadcrumb
        items={[{ name: m.financing_title(), to: paths.financing }, { name: m.financing_form_title() }]}
      />
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl">{m.financing_form_title()}</h1>
      <LocalizedText said={view.journey.title} as="p" className="mt-1 text-ink-soft" />
      <Steps at={view.step} />
      <div className="mt-6">
        {view.step === 'start' && <Start view={view} answer={answer} />}
        {view.step === 'refused' && <Notice tone="warn" title={view.text} />}
        {view.step === 'identity' && <IdentityStep view={view} answer={answer} />}
        {view.step === 'confirm' && <ConfirmStep view={view} answer={answer} />}
        {view.step === 'documents' && <DocumentsStep view={view} answer={answer} />}
      </div>
    </div>
  );
}

const steps = [
  { name: 'identity', label: m.financing_step_identity },
  { name: 'confirm', label: m.financing_step_confirm },
  { name: 'documents', label: m.financing_step_documents },
];

function Steps({ at }: { at: ApplicationFormView['step'] }) {
  const current = Math.max(
    0,
    steps.findIndex(({ name }) => name === at),
  );
  return (
    <ol aria-label={m.financing_steps()} className="mt-4 grid grid-cols-3 gap-2">
      {steps.map(({ name, label }, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={`border-t-4 pt-2 text-sm font-semibold ${index <= current ? 'border-primary text-ink' : 'border-line text-ink-soft'}`}
        >
          {index + 1}. {label()}
        </li>
      ))}
    </ol>
  );
}

function Start({ view, answer }: StepProps<'start'>) {
  const form = useAppForm({ id: 'start', answer, intent: 'start' });
  return (
    <AppFormBox form={form}>
      <p>{m.financing_start_text({ room: view.room, price: view.price })}</p>
      <SubmitButton size="lg" className="w-full md:w-auto">
        {m.financing_start()}
      </SubmitButton>
    </AppFormBox>
  );
}
