// Front door of notification delivery: from a notification to push notifications and emails (docs/product/notifications.md).
export { deliverNotifications } from './deliver-notifications.ts';
export { tryBrowser } from './try-browser.ts';
