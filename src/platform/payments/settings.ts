// What a gateway's adapter must be told.

export interface MidtransSettings {
  protocol: 'midtrans';
  /** The local simulator speaks the same protocol. */
  name: 'midtrans' | 'simulator';
  serverKey: string;
  /** The Core API, and the API of the hosted card page. */
  apiUrl: string;
  snapUrl: string;
}

export interface XenditSettings {
  protocol: 'xendit';
  name: 'xendit';
  secretKey: string;
  callbackToken: string;
  apiUrl: string;
}

export type GatewaySettings = MidtransSettings | XenditSettings;
