// What moving a departure will do, and the tick that means it (decision 0034).
import * as m from '#messages/messages';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import * as paths from '#shared/paths';

interface MovePlanProps {
  plan: {
    departs: string;
    returns: string;
    orders: number;
    people: number;
    refundTotal: number;
    answerUntil: string;
    days: { departs_on: string; returns_on: string };
  };
  departureId: string;
  answer: FormAnswer | undefined;
}

export function ReschedulePlan({ plan, departureId, answer }: MovePlanProps) {
  const form = useAppForm({ id: 'move', answer });
  const effects = [
    m.pconsole_move_effect_sale,
    m.pconsole_move_effect_letter,
    m.pconsole_move_effect_silence,
    m.pconsole_move_effect_settlements,
    m.pconsole_move_effect_flight,
  ];
  return (
    <Section title={m.pconsole_move_plan()} className="">
      <Card className="px-5 py-2">
        <DefinitionList
          facts={[
            { term: m.pconsole_departs(), value: plan.departs },
            { term: m.pconsole_returns(), value: plan.returns },
            {
              term: m.pconsole_move_orders(),
              value: m.pconsole_cancel_orders_count({ orders: plan.orders, people: plan.people }),
            },
            { term: m.pconsole_move_until(), value: plan.answerUntil },
            {
              term: m.pconsole_move_most(),
              value: (
                <>
                  <Money amount={plan.refundTotal} />
                  <span className="block font-normal">{m.pconsole_move_most_text()}</span>
                </>
              ),
            },
          ]}
        />
      </Card>
      <ul className="my-6 list-disc space-y-2 pl-6">
        {effects.map((effect) => (
          <li key={effect()}>{effect()}</li>
        ))}
      </ul>
      <AppFormBox form={form}>
        {Object.entries(plan.days).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ConfirmBox label={m.pconsole_move_confirm()} error={form.field('confirmed').error} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="danger">{m.pconsole_move_button()}</SubmitButton>
          <LocalLink to={paths.partnerConsole.departure(departureId)} className={buttonClass('secondary')}>
            {m.pconsole_cancel_keep()}
          </LocalLink>
        </div>
      </AppFormBox>
    </Section>
  );
}
