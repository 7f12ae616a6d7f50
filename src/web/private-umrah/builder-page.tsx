// The builder of a private umrah (spec §2, §3): one form in steps. Without script each step is an address; with it the steps change at
// once and the estimate follows what is chosen.
import { useEffect, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { usePath } from '#web/frame';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StepFields } from './builder-fields.tsx';
import { type BuilderStep, builderSteps, type BuilderView, stepOf } from './builder-view.ts';
import { EstimateBar, EstimateLines, EstimateSum } from './estimate-card.tsx';

/** Our choice: long enough that typing a number asks once. */
const pauseMs = 300;

export function BuilderPage(given: BuilderView) {
  const path = usePath();
  const address = path(paths.privateUmrah.builder);
  const [step, setStep] = useState(given.step);
  const [values, setValues] = useState(given.values);
  const [isChanged, setChanged] = useState(false);
  const submit = useSubmit();
  const { state } = useNavigation();

  // The address follows what is chosen, and the estimate comes with it.
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(
      () => void submit({ ...values, step }, { action: address, replace: true, preventScrollReset: true }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [address, values, step, isChanged, submit]);

  // A change that saves is a link: what it leads to replaces what stands in the fields.
  const { tried } = given;
  useEffect(() => {
    if (tried === null) return;
    setChanged(false);
    setValues(given.values);
    setStep(given.step);
    // Asked when another one is tried, not whenever the answer is another object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tried]);

  const { estimate, errors } = given;
  const at = builderSteps.indexOf(step);
  const change = (name: string, value: string | null) => {
    setChanged(true);
    setValues(({ [name]: _before, ...others }) => (value === null ? others : { ...others, [name]: value }));
  };
  const go = (to: BuilderStep) => ({
    name: 'step',
    value: to,
    // Without script the same press is an address.
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      setStep(to);
      document.querySelector('#content')?.scrollIntoView();
    },
  });
  const wrong = Object.keys(errors)[0];
  const onward =
    at < builderSteps.length - 1 ? (
      <Button {...go(builderSteps[at + 1]!)}>{m.private_umrah_next()}</Button>
    ) : (
      estimate && (
        <Button formMethod="post" name="intent" value="cart">
          {m.private_umrah_ask_offers()}
        </Button>
      )
    );
  return (
    <>
      <h1 className="pt-4 text-2xl font-bold tracking-tight text-balance md:text-3xl">
        {m.private_umrah_title()}
      </h1>
      {at === 0 && <p className="mt-2 max-w-[68ch] text-ink-soft">{m.private_umrah_intro()}</p>}
      <BuilderSteps step={step} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Form action={address} className="space-y-5 lg:order-first" aria-busy={state !== 'idle'}>
          {builderSteps.map((each) => (
            <fieldset key={each} hidden={each !== step} className="space-y-5">
              <legend className="mb-4 text-xl font-bold">{stepTitle(each)}</legend>
              <StepFields
                step={each}
                options={given.options}
                values={values}
                errors={errors}
                change={change}
              />
              {each === 'estimate' && estimate && <EstimateLines estimate={estimate} />}
              {each === 'estimate' && wrong && (
                <Notice tone="warn" title={m.private_umrah_not_yet()}>
                  <p>{errors[wrong]}</p>
                  <button {...go(stepOf(wrong))} className={buttonClass('quiet')}>
                    {m.private_umrah_mend()}
                  </button>
                </Notice>
              )}
            </fieldset>
          ))}
          <div className="flex flex-wrap gap-3 max-md:flex-col">
            <div className="max-md:hidden">{onward}</div>
            {at > 0 && (
              <Button variant="secondary" {...go(builderSteps[at - 1]!)}>
                {m.private_umrah_back()}
              </Button>
            )}
          </div>
          <EstimateBar estimate={estimate}>{onward}</EstimateBar>
        </Form>
        <div className="max-lg:order-first lg:sticky lg:top-4">
          <EstimateSum estimate={estimate} />
        </div>
      </div>
    </>
  );
}

function stepTitle(step: BuilderStep): string {
  return {
    flights: m.private_umrah_step_flights,
    people: m.private_umrah_step_people,
    hotels: m.private_umrah_step_hotels,
    services: m.private_umrah_step_services,
    estimate: m.private_umrah_step_estimate,
  }[step]();
}

function BuilderSteps({ step }: { step: BuilderStep }) {
  const at = builderSteps.indexOf(step);
  return (
    <nav aria-label={m.private_umrah_steps()} className="py-4">
      <ol className="flex gap-2">
        {builderSteps.map((each, index) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className={`min-w-0 flex-1 border-t-4 pt-2 text-sm ${index <= at ? 'border-primary' : 'border-line'}`}
          >
            {/* On phones the step's heading says it. */}
            <span className={`max-md:sr-only ${each === step ? 'font-bold' : 'text-ink-soft'}`}>
              {stepTitle(each)}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
