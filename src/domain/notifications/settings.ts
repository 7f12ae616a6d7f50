// What somebody wants to hear by which channel, and when it is quiet (docs/product/notifications.md). Payment, schedule and visa
// documents are in no switch.
import { sql } from 'kysely';
import * as z from 'zod';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import {
  isCarried,
  type NotificationChannel,
  notificationChannels,
  type OptionalTopic,
  optionalTopics,
} from '#shared/notifications';

export interface SettingsDeps {
  db: Db;
  now: () => Date;
}

type Switches = Record<OptionalTopic, Partial<Record<NotificationChannel, boolean>>>;

export interface NotificationSettings {
  /** Of each topic, the channels that ever carry it. */
  topics: Switches;
  /** From and until, as clocks in Jakarta; it may pass midnight. */
  quiet: { from: string; until: string } | null;
}

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'error_invalid_value' });
const channels = z.partialRecord(z.enum(notificationChannels), z.boolean());
export const notificationSettingsInput = z.object({
  topics: z.partialRecord(z.enum(optionalTopics), channels),
  quiet: z
    .object({ from: clock, until: clock })
    .refine(({ from, until }) => from !== until, { path: ['until'], error: 'error_invalid_value' })
    .nullable(),
});
type SettingsInput = z.output<typeof notificationSettingsInput>;

interface StoredSettings {
  switchedOff: readonly string[];
  quiet: NotificationSettings['quiet'];
}

/** Of everybody who has never chosen: everything is on except advertisements on devices, and it is never quiet. */
const untouched: StoredSettings = { switchedOff: ['promos:push'], quiet: null };
const keyOf = (topic: OptionalTopic, channel: NotificationChannel) => `${topic}:${channel}`;

export async function getNotificationSettings(
  deps: Pick<SettingsDeps, 'db'>,
  { accountId }: Pick<Actor, 'accountId'>,
): Promise<NotificationSettings> {
  return (await findNotificationSettings(deps, [accountId])).get(accountId)!;
}

/** For each of these accounts, also those who have never chosen. */
export async function findNotificationSettings(
  { db }: Pick<SettingsDeps, 'db'>,
  accountIds: readonly string[],
): Promise<Map<string, NotificationSettings>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['account_id', 'switched_off', 'quiet_from', 'quiet_until'])
    .where('account_id', '=', sql<string>`any (${accountIds}::uuid[])`)
    .execute();
  const chosen = new Map(
    rows.map(({ account_id: id, switched_off: switchedOff, quiet_from: from, quiet_until: until }) => [
      id,
      { switchedOff, quiet: quietOf(from, until) },
    ]),
  );
  return new Map(accountIds.map((id) => [id, settingsOf(chosen.get(id) ?? untouched)]));
}

/** What is not named stays as it was; quiet hours are always what is given. */
export async function changeNotificationSettings(
  deps: SettingsDeps,
  actor: Pick<Actor, 'accountId'>,
  { topics, quiet }: SettingsInput,
): Promise<NotificationSettings> {
  const { topics: before } = await getNotificationSettings(deps, actor);
  const switchedOff = optionalTopics.flatMap((topic) =>
    carriedBy(topic)
      .filter((channel) => !(topics[topic]?.[channel] ?? before[topic][channel]))
      .map((channel) => keyOf(topic, channel)),
  );
  const row = {
    switched_off: switchedOff,
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    updated_at: deps.now(),
  };
  await deps.db
    .insertInto('notification_settings')
    .values({ account_id: actor.accountId, ...row })
    .onConflict((known) => known.column('account_id').doUpdateSet(row))
    .execute();
  return settingsOf({ switchedOff, quiet });
}

function settingsOf({ switchedOff, quiet }: StoredSettings): NotificationSettings {
  const topics = Object.fromEntries(
    optionalTopics.map((topic) => [
      topic,
      Object.fromEntries(
        carriedBy(topic).map((channel) => [channel, !switchedOff.includes(keyOf(topic, channel))]),
      ),
    ]),
  ) as Switches;
  return { topics, quiet };
}

const carriedBy = (topic: OptionalTopic) =>
  notificationChannels.filter((channel) => isCarried(topic, channel));

function quietOf(from: string | null, until: string | null): NotificationSettings['quiet'] {
  return from !== null && until !== null ? { from: from.slice(0, 5), until: until.slice(0, 5) } : null;
}
