// The payment methods a brand offers for a sum, and their fees (spec §9 payment methods, §3
// is_receive_payment_{provider}).
import type { Brand } from '#domain/brands';
import type { PaymentGateway } from '#platform/payments/gateway';
import { AppError } from '#shared/errors';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money';
import { type GatewayName, mostAtOnce, type PaymentMethodCode } from '#shared/payment-methods';
import { type GatewayDeps, gatewayOfPayee } from './payee-gateways.ts';

export interface OfferedMethod {
  code: PaymentMethodCode;
  adminFee: Rupiah;
}

/** A method the brand has, whose limit is below the sum. */
export interface MethodOverLimit {
  code: PaymentMethodCode;
  /** The largest sum it takes, its fee included. */
  most: Rupiah;
}

interface Offered {
  methods: OfferedMethod[];
  overLimit: MethodOverLimit[];
}

/** How an amount can be paid to a partner (null: the platform) on this brand, and whose gateway receives it. */
export async function listPaymentMethods(
  deps: GatewayDeps,
  brand: Pick<Brand, 'sales' | 'flags'>,
  partnerId: string | null,
  amount: Rupiah,
): Promise<Offered & { gateway: GatewayName }> {
  const gateway = await gatewayOfPayee(deps, partnerId);
  return { gateway: gateway.name, ...listOffered(brand, gateway, amount) };
}

/** The one of this code. Refuses `payment_method_unavailable` and, with the limit, `payment_method_limit`. */
export function getOffered(
  brand: Pick<Brand, 'sales' | 'flags'>,
  gateway: PaymentGateway,
  amount: Rupiah,
  method: string,
): OfferedMethod {
  const { methods, overLimit } = listOffered(brand, gateway, amount);
  const over = overLimit.find(({ code }) => code === method);
  if (over)
    throw new AppError('payment_method_limit', [
      {
        field: 'payment_method_code',
        message: 'error_payment_method_most',
        values: { most: formatRupiah(over.most) },
      },
    ]);
  const offered = methods.find(({ code }) => code === method);
  if (!offered) throw new AppError('payment_method_unavailable');
  return offered;
}

/**
 * In the brand's order. A brand cannot switch the simulator off: it exists only where there is no real
 * provider.
 */
function listOffered(
  { sales, flags }: Pick<Brand, 'sales' | 'flags'>,
  gateway: PaymentGateway,
  amount: Rupiah,
): Offered {
  if (gateway.name !== 'simulator' && flags[`is_receive_payment_${gateway.name}`] !== 1)
    return { methods: [], overLimit: [] };
  const had = sales.paymentMethods
    .filter(({ code }) => gateway.methods.includes(code))
    .map(({ code, adminFee, maxAmount }) => ({
      code,
      adminFee: rupiah(adminFee),
      most: maxAmount ?? mostAtOnce(code),
    }));
  const isOver = ({ adminFee, most }: (typeof had)[number]) => most !== null && amount + adminFee > most;
  return {
    methods: had.filter((method) => !isOver(method)).map(({ code, adminFee }) => ({ code, adminFee })),
    overLimit: had.filter(isOver).map(({ code, most }) => ({ code, most: rupiah(most!) })),
  };
}
