// Promos are written, changed, moved and simulated by those whose they are (docs/product/promos.md).
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#platform/database/database';
import { transaction } from '#platform/database/database';
import { addDays } from '#shared/dates';
import type { AppError } from '#shared/errors';
import { rupiah } from '#shared/money';
import { findKeyHolder } from '#domain/api-keys';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBareBooking, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createKey } from '#test/factories/api-keys';
import { createStore } from '#test/factories/items';
import { createDeparture, createProgramme, TODAY } from '#test/factories/programmes';
import { promoFormOf } from '#test/factories/promos';
import { usePartnerFixture } from '#test/booking-fixture';
import { overlapping } from '#test/overlapping';
import { holdPromoUse, returnPromoUse } from './promo-uses.ts';
import {
  draftPromo,
  findPromo,
  getConsolePromo,
  listAllPromos,
  listOwnPromos,
  movePromo,
  type PromoMove,
  savePromo,
  tryOnPastOrders,
} from './promos.ts';

const { database, shop, clock, partner } = usePartnerFixture();
let operator: SignedIn;
let departure: string;
beforeAll(async () => {
  operator = await createMember(shop.deps, { roles: ['operator_content'] });
  departure = (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 100 })).id;
});

const write = (change: object = {}, actor = operator.actor) =>
  draftPromo(shop.deps, actor, { payer: 'platform', form: promoFormOf(change) });
const writeOwn = (change: object = {}) =>
  draftPromo(shop.deps, partner.staff.actor, { payer: 'partner', form: promoFormOf(change) });
const read = (id: string, actor = operator.actor) => getConsolePromo(shop.deps, actor, id);
const move = async (id: string, by: PromoMove, actor = operator.actor) =>
  movePromo(shop.deps, actor, { id, revision: (await read(id)).revision, move: by });
const save = async (id: string, form: object, actor = operator.actor) =>
  savePromo(shop.deps, actor, { id, revision: (await read(id)).revision, form });
const published = async (change: object = {}) => {
  const id = await write(change);
  await move(id, 'publish');
  return id;
};
const codeOf = (error: unknown) => (error as AppError).code;
const faultOf = (error: unknown) => {
  const [fault] = (error as AppError).faults;
  return [fault?.field, fault?.message];
};
const refusal = (doing: Promise<unknown>) => doing.then(() => 'done', codeOf);
const fault = (doing: Promise<unknown>) => doing.then(() => 'done', faultOf);
const query = { search: '', page: 1, limit: 100, sort: { by: 'changed_at', isDown: true } } as const;

async function hold(promoId: string, { db = database.db as Db, locksOff = false } = {}): Promise<string> {
  const bookingId = await createBareBooking(database, departure);
  const { account } = await createMember(shop.deps);
  await transaction(db, (trx) =>
    holdPromoUse(
      { db: trx, now: shop.deps.now, ...(locksOff && { locksOff: true as const }) },
      {
        promoId,
        accountId: account.id,
        bookingId,
        order: { category: 'umrah', partner: 'nurani', departure: departure, total: rupiah(30_000_000) },
        releaseAt: new Date(shop.deps.now().getTime() + 30 * 60_000),
      },
    ),
  );
  return bookingId;
}
const why = (error: unknown) => (error as AppError).faults?.[0]?.message ?? (error as Error).message;

