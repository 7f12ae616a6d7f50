// Which ways to pay a brand offers, and what each costs (spec §9 payment methods, §3 is_receive_payment_{provider}).
import type { Brand } from '#domain/brands';
import type { PaymentGateway } from '#platform/payments/gateway';
import { type Rupiah, rupiah } from '#shared/money';
import type { GatewayName, PaymentMethodCode } from '#shared/payment-methods';
import { type GatewayDeps, gatewayOf } from './gateway-of.ts';

export interface OfferedMethod {
  code: PaymentMethodCode;
  adminFee: Rupiah;
}

/** How a partner's invoices can be paid on this brand, and whose gateway takes it. */
export async function listWaysToPay(deps: GatewayDeps, brand: Pick<Brand, 'sales' | 'flags'>, partnerId: string): Promise<{ gateway: GatewayName; methods: OfferedMethod[] }> {
  const gateway = await gatewayOf(deps, partnerId);
  return { gateway: gateway.name, methods: listOffered(brand, gateway) };
}

/** In the brand's order. The simulator is not a provider a brand switches off: it is there only where no real one is. */
export function listOffered(brand: Pick<Brand, 'sales' | 'flags'>, gateway: PaymentGateway): OfferedMethod[] {
  if (gateway.name !== 'simulator' && brand.flags[`is_receive_payment_${gateway.name}`] !== 1) return [];
  return brand.sales.paymentMethods.filter(({ code }) => gateway.methods.includes(code)).map(({ code, adminFee }) => ({ code, adminFee: rupiah(adminFee) }));
}
