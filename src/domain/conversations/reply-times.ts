// How long members wait for an answer of a partner (docs/product/conversations.md), counted once an hour for its page.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { dayMs } from '#shared/durations';

const replyDays = 30;
/** Our choice: a median of fewer answers says nothing. */
const fewestReplies = 5;

/**
 * Stores the median of the last thirty days in hours, rounded up, for each partner with enough answers. Members who still wait count with the
 * time they have waited so far. What stays the same is not written: pages that show it stay as they are.
 */
export async function countReplyTimes({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const since = new Date(now().getTime() - replyDays * dayMs);
  await sql`
    with waits as (
      select c.partner_id, m.reply_seconds::float8 as seconds
        from conversation_messages m join conversations c on c.id = m.conversation_id
        where c.partner_id is not null and m.reply_seconds is not null and m.created_at > ${since}
      union all select c.partner_id, extract(epoch from ${now()}::timestamptz - c.waiting_since)::float8 from conversations c
        where c.partner_id is not null and c.waiting_since > ${since} and c.blocked_by is null),
    medians as (
      select partner_id, greatest(1, ceil(percentile_cont(0.5) within group (order by seconds) / 3600))::int as hours
        from waits group by partner_id having count(*) >= ${fewestReplies}),
    silent as (
      delete from partner_reply_times t where not exists (select from medians m where m.partner_id = t.partner_id))
    insert into partner_reply_times as known (partner_id, median_hours) select partner_id, hours from medians
      on conflict (partner_id) do update set median_hours = excluded.median_hours
      where known.median_hours <> excluded.median_hours`.execute(db);
}
