// What a store is owed, of what it is made, and what it was paid.
import * as m from '#messages/messages';
import type { StorePay } from '#domain/payouts';
import { cardClass, Section } from '#web/ui/section.tsx';
import { Figures } from './figures.tsx';

export function StorePayFigures({ pay }: { pay: StorePay }) {
  return (
    <Section title={m.sconsole_pay()} className="mb-10">
      <div className={`${cardClass} max-w-3xl px-5 py-1`}>
        <Figures
          figures={[{ term: m.sconsole_pay_owed(), text: m.sconsole_pay_owed_text(), amount: pay.owed }]}
          isLoud
        />
        <div className="border-t border-line">
          <Figures
            figures={[
              { term: m.sconsole_pay_payable(), text: m.sconsole_pay_payable_text(), amount: pay.payable },
              {
                term: m.sconsole_pay_undelivered(),
                text: m.sconsole_pay_undelivered_text(),
                amount: pay.undelivered,
              },
              {
                term: m.sconsole_pay_on_its_way(),
                text: m.sconsole_pay_on_its_way_text(),
                amount: pay.onItsWay,
              },
            ]}
          />
        </div>
        <div className="border-t border-line">
          <Figures
            figures={[{ term: m.sconsole_pay_paid(), text: m.sconsole_pay_paid_text(), amount: pay.paid }]}
            isLoud
          />
        </div>
      </div>
    </Section>
  );
}
