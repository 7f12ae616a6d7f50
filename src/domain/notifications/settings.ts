// What somebody wants to hear by which channel, and when it is quiet (docs/product/notifications.md). Payment, schedule and visa
// documents are in no switch but WhatsApp's, by which nothing arrives that was not asked for.
import { sql } from 'kysely';
import * as z from 'zod';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import {
  isChosen,
  type NotificationChannel,
  notificationChannels,
  type NotificationTopic,
  notificationTopics,
} from '#shared/notifications';

export interface SettingsDeps {
  db: Db;
  now: () => Date;
}

type Switches = Record<NotificationTopic, Partial<Record<NotificationChannel, boolean>>>;

export interface NotificationSettings {
  /** Of each topic, the channels that carry it and can be chosen. */
  topics: Switches;
  /** From and until, as clocks in Jakarta; it may pass midnight. */
  quiet: { from: string; until: string } | null;
}

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'error_invalid_value' });
const channels = z.partialRecord(z.enum(notificationChannels), z.boolean());
export const notificationSettingsInput = z.object({
  topics: z
    .partialRecord(z.enum(notificationTopics), channels)
    .refine((topics) => chosenOf(topics).every(([topic, channel]) => isChosen(topic, channel)), {
      error: 'error_invalid_value',
    }),
  quiet: z
    .object({ from: clock, until: clock })
    .refine(({ from, until }) => from !== until, { path: ['until'], error: 'error_invalid_value' })
    .nullable(),
});
type SettingsInput = z.output<typeof notificationSettingsInput>;

interface StoredSettings {
  switchedOn: readonly string[];
  switchedOff: readonly string[];
  quiet: NotificationSettings['quiet'];
}

/** Of everybody who has never chosen: everything is on except WhatsApp and advertisements on devices, and it is never quiet. */
const untouched: StoredSettings = { switchedOn: [], switchedOff: ['promos:push'], quiet: null };
const keyOf = (topic: NotificationTopic, channel: NotificationChannel) => `${topic}:${channel}`;

function chosenOf(topics: Partial<Switches>): [NotificationTopic, NotificationChannel][] {
  return notificationTopics.flatMap((topic) =>
    notificationChannels
      .filter((channel) => topics[topic]?.[channel] !== undefined)
      .map((channel): [NotificationTopic, NotificationChannel] => [topic, channel]),
  );
}

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
    .select(['account_id', 'switched_on', 'switched_off', 'quiet_from', 'quiet_until'])
    .where('account_id', '=', sql<string>`any (${accountIds}::uuid[])`)
    .execute();
  const chosen = new Map(
    rows.map((row) => [
      row.account_id,
      {
        switchedOn: row.switched_on,
        switchedOff: row.switched_off,
        quiet: quietOf(row.quiet_from, row.quiet_until),
      },
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
  const choices = notificationTopics.flatMap((topic) =>
    carriedBy(topic).map((channel) => ({
      key: keyOf(topic, channel),
      channel,
      isOn: topics[topic]?.[channel] ?? before[topic][channel] ?? false,
    })),
  );
  const keysOf = (chosen: typeof choices) => chosen.map(({ key }) => key);
  const switchedOn = keysOf(choices.filter(({ channel, isOn }) => channel === 'whatsapp' && isOn));
  const switchedOff = keysOf(choices.filter(({ channel, isOn }) => channel !== 'whatsapp' && !isOn));
  const row = {
    switched_on: switchedOn,
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
  return settingsOf({ switchedOn, switchedOff, quiet });
}

function settingsOf({ switchedOn, switchedOff, quiet }: StoredSettings): NotificationSettings {
  const topics = Object.fromEntries(
    notificationTopics.map((topic) => [
      topic,
      Object.fromEntries(
        carriedBy(topic).map((channel) => {
          const key = keyOf(topic, channel);
          return [channel, channel === 'whatsapp' ? switchedOn.includes(key) : !switchedOff.includes(key)];
        }),
      ),
    ]),
  ) as Switches;
  return { topics, quiet };
}

const carriedBy = (topic: NotificationTopic) =>
  notificationChannels.filter((channel) => isChosen(topic, channel));

function quietOf(from: string | null, until: string | null): NotificationSettings['quiet'] {
  return from !== null && until !== null ? { from: from.slice(0, 5), until: until.slice(0, 5) } : null;
}
