// Applications and devices that call the API (spec §7 auth/register-device): each receives a secret key, which every
// request carries as its access-token. It identifies the caller and signs nobody in.
import { randomBytes } from 'node:crypto';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import { dayMs } from '#shared/durations';
import { digestOf } from './session-records.ts';

interface DeviceDeps {
  db: Db;
  now: () => Date;
}

export interface NewDevice {
  name: string;
  /** The device's own name. Two may have the same: it proves nothing, so it replaces nobody's key. */
  deviceId: string;
  deviceType: string;
  /** Network of the caller, for the throttle only. */
  address: string;
}

/** Our choice: a hall of phones behind one IP may register within an hour, a script gains little. */
const perAddress = { max: 60, windowSeconds: 3_600 };
/** Our choice: a device that has not called for a year registers again. */
const deviceDaysKept = 365;

/** Stores a device and returns its secret key, of which only a digest is stored. Refuses: `too_many_requests`. */
export async function registerDevice(
  deps: DeviceDeps,
  { name, deviceId, deviceType, address }: NewDevice,
): Promise<string> {
  await passThrottle(deps, { name: 'register-device address', of: address, ...perAddress });
  const secretKey = randomBytes(32).toString('base64url');
  const now = deps.now();
  await deps.db
    .insertInto('devices')
    .values({
      secret_digest: digestOf(secretKey),
      name,
      device_id: deviceId,
      device_type: deviceType,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  return secretKey;
}

/** True for the key of a registered device. Records its use once a day. */
export async function isAccessToken({ db, now }: DeviceDeps, secretKey: string): Promise<boolean> {
  const device = await db
    .selectFrom('devices')
    .select(['id', 'last_used_at'])
    .where('secret_digest', '=', digestOf(secretKey))
    .executeTakeFirst();
  if (device && now().getTime() - device.last_used_at.getTime() > dayMs) {
    await db.updateTable('devices').set({ last_used_at: now() }).where('id', '=', device.id).execute();
  }
  return device !== undefined;
}

/** Deletes devices unused for a year. Returns how many. */
export async function purgeDevices({ db, now }: DeviceDeps): Promise<number> {
  const before = new Date(now().getTime() - deviceDaysKept * dayMs);
  const { numDeletedRows } = await db
    .deleteFrom('devices')
    .where('last_used_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
