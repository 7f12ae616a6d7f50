// Push messages to devices (docs/product/outbox.md): a line on the lock screen that leads to a page. What must not be read over
// somebody's shoulder is not in it.
import type { MessageSender } from '#platform/message-sender';
import { RefusedError } from '#platform/refused-error';

export interface PushNotification {
  /** The same for every try to send the same message: a device shows the second in the place of the first. */
  id: string;
  /** The device's. */
  token: string;
  title: string;
  text: string;
  /** The page it opens. */
  link: string;
}

export type PushNotificationSender = MessageSender<PushNotification>;

/** No device has this token (any more): it is to be forgotten. */
export class DeviceGoneError extends RefusedError {
  constructor(message: string) {
    super(message);
    this.name = 'DeviceGoneError';
  }
}
