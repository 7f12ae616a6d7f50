// What the adapters must be told, and the environment variables that say it. Addresses are the gateways' own unless configured.
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

export const paymentVariables = {
  /** Who takes the money of payees without credentials of their own: midtrans, xendit, or simulator (demo and development only, and the default there). */
  PAYMENT_GATEWAY: z
    .enum(['midtrans', 'xendit', 'simulator'], 'must be midtrans, xendit or simulator')
    .optional(),
  MIDTRANS_SERVER_KEY: z.string().optional(),
  /** Midtrans' own by default: the Core API, and the hosted card page. Its sandbox: https://api.sandbox.midtrans.com, https://app.sandbox.midtrans.com. */
  MIDTRANS_API_URL: address.default('https://api.midtrans.com'),
  MIDTRANS_SNAP_URL: address.default('https://app.midtrans.com'),
  XENDIT_SECRET_KEY: z.string().optional(),
  /** Proves its webhooks. */
  XENDIT_CALLBACK_TOKEN: z.string().optional(),
  XENDIT_API_URL: address.default('https://api.xendit.co'),
  /** Whose protocol the simulator speaks. */
  PAYMENT_SIMULATOR_SPEAKS: z.enum(['midtrans', 'xendit'], 'must be midtrans or xendit').default('midtrans'),
  /** How many times faster than the real ones (Midtrans: 2, 10, 30 … minutes) the simulator sends a notification again. */
  PAYMENT_SIMULATOR_SPEED: z.coerce.number('must be a number').positive('must be more than 0').default(60),
};

const variables = z.object(paymentVariables);
type Variables = z.output<typeof variables>;

/** What opens one payee's account at a gateway. */
export type GatewayCredentials =
  | { gateway: 'midtrans'; serverKey: string }
  | { gateway: 'xendit'; secretKey: string; callbackToken: string }
  | { gateway: 'simulator' };

export interface PaymentSettings {
  /** The deployment's own; null: nothing was chosen. */
  own: GatewayCredentials | null;
  midtransUrls: { apiUrl: string; snapUrl: string };
  xenditUrl: string;
  simulator: { speaks: 'midtrans' | 'xendit'; speed: number };
}

export interface MidtransSettings {
  /** The local simulator speaks the same protocol. */
  name: 'midtrans' | 'simulator';
  serverKey: string;
  /** The Core API, and the API of the hosted card page. */
  apiUrl: string;
  snapUrl: string;
}

export interface XenditSettings {
  /** The local simulator can speak this protocol, too. */
  name: 'xendit' | 'simulator';
  secretKey: string;
  callbackToken: string;
  apiUrl: string;
}

/** Throws one readable sentence when a gateway is chosen without its keys: it would fail at the first person. */
export function paymentSettings(value: Variables): PaymentSettings {
  return {
    own: value.PAYMENT_GATEWAY ? credentials[value.PAYMENT_GATEWAY](value) : null,
    midtransUrls: { apiUrl: value.MIDTRANS_API_URL, snapUrl: value.MIDTRANS_SNAP_URL },
    xenditUrl: value.XENDIT_API_URL,
    simulator: { speaks: value.PAYMENT_SIMULATOR_SPEAKS, speed: value.PAYMENT_SIMULATOR_SPEED },
  };
}

const credentials: Record<GatewayCredentials['gateway'], (value: Variables) => GatewayCredentials> = {
  midtrans: (value) => ({ gateway: 'midtrans', serverKey: needed(value, 'MIDTRANS_SERVER_KEY') }),
  xendit: (value) => ({
    gateway: 'xendit',
    secretKey: needed(value, 'XENDIT_SECRET_KEY'),
    callbackToken: needed(value, 'XENDIT_CALLBACK_TOKEN'),
  }),
  simulator: () => ({ gateway: 'simulator' }),
};

function needed(
  value: Variables,
  name: 'MIDTRANS_SERVER_KEY' | 'XENDIT_SECRET_KEY' | 'XENDIT_CALLBACK_TOKEN',
): string {
  const found = value[name];
  if (!found)
    throw new Error(
      `The configuration is wrong. ${name} is needed where PAYMENT_GATEWAY is ${value.PAYMENT_GATEWAY}`,
    );
  return found;
}
