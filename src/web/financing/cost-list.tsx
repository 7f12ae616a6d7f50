// What a financing costs, every sum of it, before and after it was agreed to (docs/product/financing.md).
import * as m from '#messages/messages';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import type { CostView } from './cost-view.server.ts';

export function CostList({ costs }: { costs: CostView }) {
  return (
    <>
      <DefinitionList
        facts={[
          { term: m.financing_price(), value: costs.price },
          { term: m.financing_financed(), value: costs.financed },
          { term: m.financing_down_payment({ share: costs.share }), value: costs.downPayment },
          { term: m.financing_ujrah(), value: costs.ujrah },
          { term: m.financing_admin_fee(), value: costs.adminFee },
          { term: m.financing_bank_fee(), value: costs.bankFee },
          { term: m.financing_insurance_fee(), value: costs.insuranceFee },
          { term: m.financing_upfront(), value: costs.upfront },
          { term: m.financing_duration(), value: m.financing_months({ months: costs.months }) },
          { term: m.financing_per_month(), value: costs.each },
          { term: m.financing_in_all(), value: costs.total },
        ]}
      />
      <details className="mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
          {m.financing_table()}
        </summary>
        <ol className="divide-y divide-line">
          {costs.instalments.map((amount, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a month has no other name
            <li key={index} className="flex justify-between gap-4 py-2">
              <span>{m.financing_table_row({ number: index + 1 })}</span>
              <span className="tabular-nums">{amount}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
