// Front door of notifications (spec §2 /notification, §3 notification total, §7 GET user/notification, `fcm-token`): what somebody should
// know, and the devices that notify them.
export {
  forgetDevice,
  isDeviceOf,
  listDevices,
  purgePushTokens,
  readPushToken,
  storePushToken,
} from './devices.ts';
export { type Notice, notify } from './notify.ts';
export {
  countUnreadNotifications,
  listNotifications,
  type Notification,
  purgeOldNotifications,
  readAllNotifications,
  readNotification,
  readNotificationsAbout,
} from './read-notifications.ts';