describe('a promo', () => {
  it('is a draft nobody finds, until it is published', async () => {
    const id = await write({ code: 'hemat 2027' });
    expect(await read(id)).toMatchObject({
      code: 'HEMAT2027',
      standing: 'draft',
      paidBy: 'platform',
      moves: ['publish', 'archive'],
    });
    expect(await findPromo(database, { id: 'uji', flags: shop.deps.brands.list()[0]!.flags }, id)).toBeNull();
    await move(id, 'publish');
    expect(await read(id)).toMatchObject({
      standing: 'running',
      isActive: true,
      last: { by: operator.actor.name },
    });
  });
  it('comes, runs, is paused, goes on, ends and is archived, and nothing else', async () => {
    const id = await published({ valid_from: addDays(TODAY, 2) });
    expect((await read(id)).standing).toBe('coming');
    expect(await refusal(move(id, 'archive'))).toBe('content_changed');
    for (const [by, standing] of [
      ['pause', 'paused'],
      ['resume', 'coming'],
      ['end', 'ended'],
      ['archive', 'archived'],
    ] as const) {
      await move(id, by);
      expect((await read(id)).standing).toBe(standing);
    }
    expect(await refusal(move(id, 'publish'))).toBe('content_changed');
    expect(await refusal(save(id, promoFormOf()))).toBe('content_changed');
  });
  it('tells whoever saves second', async () => {
    const id = await write();
    const stale = savePromo(shop.deps, operator.actor, { id, revision: 7, form: promoFormOf() });
    expect(await refusal(stale)).toBe('content_changed');
  });
  it.each<[string, object, [string, string]]>([
    ['a code people cannot type', { code: 'a b' }, ['code', 'promos_error_code']],
    ['no title', { title: { id: ' ' } }, ['title.id', 'error_field_empty']],
    [
      'a last day before the first',
      { valid_until: addDays(TODAY, -1) },
      ['valid_until', 'content_error_days'],
    ],
    [
      'a share above the whole',
      { discount: { kind: 'share', basis_points: 10_001, cap: 5_000 } },
      ['discount.basis_points', 'error_number_range'],
    ],
    ['a budget below one discount', { budget: 400_000 }, ['budget', 'promos_error_budget_small']],
    ['a brand that is not there', { brand: 'tidak-ada' }, ['brand', 'error_invalid_value']],
    ['a partner that is not there', { partner: 'tidak-ada' }, ['partner', 'error_invalid_value']],
  ])('is refused with %s', async (_what, change, expected) => {
    expect(await fault(write(change))).toEqual(expected);
  });
  it('has a code of its own in its brand', async () => {
    await write({ code: 'SAMA' });
    expect(await fault(writeOwn({ code: 'sama' }))).toEqual(['code', 'promos_error_code_taken']);
  });
  it('is not published after its last day', async () => {
    const id = await write({ valid_from: addDays(TODAY, -9), valid_until: addDays(TODAY, -1) });
    expect(await fault(move(id, 'publish'))).toEqual(['valid_until', 'error_date_passed']);
  });
});

describe('once somebody ordered with it', () => {
  it('what was promised stays, and texts, last day and limits change', async () => {
    const form = promoFormOf({ budget: 2_000_000, max_uses: 5 });
    const id = await published(form);
    await hold(id);
    await hold(id);
    for (const [field, value] of Object.entries({
      code: 'LAIN',
      category: 'hajj',
      discount: { kind: 'amount', amount: 400_000 },
      minimum_order: 5_000,
      valid_from: addDays(TODAY, 1),
    }))
      expect(await fault(save(id, { ...form, [field]: value }))).toEqual([field, 'promos_error_fixed']);
    expect(await fault(save(id, { ...form, max_uses: 1 }))).toEqual(['max_uses', 'promos_error_uses_least']);
    expect(await fault(save(id, { ...form, budget: 999_999 }))).toEqual([
      'budget',
      'promos_error_budget_least',
    ]);
    await save(id, {
      ...form,
      budget: 1_000_000,
      max_uses: 2,
      valid_until: TODAY,
      title: { id: 'Hampir habis' },
    });
    expect(await read(id)).toMatchObject({
      title: { id: 'Hampir habis' },
      budget: 1_000_000,
      maxUses: 2,
      validUntil: TODAY,
      held: 2,
      spent: 1_000_000,
    });
  });
  it('takes no further use while it is paused, and a held one stays', async () => {
    const id = await published();
    await hold(id);
    await move(id, 'pause');
    expect(await hold(id).catch(why)).toBe('promo_refused_withdrawn');
    expect(await read(id)).toMatchObject({ held: 1, standing: 'paused' });
  });
});

