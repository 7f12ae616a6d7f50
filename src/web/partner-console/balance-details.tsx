// A partner's balance by the ledger: what is its own, what lies in its accounts, and of what the difference is made; every figure says
// what it is, and they add up.
import * as m from '#messages/messages';
import type { PartnerBalance } from '#domain/ledger';
import { formatRupiah } from '#shared/money';
import { type Figure, Figures } from '#web/payouts/figures.tsx';
import { cardClass } from '#web/ui/section.tsx';

export function BalanceDetails({ balance }: { balance: PartnerBalance }) {
  const parts: Figure[] = [
    {
      term: m.pconsole_balance_refunds(),
      text: m.pconsole_balance_refunds_text(),
      amount: balance.refundsOpen,
    },
    {
      term: m.pconsole_balance_platform(),
      text: m.pconsole_balance_platform_text(),
      amount: balance.platform,
    },
    { term: m.pconsole_balance_fees(), text: m.pconsole_balance_fees_text(), amount: balance.gatewayFees },
    { term: m.pconsole_balance_waiting(), text: m.pconsole_balance_waiting_text(), amount: balance.waiting },
    {
      term: m.pconsole_balance_platform_promos(),
      text: m.pconsole_balance_platform_promos_text(),
      amount: -balance.platformPromos,
    },
    {
      term: m.pconsole_balance_gateway_costs(),
      text: m.pconsole_balance_gateway_costs_text(),
      amount: -balance.gatewayCosts,
    },
  ].filter(({ amount }) => amount !== 0);
  return (
    <div className={`${cardClass} mb-10 max-w-3xl px-5 py-1`}>
      <Figures
        figures={[
          {
            term: m.pconsole_balance_at_gateways(),
            text: m.pconsole_balance_at_gateways_text(),
            amount: balance.atGateways,
          },
          ...(balance.atBank === 0
            ? []
            : [
                {
                  term: m.pconsole_balance_at_bank(),
                  text: m.pconsole_balance_at_bank_text(),
                  amount: balance.atBank,
                },
              ]),
          {
            term: m.pconsole_balance_payable(),
            text: m.pconsole_balance_payable_text(),
            amount: balance.payable,
          },
          {
            term: m.pconsole_balance_difference(),
            text: m.pconsole_balance_difference_text(),
            amount: balance.atGateways + balance.atBank - balance.payable,
          },
        ]}
        isLoud
      />
      {parts.length > 0 && (
        <>
          <h2 className="border-t border-line pt-4 font-bold">{m.pconsole_balance_parts()}</h2>
          <Figures figures={parts} />
        </>
      )}
      {balance.ownPromos !== 0 && (
        <p className="border-t border-line py-3 text-ink-soft">
          {m.pconsole_balance_own({ amount: formatRupiah(balance.ownPromos) })}
        </p>
      )}
    </div>
  );
}
