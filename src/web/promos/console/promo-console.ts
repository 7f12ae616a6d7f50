// Where promos are written: at the operator's console, or at a partner's.
import { operator, partnerConsole } from '#shared/console-paths';

export type PromoConsole = 'operator' | 'partner';

export const promoPaths = {
  operator: { list: operator.promos, create: operator.newPromo, promo: operator.promo },
  partner: { list: partnerConsole.promos, create: partnerConsole.newPromo, promo: partnerConsole.promo },
} as const satisfies Record<PromoConsole, unknown>;