describe('a budget', () => {
  it('counts held uses until they are released, and covers a smaller discount to the last rupiah', async () => {
    const id = await published({
      discount: { kind: 'share', basis_points: 1_000, cap: 1_000_000 },
      budget: 1_500_000,
    });
    const first = await hold(id);
    expect(await hold(id).catch(why)).toBe('promo_refused_used_up');
    await transaction(database.db, (db) => returnPromoUse({ db, now: shop.deps.now }, first));
    await hold(id);
    expect((await read(id)).spent).toBe(1_000_000);
  });

  const races = {
    'the last rupiah of a budget': { budget: 500_000 },
    'the last of its uses': { max_uses: 1 },
  };
  const race = (id: string, locksOff: boolean) =>
    overlapping(
      database.owner.db,
      (held) => held.selectFrom('promos').select('id').where('id', '=', id).forUpdate().execute(),
      [() => hold(id, { locksOff }), () => hold(id, { locksOff })],
    );
  const live = async (id: string) => (await read(id)).held;

  it.each(Object.entries(races))('two orders at once take %s once', async (_what, limit) => {
    const id = await published(limit);
    const ends = await race(id, false);
    expect(ends.map((end) => (end.status === 'fulfilled' ? 'taken' : why(end.reason))).sort()).toEqual([
      'promo_refused_used_up',
      'taken',
    ]);
    expect(await live(id)).toBe(1);
  });
  /** Numbers of uses stop two at once as well: only without them does the trigger show. */
  async function withoutNumbers<T>(work: () => Promise<T>): Promise<T> {
    await database.owner.pool.query('drop index promo_use_numbers');
    try {
      return await work();
    } finally {
      await database.owner.pool.query('delete from promo_redemptions');
      await database.owner.pool.query(
        'create unique index promo_use_numbers on promo_redemptions (promo_id, use_number)',
      );
    }
  }
  it('is given once by the database alone', async () => {
    const id = await published({ budget: 500_000 });
    await withoutNumbers(async () => {
      await race(id, true);
      expect(await live(id)).toBe(1);
    });
  });
  it('is overspent without lock and trigger (negative control)', async () => {
    const id = await published({ budget: 500_000 });
    const trigger = (does: string) =>
      database.owner.pool.query(`alter table promo_redemptions ${does} trigger promo_uses_within_budget`);
    await withoutNumbers(async () => {
      await trigger('disable');
      await race(id, true);
      expect(await live(id)).toBe(2);
      await trigger('enable');
    });
  });
  it('is not lowered below what an order takes at the same moment', async () => {
    const form = promoFormOf({ budget: 1_000_000 });
    const id = await published(form);
    await hold(id);
    const { revision } = await read(id);
    await overlapping(
      database.owner.db,
      (held) => held.selectFrom('promos').select('id').where('id', '=', id).forUpdate().execute(),
      [
        () => hold(id).then(() => undefined),
        () => savePromo(shop.deps, operator.actor, { id, revision, form: { ...form, budget: 500_000 } }),
      ],
    );
    const { spent, budget } = await read(id);
    expect(spent).toBeLessThanOrEqual(budget!);
  });
});

describe('chosen departures', () => {
  const named = async (slug: string, programmeId = partner.programmeId) =>
    createDeparture(database.db, { programme_id: programmeId, slug });
  it('are the only ones it applies to, also when they are gone', async () => {
    const { id: other, slug } = await named('musim-haji-a');
    const id = await published({ departures: [slug, slug] });
    expect((await read(id)).departureSlugs).toEqual([slug]);
    expect(await hold(id).catch(why)).toBe('promo_refused_other_departure');
    await database.db.deleteFrom('departures').where('id', '=', other).execute();
    expect(await hold(id).catch(why)).toBe('promo_refused_other_departure');
  });
  it('may be several, and take the discount', async () => {
    const { slug } = await database.db
      .selectFrom('departures')
      .select('slug')
      .where('id', '=', departure)
      .executeTakeFirstOrThrow();
    const form = promoFormOf({ departures: [slug, (await named('musim-haji-b')).slug] });
    const id = await published(form);
    await hold(id);
    expect(await fault(save(id, { ...form, departures: [slug] }))).toEqual([
      'departures',
      'promos_error_fixed',
    ]);
    await save(id, { ...form, departures: form.departures.toReversed(), budget: 5_000_000 });
  });
  it.each<[string, object]>([
    ['nobody knows', { departures: ['tidak-ada'] }],
    ['are of another kind', { departures: ['wisata-luar'] }],
    ['are of another partner', { departures: ['umrah-lain'], partner: 'own' }],
  ])('are refused where they %s', async (_what, change) => {
    const { id: tour } = await createProgramme(database.db, { kind: 'tour_international' });
    const { id: theirs } = await createProgramme(database.db);
    for (const [slug, programme] of [
      ['wisata-luar', tour],
      ['umrah-lain', theirs],
    ] as const)
      await named(slug, programme).catch(() => null);
    const doing = 'partner' in change ? writeOwn(change) : write(change);
    expect(await fault(doing)).toEqual(['departures', 'promos_error_departures']);
  });
  it('are none of a promo for souvenirs', async () => {
    const { slug } = await named('musim-haji-c');
    expect(await fault(write({ category: 'souvenirs', departures: [slug] }))).toEqual([
      'departures',
      'promos_error_souvenirs',
    ]);
  });
});

