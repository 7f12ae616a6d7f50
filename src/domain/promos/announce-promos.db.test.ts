// News of promos on a real database: once, in parts, to the brand's own members, and only while they run.
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { changeNotificationSettings, listNotifications } from '#domain/notifications';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPromo } from '#test/factories/promos';
import { TODAY } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { addDays } from '#shared/dates';
import { announcePromos } from './promos.ts';

const host = 'promo.test';
const { database, deps, at } = useTestContext({ host });
let members: SignedIn[];
beforeEach(async () => {
  await sql`truncate notifications, promos, sessions cascade`.execute(database.owner.db);
  members = await Promise.all([1, 2, 3].map(() => createMember(deps, { host })));
});
const heard = async ({ actor }: SignedIn) =>
  (await listNotifications(deps, actor, { tab: 'promos' })).items.map(({ values }) => values);

it('is told once, in parts, to everybody who is signed in on its brand', async () => {
  const elsewhere = await createMember(deps, { host: 'lain.test' });
  const { code } = await createPromo(deps.db);
  expect(await announcePromos(deps, { atOnce: 2 })).toBe(2);
  // Two processes at once tell the rest once.
  await Promise.all([announcePromos(deps, { atOnce: 2 }), announcePromos(deps, { atOnce: 2 })]);
  expect(await announcePromos(deps)).toBe(0);
  for (const member of members) expect(await heard(member)).toMatchObject([{ code }]);
  expect(await heard(elsewhere)).toEqual([]);
});

it('waits for its first day, and is silent where it is unlisted or withdrawn', async () => {
  await createPromo(deps.db, { valid_from: addDays(TODAY, 1) });
  await createPromo(deps.db, { is_listed: false });
  await createPromo(deps.db, { state: 'paused' });
  expect(await announcePromos(deps)).toBe(0);
  expect(await announcePromos(at(86_400))).toBe(3);
});

it('tells nobody who was not here for a season, and rings only where somebody asked for it', async () => {
  const [away, asking, silent] = members as [SignedIn, SignedIn, SignedIn];
  await deps.db
    .updateTable('sessions')
    .set({ last_used_at: at(-91 * 86_400).now() })
    .where('account_id', '=', away.account.id)
    .execute();
  await changeNotificationSettings(deps, asking.actor, { topics: { promos: { push: true } }, quiet: null });
  await createPromo(deps.db);
  expect(await announcePromos(deps)).toBe(2);
  expect([await heard(away), (await heard(asking)).length, (await heard(silent)).length]).toEqual([[], 1, 1]);
});
