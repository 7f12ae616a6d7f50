// Front door of notifications (spec §2 /notification, §3 notification total, §7 GET user/notification, `fcm-token`): what somebody should
// know, by which channels, and the devices and browsers that notify them.
export {
  forgetDevice,
  isDeviceOf,
  listDevices,
  purgePushTokens,
  readPushToken,
  storePushToken,
} from './devices.ts';
export {
  findBrowserKeys,
  forgetBrowser,
  isSubscribed,
  listBrowsers,
  pushSubscriptionInput,
  removePushSubscription,
  storePushSubscription,
} from './browsers.ts';
export {
  changeNotificationSettings,
  findNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
  notificationSettingsInput,
} from './settings.ts';
export { isNumberOf, switchWhatsAppOff } from './whatsapp.ts';
export { notifyBank } from './notify-bank.ts';
export { type Notice, type NotifyDeps, notify } from './notify.ts';
export {
  countUnreadNotifications,
  listNotifications,
  type Notification,
  purgeOldNotifications,
  readAllNotifications,
  readNotification,
  readNotificationsAbout,
} from './read-notifications.ts';
