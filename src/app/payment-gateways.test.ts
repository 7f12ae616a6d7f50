// Payment gateways: the simulator is allowed in the demo only; every other deployment needs a real gateway.
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openPaymentGateways, usesSimulator } from './payment-gateways.ts';

const key = `test:${Buffer.alloc(32).toString('base64')}`;
const demo = (more = {}) => readConfig(more);
const real = (more = {}) => readConfig({ DATABASE_URL: 'postgres://x@localhost/x', KEY_RING: key, ...more });
const midtrans = { PAYMENT_GATEWAY: 'midtrans', MIDTRANS_SERVER_KEY: 'SB-Mid-server-x' };
const xendit = { PAYMENT_GATEWAY: 'xendit', XENDIT_SECRET_KEY: 'xnd_x', XENDIT_CALLBACK_TOKEN: 'token' };

describe('the simulator', () => {
  it.each([
    [demo(), 'production', true],
    [demo(midtrans), 'production', false],
    [real(), 'development', true],
    [real({ DEMO: 'true' }), 'production', true],
    [real(midtrans), 'production', false],
    [real(xendit), 'development', false],
  ] as const)('runs only where nobody real is paid', (config, mode, runs) => {
    expect(usesSimulator(config, mode)).toBe(runs);
  });
  it('is refused, like a missing gateway, where payments are real', () => {
    expect(() => usesSimulator(real({ PAYMENT_GATEWAY: 'simulator' }), 'production')).toThrow(
      'PAYMENT_GATEWAY must not be simulator',
    );
    expect(() => usesSimulator(real(), 'production')).toThrow('PAYMENT_GATEWAY must be set');
  });
});

describe('a gateway configuration', () => {
  const open = (config: ReturnType<typeof readConfig>) =>
    openPaymentGateways(config.payments, {
      url: 'postgres://x@localhost/x',
      now: () => new Date(),
      isSimulated: false,
    });

  it.each([
    [midtrans, 'midtrans'],
    [xendit, 'xendit'],
  ])('opens the one it names, and others for payees of their own', async (env, name) => {
    const { payments } = await open(real(env));
    expect(payments.gatewayFor(null).name).toBe(name);
    expect(payments.gatewayFor({ gateway: 'midtrans', serverKey: 'SB-Mid-server-partner' }).name).toBe(
      'midtrans',
    );
    expect(
      payments.gatewayFor({ gateway: 'xendit', secretKey: 'xnd_partner', callbackToken: 'partner' }).name,
    ).toBe('xendit');
    expect(() => payments.gatewayFor({ gateway: 'simulator' })).toThrow('does not run here');
  });
  it.each([
    [{ PAYMENT_GATEWAY: 'midtrans' }, 'MIDTRANS_SERVER_KEY is needed'],
    [{ ...xendit, XENDIT_SECRET_KEY: '' }, 'XENDIT_SECRET_KEY is needed'],
    [{ ...xendit, XENDIT_CALLBACK_TOKEN: undefined }, 'XENDIT_CALLBACK_TOKEN is needed'],
    [{ PAYMENT_GATEWAY: 'doku' }, 'must be midtrans, xendit or simulator'],
    [{ MIDTRANS_API_URL: 'api.midtrans.com' }, 'MIDTRANS_API_URL must be an http(s) address'],
    [{ PAYMENT_SIMULATOR_SPEED: '0' }, 'PAYMENT_SIMULATOR_SPEED must be more than 0'],
  ])('that would fail at the first person is refused', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason);
  });
});