describe('one for souvenirs', () => {
  it('is for all stores or for one, which the platform bears; no agency, and no partner writes one', async () => {
    const { slug, id: storeId } = await createStore(database.db);
    const id = await write({ category: 'souvenirs', partner: slug });
    expect(
      await database.db
        .selectFrom('promos')
        .select(['partner_id', 'paid_by'])
        .where('id', '=', id)
        .executeTakeFirst(),
    ).toEqual({
      partner_id: storeId,
      paid_by: 'platform',
    });
    const { slug: agency } = await database.db
      .selectFrom('partners')
      .select('slug')
      .where('id', '=', partner.id)
      .executeTakeFirstOrThrow();
    const wrong: [object, string][] = [
      [{ category: 'souvenirs', partner: agency }, 'partner'],
      [{ category: 'souvenirs', partner: 'tidak-ada' }, 'partner'],
      [{ category: 'umrah', partner: slug }, 'partner'],
    ];
    for (const [change, field] of wrong) expect((await fault(write(change)))?.[0]).toBe(field);
    expect(await fault(writeOwn({ category: 'souvenirs' }))).toEqual(['category', 'promos_error_souvenirs']);
  });
});

describe('whose it is', () => {
  it('a partner writes its own, for its own departures alone, at its own cost', async () => {
    const id = await writeOwn({ partner: 'tidak-ada' });
    expect(await read(id, partner.staff.actor)).toMatchObject({
      paidBy: 'partner',
      ownerId: partner.id,
      isOwn: true,
    });
    await move(id, 'publish', partner.staff.actor);
    expect(await hold(id).catch(why)).toBe('promo_refused_other_partner');
    const own = await listOwnPromos(shop.deps, partner.staff.actor, query);
    expect(own.items.every(({ ownerId }) => ownerId === partner.id)).toBe(true);
    expect(own.items.map((one) => one.id)).toContain(id);
  });
  it('the operator reads and ends it, and changes nothing of it', async () => {
    const id = await writeOwn();
    await move(id, 'publish', partner.staff.actor);
    expect(await refusal(save(id, promoFormOf()))).toBe('forbidden');
    expect(await refusal(move(id, 'pause'))).toBe('forbidden');
    await move(id, 'end');
    expect((await read(id)).standing).toBe('ended');
  });
  it("is nobody's business else", async () => {
    const [platform, own] = [await write(), await writeOwn()];
    const { id: other } = await createProgramme(database.db).then(({ partner_id }) => ({ id: partner_id }));
    const stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: other });
    const member = await createMember(shop.deps);
    for (const [who, id] of [
      [stranger, platform],
      [stranger, own],
      [member, own],
      [partner.staff, platform],
    ] as const)
      expect(await refusal(move(id, 'publish', who.actor))).toBe('not_found');
    expect(await refusal(write({}, partner.staff.actor))).toBe('forbidden');
    expect(await refusal(listAllPromos(shop.deps, partner.staff.actor, query).then(() => undefined))).toBe(
      'forbidden',
    );
    expect(
      await refusal(draftPromo(shop.deps, operator.actor, { payer: 'partner', form: promoFormOf() })),
    ).toBe('forbidden');
  });
  it('is told by the audit log, with the role of whoever did it', async () => {
    const id = await writeOwn();
    await move(id, 'publish', partner.staff.actor);
    await move(id, 'end');
    const lines = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_role'])
      .where((row) => row(row.ref('details', '->>').key('about' as never), '=', id as never))
      .orderBy('id')
      .execute();
    expect(lines.map(({ action, actor_role }) => [action, actor_role])).toEqual([
      ['promo.created', 'partner_staff'],
      ['promo.published', 'partner_staff'],
      ['promo.ended', 'operator_content'],
    ]);
  });
});

