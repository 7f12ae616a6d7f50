// Front door of webhooks (docs/product/webhooks.md): a partner's systems hear what happened, signed, at an address of theirs.
export { deliverWebhook } from './delivery-job.ts';
export { raiseWebhooks, sendLater, webhookRows } from './raise.ts';
export { deliverHook, type HookDeps } from './deliver.ts';
export {
  changeWebhookEvents,
  createWebhook,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
  testWebhook,
} from './change-webhooks.ts';
export { pauseWebhook, resumeWebhook } from './pause-webhooks.ts';
export { type Delivery, listDeliveries, listWebhooks, type Webhook } from './list-webhooks.ts';
export { purgeDeliveries, requeueDeliveries } from './retention.ts';
export { encryptedWebhooks } from './secrets.ts';
