// Who says what shipping costs: RajaOngkir where there is a key, else the local table.
import * as z from 'zod';
import { type RajaOngkirSettings, rajaOngkir } from './rajaongkir.ts';
import type { ShippingProvider } from './shipping.ts';
import { zoneRates } from './zone-rates.ts';

export const shippingVariables = {
  /** Key of RajaOngkir V2. Unset: rates come from a local table by zone, and nothing can be tracked. */
  RAJAONGKIR_KEY: z.string().optional(),
  RAJAONGKIR_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://rajaongkir.komerce.id/api/v1'),
  /** Couriers to choose from, by RajaOngkir's codes. */
  RAJAONGKIR_COURIERS: z
    .string()
    .regex(/^[a-z]+(:[a-z]+)*$/, 'must look like jne:sicepat:jnt')
    .default('jne:sicepat:jnt'),
};

const variables = z.object(shippingVariables);

/** Null: no provider. */
export function shippingSettings(value: z.output<typeof variables>): RajaOngkirSettings | null {
  const { RAJAONGKIR_KEY: key, RAJAONGKIR_URL: url, RAJAONGKIR_COURIERS: couriers } = value;
  return key === undefined ? null : { key, url, couriers };
}

export function openShipping(settings: RajaOngkirSettings | null): ShippingProvider {
  return settings ? rajaOngkir(settings) : zoneRates;
}
