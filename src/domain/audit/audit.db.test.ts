// The audit log on a real database: owners read their own entries, and no others.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { listAudit, recordAudit } from './audit.ts';

let database: TestDatabase;
let now = new Date('2027-03-15T01:00:00Z');
const deps = () => ({ db: database.db, now: () => now });
let aminah: string;
let staff: string;

beforeAll(async () => {
  database = await createTestDatabase();
  [aminah, staff] = (await Promise.all(
    ['aminah@contoh.id', 'staf@contoh.id'].map(async (email) => {
      const { id } = await database.db
        .insertInto('accounts')
        .values({
          email,
          email_verified_at: now,
          name: 'Orang',
          locale: 'id',
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),
  )) as [string, string];
  await recordAudit(deps(), {
    actor: { accountId: aminah },
    action: 'profile.changed',
    subjectId: aminah,
    details: { fields: ['name'] },
  });
  now = new Date('2027-03-15T02:00:00Z');
  await recordAudit(deps(), {
    actor: { accountId: staff },
    role: 'operator_support',
    action: 'profile.read',
    subjectId: aminah,
  });
  await recordAudit(deps(), { actor: null, action: 'password.reset', subjectId: staff });
});
afterAll(() => database.drop());

it("lists what happened to one's own data, newest first, others by their role", async () => {
  const page = await listAudit(deps(), aminah, 1, 10);
  expect(page.total).toBe(2);
  expect(page.items.map(({ id: _id, ...entry }) => entry)).toEqual([
    { at: now, action: 'profile.read', isOwn: false, role: 'operator_support', details: {} },
    {
      at: new Date('2027-03-15T01:00:00Z'),
      action: 'profile.changed',
      isOwn: true,
      role: 'member',
      details: { fields: ['name'] },
    },
  ]);
});

it('is paged', async () => {
  const second = await listAudit(deps(), aminah, 2, 1);
  expect(second).toMatchObject({ page: 2, total: 2, items: [{ action: 'profile.changed' }] });
});

it('stores entries of guests and the system without a name', async () => {
  expect((await listAudit(deps(), staff, 1, 10)).items).toMatchObject([
    { action: 'password.reset', role: 'guest', isOwn: false },
  ]);
});

it('survives the deletion of the people in it, without their names', async () => {
  await database.db.deleteFrom('accounts').where('id', '=', staff).execute();
  expect((await listAudit(deps(), aminah, 1, 10)).items[0]).toMatchObject({
    action: 'profile.read',
    role: 'operator_support',
    isOwn: false,
  });
  const rows = await database.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id'])
    .where('action', '=', 'password.reset')
    .execute();
  expect(rows).toEqual([{ actor_id: null, subject_id: null }]);
});