it("a partner's program writes, publishes and pauses the partner's promos, and nobody else's", async () => {
  const { key } = await createKey(shop.deps, partner.id, { scopes: ['promos_read', 'promos_write'] });
  const program = await findKeyHolder(shop.deps, key);
  const id = await draftPromo(shop.deps, program, { payer: 'partner', form: promoFormOf() });
  expect((await listOwnPromos(shop.deps, program, query)).items).toContainEqual(
    expect.objectContaining({ id, isOwn: true, paidBy: 'partner' }),
  );
  for (const [by, standing] of [
    ['publish', 'running'],
    ['pause', 'paused'],
    ['resume', 'running'],
  ] as const) {
    await move(id, by, program);
    expect((await read(id)).standing).toBe(standing);
  }
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('actor_id', '=', program.accountId)
    .where('action', 'like', 'promo.%')
    .orderBy('id')
    .execute();
  expect(lines.map(({ action, details }) => [action, (details as { api_key?: string }).api_key])).toEqual(
    ['promo.created', 'promo.published', 'promo.paused', 'promo.resumed'].map((action) => [
      action,
      'Sistem kantor',
    ]),
  );
  expect(await refusal(draftPromo(shop.deps, program, { payer: 'platform', form: promoFormOf() }))).toBe(
    'forbidden',
  );
  expect(await refusal(move(await published(), 'pause', program))).toBe('not_found');
  const reader = await createKey(shop.deps, partner.id, { scopes: ['reviews_read'] });
  expect(await refusal(listOwnPromos(shop.deps, await findKeyHolder(shop.deps, reader.key), query))).toBe(
    'forbidden',
  );
});

it('the list is searched, narrowed and sorted, the archived aside', async () => {
  const [rich, poor] = [
    await published({ budget: 9_000_000, title: { id: 'Jarang' } }),
    await published({ budget: 500_000, title: { id: 'Jarang' } }),
  ];
  const gone = await write({ title: { id: 'Jarang' } });
  await move(gone, 'archive');
  const list = async (change: object) =>
    (await listAllPromos(shop.deps, operator.actor, { ...query, search: 'jarang', ...change })).items.map(
      ({ id }) => id,
    );
  expect(await list({ sort: { by: 'left', isDown: false } })).toEqual([poor, rich]);
  expect(await list({ sort: { by: 'left', isDown: true } })).toEqual([rich, poor]);
  expect(await list({ standing: 'archived' })).toEqual([gone]);
  expect(await list({ payer: 'partner' })).toEqual([]);
});

it("the platform's money wants a fresh code, stopping it does not; a partner's own is its own cost", async () => {
  const stale = { ...operator.actor, hasFreshFactor: false };
  const id = await write({}, stale);
  await save(id, promoFormOf(), stale);
  expect(await refusal(move(id, 'publish', stale))).toBe('step_up_required');
  await move(id, 'publish');
  expect(await refusal(save(id, promoFormOf(), stale))).toBe('step_up_required');
  await move(id, 'pause', stale);
  expect(await refusal(move(id, 'resume', stale))).toBe('step_up_required');
  await move(id, 'end', stale);
  const own = await writeOwn();
  await move(own, 'publish', { ...partner.staff.actor, hasFreshFactor: false });
  expect((await read(own)).standing).toBe('running');
});

it('is tried on orders of days that are over that were paid for; a partner on its own alone', async () => {
  const other = await createProgramme(database.db);
  const elsewhere = (await createDeparture(database.db, { programme_id: other.id })).id;
  await createPaidOrder(shop, { departure, member: await createMember(shop.deps) });
  await createPaidOrder(shop, { departure: elsewhere, member: await createMember(shop.deps) });
  // Nothing was paid for it: its use would have been given back.
  await createOrder(shop, { departure, member: await createMember(shop.deps) });
  const own = await writeOwn();
  const platform = await write();
  const tried = (id: string, actor = operator.actor) => tryOnPastOrders(shop.deps, actor, { id, days: 30 });
  expect(await tried(platform)).toMatchObject({ looked: 0, uses: 0, cost: 0, to: addDays(TODAY, -1) });
  clock.now = new Date(shop.deps.now().getTime() + 2 * 86_400_000);
  const [all, theirs] = [await tried(platform), await tried(own, partner.staff.actor)];
  expect([all.uses, theirs.uses]).toEqual([2, 1]);
  expect(all.cost).toBe(1_000_000);
  expect([all.looked, theirs.looked]).toEqual([2, 1]);
  const outsider = await createMember(shop.deps);
  expect(await refusal(tried(own, outsider.actor))).toBe('not_found');
  expect(await refusal(tried(platform, partner.staff.actor))).toBe('not_found');
});
