// What the simulation of a promo says is what the checkout takes (docs/product/promos.md).
import { beforeAll, expect, it } from 'vitest';
import { catalogueScope, listByIds } from '#domain/catalogue';
import {
  draftPromo,
  findPromo,
  listPromoProducts,
  movePromo,
  promoFinder,
  simulatePromo,
} from '#domain/promos';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDraft } from '#test/factories/bookings';
import { createDeparture, createProgramme } from '#test/factories/programmes';
import { promoFormOf } from '#test/factories/promos';
import { usePartnerFixture } from '#test/booking-fixture';
import { applyPromo } from './booking-promo.ts';

const { database, shop, partner } = usePartnerFixture();
let operator: SignedIn;
beforeAll(async () => {
  operator = await createMember(shop.deps, { roles: ['operator_content'] });
  const { id: dear } = await createProgramme(database.db, {
    partner_id: partner.id,
    mandatoryExtra: 1_250_000,
  });
  await createDeparture(database.db, { slug: 'mahal', programme_id: dear });
  await createDeparture(database.db, { slug: 'murah', price: 8_000_000 });
  const { id: tour } = await createProgramme(database.db, { kind: 'tour_international' });
  await createDeparture(database.db, { slug: 'wisata', programme_id: tour });
});

it('says for one and for four travellers what the checkout takes, before and after publishing', async () => {
  const form = promoFormOf({
    discount: { kind: 'share', basis_points: 333, cap: 2_000_000 },
    minimum_order: 20_000_000,
  });
  const id = await draftPromo(shop.deps, operator.actor, { payer: 'platform', form });
  const { included, excluded } = await simulatePromo(shop.deps, operator.actor, id);
  expect(excluded).toMatchObject([{ refusal: 'other_category', count: 1, examples: [{ slug: 'wisata' }] }]);
  await movePromo(shop.deps, operator.actor, { id, revision: 0, move: 'publish' });
  expect(included.map(({ card }) => card.slug).toSorted()).toEqual(['mahal', 'murah']);
  for (const { card, parties } of included)
    for (const { travellers, total, judgement } of parties) {
      const { member, bookingId } = await createDraft(shop, {
        departure: card.slug,
        rooms: [{ room_type: 'quad', adults: travellers }],
      });
      const asked = { bookingId, brand: shop.deps.brands.forHost('brand.test'), promo: id };
      const taken = await applyPromo(shop.deps, member.actor, asked).then(
        (applied) => [applied.total, applied.discount],
        (error: { faults: { message: string }[] }) => error.faults[0]!.message,
      );
      expect(taken).toEqual(
        judgement.refusal === null ? [total, judgement.discount] : `promo_refused_${judgement.refusal}`,
      );
    }
});

it('for a chosen departure takes nothing off any other, in the simulation and in the checkout', async () => {
  const form = promoFormOf({ departures: ['murah'] });
  const id = await draftPromo(shop.deps, operator.actor, { payer: 'platform', form });
  const { included, excluded } = await simulatePromo(shop.deps, operator.actor, id);
  expect(included.map(({ card }) => card.slug)).toEqual(['murah']);
  expect(excluded.find(({ refusal }) => refusal === 'other_departure')).toMatchObject({
    examples: [{ slug: 'mahal' }],
  });
  await movePromo(shop.deps, operator.actor, { id, revision: 0, move: 'publish' });
  const brand = shop.deps.brands.forHost('brand.test');
  const scope = catalogueScope(shop.deps, brand);
  const promo = (await findPromo(shop.deps, brand, id))!;
  const products = await listPromoProducts(shop.deps, scope, promo, { limit: 10 });
  expect([products.items.map(({ slug }) => slug), products.total]).toEqual([['murah'], 1]);
  const onCard = await promoFinder(shop.deps, brand);
  for (const [departure, taken] of [
    ['murah', 500_000],
    ['mahal', 'promo_refused_other_departure'],
  ] as const) {
    const { member, bookingId } = await createDraft(shop, { departure });
    const applied = await applyPromo(shop.deps, member.actor, { bookingId, brand, promo: id }).then(
      ({ discount }) => discount,
      (error: { faults: { message: string }[] }) => error.faults[0]!.message,
    );
    expect(applied).toBe(taken);
    const [card] = await listByIds(shop.deps, scope, [departure]);
    expect(onCard(card!)?.id === id).toBe(taken === 500_000);
  }
});

it('of a partner looks at its own departures alone', async () => {
  const id = await draftPromo(shop.deps, partner.staff.actor, { payer: 'partner', form: promoFormOf() });
  const { included, excluded, looked } = await simulatePromo(shop.deps, partner.staff.actor, id);
  expect([included.map(({ card }) => card.slug), excluded, looked]).toEqual([['mahal'], [], 1]);
});
