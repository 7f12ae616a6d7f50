// How money at our own bank is booked: what gateways transfer, what partners are paid, what the bank charges. Pure, like postings.ts.
import { payoutKey } from './keys.ts';
import type { Posting } from './post.ts';

/** Our own account, by its number: the owner of what lies there. */
interface AtBank {
  account: string;
}

/** In an open month; undefined: the day it is posted. */
type Day = string | undefined;

const on = (day: Day) => (day ? { valueOn: day } : {});

/** A partner or a consultant was paid what they were owed. Of no booking: the trips it was for stay with the partner. */
export function payoutPaid(
  {
    payoutId,
    partnerId,
    payeeId,
    account,
  }: AtBank & { payoutId: string; partnerId: string | null; payeeId: string | null },
  amount: number,
  day: Day,
): Posting {
  return {
    key: payoutKey(payoutId),
    kind: 'payout',
    entries: [
      partnerId === null
        ? { account: 'affiliate_payable', owner: payeeId!, payeeId, amount }
        : { account: 'partner_payable', owner: partnerId, partnerId, amount },
      { account: 'bank', owner: account, partnerId, amount: -amount },
    ],
    ...on(day),
  };
}

/** A gateway transferred what it had received, less its own cost; each partner's part adds up by itself. */
export function gatewaySettled(
  { reportId, gateway, account }: AtBank & { reportId: string; gateway: string },
  partners: readonly { partnerId: string | null; gross: number; fee: number }[],
  day: Day,
): Posting {
  return {
    key: `gateway report ${reportId}`,
    kind: 'gateway_settlement',
    entries: partners.flatMap(({ partnerId, gross, fee }) => [
      { account: 'bank' as const, owner: account, partnerId, amount: gross - fee },
      { account: 'gateway_cost' as const, owner: gateway, partnerId, amount: fee },
      {
        account: 'gateway_clearing' as const,
        owner: `${gateway} ${partnerId ?? 'platform'}`,
        partnerId,
        amount: -gross,
      },
    ]),
    ...on(day),
  };
}

/** What our bank charges us: about no partner. */
export function bankCostPosting(
  { lineId, account }: AtBank & { lineId: string },
  amount: number,
  day: Day,
): Posting {
  return {
    key: `bank line ${lineId}`,
    kind: 'bank_cost',
    entries: [
      { account: 'bank_cost', owner: 'platform', amount },
      { account: 'bank', owner: account, amount: -amount },
    ],
    ...on(day),
  };
}
