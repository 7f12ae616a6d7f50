// What the shipping page of a souvenir order shows (spec §2 /oleh-oleh/pengiriman, §3 shipping methods).
import type { Localized } from '#labels/localized';

export interface ShippingChoiceView {
  quoteId: string;
  name: string;
  days: { least: number; most: number } | null;
  cost: number;
  /** Whether it comes in time for the wanted day; null: none is wanted. */
  arrival: { text: string; isInTime: boolean } | null;
}

export interface ParcelView {
  id: string;
  store: string;
  city: string;
  weight: string;
  itemsTotal: number;
  lines: {
    id: string;
    name: Localized;
    variant: Localized;
    picture: string;
    quantity: number;
    total: number;
  }[];
  addressId: string | null;
  /** Journeys that it may wait for, and the chosen one; null: it goes elsewhere, or there is none. */
  arrival: { journeys: { value: string; label: string }[]; chosen: string } | null;
  /** Where it goes; null: nothing is chosen. */
  address: { recipient: string; text: string } | null;
  options: ShippingChoiceView[];
  chosen: string | null;
  /** Why there is nothing to choose from. */
  problem: string | null;
}

export interface ShippingView {
  orderId: string;
  payableUntil: string;
  now: string;
  parcels: ParcelView[];
  addresses: { value: string; label: string }[];
  /** The active one: what stands in a choice at first. */
  mainAddress: string | null;
  newAddressPath: string;
  itemsTotal: number;
  discount: number;
}
