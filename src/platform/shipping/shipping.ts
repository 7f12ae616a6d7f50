// Sending parcels (spec §7 Supplies, Merchandise; docs/product/checkout.md): what it costs, how long it takes, where it is.
import type { Rupiah } from '#shared/money';

/** A place as our own areas know it; whoever ships may have another name for it. */
export interface ShippingPlace {
  /** Of the Ministry of Home Affairs, six digits: two for the province, four for the city. */
  districtCode: string;
  district: string;
  city: string;
  /** Empty where nobody knows it. */
  postalCode: string;
}

export interface Parcel {
  weightGrams: number;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
}

export interface ShippingRate {
  /** 'jne' and 'JNE'; together with the service they name the choice. */
  courier: string;
  courierName: string;
  service: string;
  description: string;
  costRupiah: Rupiah;
  /** Days on the way; null: nobody says. */
  days: { least: number; most: number } | null;
}

export interface Tracking {
  isDelivered: boolean;
  /** Newest first. `at` is the courier's own clock, 'YYYY-MM-DD HH:MM'. */
  steps: { at: string; city: string; description: string }[];
}

export interface ShippingProvider {
  /** Cheapest first; empty when nobody goes there. Throws `ShippingError`. */
  rates(from: ShippingPlace, to: ShippingPlace, parcel: Parcel): Promise<ShippingRate[]>;
  /** Null: nobody knows this number, or nobody can be asked. Throws `ShippingError`. */
  track(courier: string, waybill: string): Promise<Tracking | null>;
}

/** `retryable`: the same question may be answered later; else somebody must look at the configuration. */
export class ShippingError extends Error {
  readonly retryable: boolean;

  constructor(message: string, retryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ShippingError';
    this.retryable = retryable;
  }
}

/** What couriers charge for: the weight, or the room it takes (length × width × height ÷ 6000 kg), whichever is more. */
export function chargeableGrams({ weightGrams, lengthCm, widthCm, heightCm }: Parcel): number {
  return Math.max(1, weightGrams, Math.ceil((lengthCm * widthCm * heightCm) / 6));
}
