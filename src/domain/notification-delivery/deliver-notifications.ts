// From notifications to their channels (docs/product/notifications.md): what is due leaves by the outbox, unless it was seen meanwhile.
import { sql } from 'kysely';
import { type Brand, type BrandDirectory, pageUrl } from '#domain/brands';
import {
  findNotificationSettings,
  type Notification,
  type NotificationSettings,
} from '#domain/notifications';
import {
  type EmailToSend,
  type PushNotificationToSend,
  sendEmails,
  sendPushNotifications,
  sendWhatsApps,
} from '#domain/outbox';
import { type ParcelEmailDetails, readParcelEmailDetails } from '#domain/souvenir-orders';
import { type Db, transaction } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { runWithLocale } from '#platform/request-locale';
import { dayMs } from '#shared/durations';
import { type Locale, textIn } from '#shared/locale';
import { type NotificationChannel, type NotificationKind, notificationKinds } from '#shared/notifications';
import { decideDelivery } from './decide-delivery.ts';

interface NotificationDeliveryDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
  brands: BrandDirectory;
}

/** What a notification says in a language: labels stand above the domain. */
type SayNotification = (
  notification: Pick<Notification, 'kind' | 'values'>,
  locale: Locale,
) => { title: string; text: string };

interface Due extends Pick<Notification, 'id' | 'values' | 'path'> {
  channel: NotificationChannel;
  kind: NotificationKind;
  brandId: string | null;
  isRead: boolean;
  accountId: string;
  name: string;
  email: string;
  /** Null: none, or it has not proven itself. */
  phone: string | null;
  locale: Locale;
}

const atOnce = 200;

/**
 * Puts what is due into the outbox. Returns how many were looked at. The mark and the messages are one transaction: two
 * processes notify once.
 */
export function deliverNotifications(deps: NotificationDeliveryDeps, say: SayNotification): Promise<number> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const rows = await takeDue(within);
    const settings = await findNotificationSettings(within, [
      ...new Set(rows.map(({ accountId }) => accountId)),
    ]);
    const decided = rows.map((row) => ({ row, decision: decide(row, settings, deps.now()) }));
    await settle(within, decided);
    const sent = decided.flatMap(({ row, decision }) => (decision === 'send' ? [row] : []));
    await sendPushNotifications(
      within,
      sent.filter(({ channel }) => channel === 'push').map((row) => pushOf(deps, row, say)),
    );
    const byEmail = sent.filter(({ channel }) => channel === 'email');
    const details = await readParcelEmailDetails(
      within,
      byEmail.flatMap(({ kind, path }) => (kind === 'parcel_moved' ? [path] : [])),
    );
    await sendEmails(
      within,
      byEmail.map((row) =>
        emailOf(deps, row, say, row.kind === 'parcel_moved' ? details.get(row.path) : undefined),
      ),
    );
    await sendWhatsApps(
      within,
      sent.flatMap((row) =>
        row.channel === 'whatsapp' && row.phone !== null
          ? [{ ...pushOf(deps, row, say), to: row.phone }]
          : [],
      ),
    );
    return rows.length;
  });
}

async function takeDue({ db, now }: NotificationDeliveryDeps): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select d.notification_id as id, d.channel, n.kind, n.values, n.path, n.brand_id as "brandId", n.read_at is not null as "isRead",
      a.id as "accountId", a.name, a.email, a.locale,
      case when a.phone_verified_at is not null then a.phone end as phone
    from notification_deliveries d join notifications n on n.id = d.notification_id join accounts a on a.id = n.account_id
    where d.due_at <= ${now()} order by d.due_at limit ${atOnce} for update of d skip locked`.execute(db);
  return rows;
}

type Decision = ReturnType<typeof decideDelivery>;

function decide(
  { kind, channel, isRead, accountId }: Due,
  settings: ReadonlyMap<string, NotificationSettings>,
  now: Date,
): Decision {
  const { topic } = notificationKinds[kind];
  return decideDelivery({ topic, channel, isRead, settings: settings.get(accountId)! }, now);
}

async function settle(
  { db, now }: NotificationDeliveryDeps,
  decided: readonly { row: Due; decision: Decision }[],
): Promise<void> {
  if (decided.length === 0) return;
  const rows = decided.map(({ row: { id, channel }, decision }) => ({
    notification_id: id,
    channel,
    due_at: decision instanceof Date ? decision : null,
    delivered_at: decision === 'send' ? now() : null,
  }));
  await sql`update notification_deliveries d set due_at = s.due_at, delivered_at = coalesce(s.delivered_at, d.delivered_at)
    from json_populate_recordset(null::notification_deliveries, ${JSON.stringify(rows)}::json) s
    where d.notification_id = s.notification_id and d.channel = s.channel`.execute(db);
}

function pushOf(
  deps: NotificationDeliveryDeps,
  { accountId, kind, values, path, brandId, locale }: Due,
  say: SayNotification,
): PushNotificationToSend {
  const { now } = deps;
  // A line about yesterday only confuses: the page says the same.
  const dayLater = new Date(now().getTime() + dayMs);
  const ends = 'until' in values ? new Date(values.until) : dayLater;
  return {
    kind,
    accountId,
    brand: brandOf(deps, brandId),
    locale,
    path,
    say: (language) => say({ kind, values }, language),
    usefulUntil: ends < dayLater ? ends : dayLater,
  };
}

/** About a parcel with what is in it; in every other area with what the site says. */
function emailOf(
  deps: NotificationDeliveryDeps,
  { kind, values, path, brandId, name, email, locale }: Due,
  say: SayNotification,
  parcel: ParcelEmailDetails | undefined,
): EmailToSend {
  const brand = brandOf(deps, brandId);
  const sent = { to: email, brand, locale };
  const said = {
    name,
    ...runWithLocale(locale, () => say({ kind, values }, locale)),
    link: pageUrl(brand, locale, path),
  };
  if (!parcel) return { ...sent, kind: 'notification', values: said };
  const pieces = parcel.pieces.map(
    ({ name: item, variant, quantity }) =>
      `${textIn(item, locale).text}, ${textIn(variant, locale).text} × ${quantity}`,
  );
  return { ...sent, kind: 'parcel_moved', values: { ...said, ...parcel, pieces } };
}

function brandOf({ brands }: NotificationDeliveryDeps, brandId: string | null): Brand {
  const brand = brands.list().find(({ id, isDefault }) => (brandId === null ? isDefault : id === brandId));
  if (!brand) throw new Error(`Brand ${brandId} is not known to this process yet`);
  return brand;
}
