import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrandDirectory } from '#domain/brands';
import { uncachedReads } from '#platform/database/cached-reads';
import { recordSearch } from '#domain/guests';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';
import { loadHome } from './home-page.server.ts';
import type { PageRequest } from '#web/request/page-context.server';

let database: TestDatabase;
let deps: PageRequest['deps'];
const guestId = '7d1c1b8e-6a52-4a0f-9a53-0d6a5f1c2b3a';

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  deps = {
    db: database.db,
    reads: uncachedReads,
    now: () => new Date(`${SEEDED_ON}T03:00:00Z`),
    brands: await openBrandDirectory(database.db),
  } as PageRequest['deps'];
});
afterAll(() => database.drop());

function home(search = '', { hasHajj = true, guest = null as string | null } = {}) {
  const brand = deps.brands.list().find(({ flags }) => (flags.is_hajj === 1) === hasHajj)!;
  return loadHome({ deps, brand, locale: 'id', search, guestId: guest } as PageRequest);
}

describe('the home page', () => {
  it('shows the nearest departures that are not hajj, and hajj under its tab', async () => {
    const other = await home();
    expect(other.tab).toBe(1);
    expect(other.nearest).toHaveLength(6);
    expect(other.nearest.some((card) => card.kind.startsWith('hajj'))).toBe(false);
    const hajj = await home('?tab=0');
    expect(hajj.tab).toBe(0);
    expect(hajj.nearest.every((card) => card.kind.startsWith('hajj'))).toBe(true);
  });

  it('knows no hajj on a brand without it', async () => {
    const { tab, nearest, choices, tiles } = await home('?tab=0', { hasHajj: false });
    expect(tab).toBeNull();
    expect(nearest.some((card) => card.kind.startsWith('hajj'))).toBe(false);
    expect(choices.categories).toEqual(['umrah', 'tourism']);
    expect(tiles.map((tile) => tile.name)).not.toContain('haji');
  });

  it('offers only months and cities in which something departs', async () => {
    const { choices } = await home();
    expect(choices.months[0]! >= SEEDED_ON.slice(0, 7)).toBe(true);
    expect(choices.months).toEqual([...choices.months].sort());
    expect(choices.cities).toContainEqual({ iata: 'CGK', name: 'Jakarta' });
  });

  it('shows a guest what they searched, and nobody else', async () => {
    await recordSearch(deps, guestId, 'Turki Ramadan');
    expect((await home('', { guest: guestId })).searches).toEqual(['turki ramadan']);
    expect((await home()).searches).toEqual([]);
  });
});
