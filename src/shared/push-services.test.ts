// Which addresses a browser may name as its push service.
import { expect, it } from 'vitest';
import { isPushService } from './push-services.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('is one of a browser: %s', (address) => expect(isPushService(address)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'nowhere',
])('is none: %s', (address) => expect(isPushService(address)).toBe(false));
