// The form of an application, step by step: each step is saved when one goes on, and each field when one leaves it.
import { Check } from 'lucide-react';
import * as m from '#messages/messages';
import { joinStepLabels } from '#labels/joining';
import { joinSteps, type JoinStep } from '#shared/joining';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFrame } from '#web/frame';
import type { ApplicationView } from './application-view.ts';
import { DocumentStep } from './document-step.tsx';
import { AutosavedForm } from './autosaved-form.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { PermitFields } from './permit-fields.tsx';

interface StepProps {
  application: ApplicationView;
  answer: FormAnswer | undefined;
}

export function ApplicationForm({ application, answer }: StepProps) {
  const { step } = application;
  return (
    <>
      <Steps application={application} />
      <h2 className="mt-6 text-xl font-bold">{joinStepLabels[step]()}</h2>
      <div className="mt-4">
        {step === 'organisation' && (
          <AutosavedForm values={application.values} answer={answer}>
            {(form) => <OrganisationFields form={form} provinces={application.provinces} />}
          </AutosavedForm>
        )}
        {step === 'permits' && (
          <AutosavedForm values={application.values} answer={answer}>
            {(form) => <PermitFields form={form} kind={application.kind} />}
          </AutosavedForm>
        )}
        {step === 'documents' && <DocumentStep documents={application.documents} answer={answer} />}
        {step === 'send' && <SendStep application={application} answer={answer} />}
      </div>
    </>
  );
}

function Steps({ application: { step: current, faults } }: Pick<StepProps, 'application'>) {
  const { path } = useFrame();
  const openIn = (step: JoinStep) => faults.filter((fault) => fault.step === step).length;
  return (
    <nav aria-label={m.joining_steps()} className="mt-6">
      <ol className="grid gap-2 md:grid-cols-4">
        {joinSteps.map((step, index) => {
          const open = openIn(step);
          const isDone = step !== 'send' && open === 0;
          return (
            <li key={step}>
              <LocalLink
                to={`${path}?step=${step}`}
                aria-current={step === current ? 'step' : undefined}
                className="flex min-h-12 items-center gap-2 rounded-lg border border-line px-3 py-2 font-semibold no-underline aria-[current=step]:border-primary aria-[current=step]:text-primary"
              >
                {isDone ? (
                  <Check size={18} aria-hidden="true" className="shrink-0 text-good" />
                ) : (
                  <span className="tabular-nums text-ink-soft">{index + 1}</span>
                )}
                <span>
                  {joinStepLabels[step]()}
                  {step !== 'send' && (
                    <span className="block text-sm font-normal text-ink-soft">
                      {isDone ? m.joining_step_done() : m.joining_step_open({ count: open })}
                    </span>
                  )}
                </span>
              </LocalLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function SendStep({ application: { faults }, answer }: StepProps) {
  const form = useAppForm({ id: 'send', answer, intent: 'submit' });
  const { path } = useFrame();
  const address = usePath();
  if (faults.length > 0)
    return (
      <Notice tone="warn" title={m.joining_open_title()}>
        <ul className="mt-2 space-y-1">
          {faults.map(({ step, field, label, text }) => (
            <li key={`${step} ${field}`}>
              <a
                href={address(
                  `${path}?step=${step}${step === 'documents' ? `#${field}` : `#field-${field}`}`,
                )}
                className="inline-flex min-h-10 items-center font-semibold text-primary underline underline-offset-4"
              >
                {label}
              </a>
              : {text}
            </li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <AppFormBox form={form}>
      <p className="max-w-prose">{m.joining_ready()}</p>
      <SubmitButton>{m.joining_send()}</SubmitButton>
    </AppFormBox>
  );
}
