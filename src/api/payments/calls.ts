// What the calls about refunds by bank transfer are asked.
import type { Call } from '#test/api/call';
import { ownAccountCall } from '#test/api/own-account-form';

const path = '/api/v3/user/refund-account';

export const paymentCalls: Record<string, Call> = {
  [`GET ${path}`]: { works: [path] },
  [`PUT ${path}`]: ownAccountCall(),
};
