// The host with a small catalogue of its own, asked through inject: what an API test stands on.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { readConfig } from '#app/config';
import type { Deps } from '#domain/deps';
import { createHttp } from '#app/http';
import { openSignInProviders } from '#platform/social-login/sign-in';
import { addDays } from '#shared/dates';
import { createTestDeps } from '#test/deps';
import { createBrand } from '#test/factories/brands';
import {
  createDeparture,
  createPartner,
  createPlaces,
  createProgramme,
  NOW,
  TODAY,
} from '#test/factories/programmes';
import { approveFinancing } from '#test/factories/bank-terms';
import { createArticle, createNews } from '#test/factories/hasanah';
import { createPromo } from '#test/factories/promos';
import { createPriceTable } from '#test/factories/umrah-prices';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { createScriptedGateway } from '#test/providers/scripted-gateway';
import { type FaultyProvider, startFaultyProvider } from '#test/providers/faulty-provider';

export interface ApiServer {
  app: FastifyInstance;
  database: TestDatabase;
  deps: Deps;
  /** Stands for Google and Apple; says what a test tells it to. */
  provider: FaultyProvider;
  /** Fixed ids, for addresses. */
  ids: { departure: string; partner: string };
  ask(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** `brand.test` shows everything; `kecil.test` is a brand without hajj and financing, `tanpa.test` one without hasanah. */
export async function createApiServer({
  config: overrides = {} as Record<string, string>,
  deps: moreDeps = {} as Partial<Deps>,
} = {}): Promise<ApiServer> {
  const database = await createTestDatabase();
  const { db } = database;
  const ids = await fill(db);
  const config = readConfig({ LOG_LEVEL: 'silent', API_READS_PER_MINUTE: '0', ...overrides });
  const provider = await startFaultyProvider();
  // The provider lives in the real time.
  const signIn = openSignInProviders(provider, { now: () => new Date() });
  const deps: Deps = {
    ...(await createTestDeps(database, NOW)),
    signIn,
    payments: createScriptedGateway(),
    ...moreDeps,
  };
  const neverBuilt = () => Promise.reject(new Error('An API test asked for a page'));
  const app = await createHttp({
    deps,
    config,
    files: null,
    pages: { build: neverBuilt, mode: 'production' },
  });
  await app.ready();
  return {
    app,
    database,
    deps,
    provider,
    ids,
    ask: (options) =>
      app.inject(
        typeof options === 'string'
          ? { url: options, headers: { host: 'brand.test' } }
          : { ...options, headers: { host: 'brand.test', ...options.headers } },
      ),
    async close() {
      await app.close();
      await provider.close();
      await database.drop();
    },
  };
}

async function fill(db: TestDatabase['db']): Promise<ApiServer['ids']> {
  await createPlaces(db);
  await createBrand(db, 'besar');
  await createBrand(db, 'kecil', { isDefault: false, flags: { is_hajj: 0, is_financing: 0 } });
  await createBrand(db, 'tanpa', { isDefault: false, flags: { is_hasanah: 0 } });
  await db
    .insertInto('banners')
    .values({
      position: 1,
      title: words('Musim Ramadan'),
      text: words('Kursi terbatas, harga jelas'),
      link: '/umroh',
      picture: '/covers/v2/makkah.dawn.1.svg',
    })
    .execute();
  for (const position of [1, 2, 3, 4]) {
    await db
      .insertInto('galleries')
      .values({
        position,
        title: words(`Gambar ${position}`),
        caption: words('Masjid Nabawi'),
        picture: '/covers/v2/madinah.noon.2.svg',
      })
      .execute();
  }
  const partner = await createPartner(db, { slug: 'nurani-safar', name: 'Nurani Safar' });
  await createPartner(db, { slug: 'bank-amanah', name: 'BPRS Amanah', kind: 'financial', licences: {} });
  await createPartner(db, { slug: 'kanal', name: 'Kanal', kind: 'distribution_channel', licences: {} });
  const kinds = [
    ['umrah_regular', 'Umrah Ramadan', ['makkah'], 9],
    ['hajj_plus', 'Haji Plus', ['makkah'], 25],
    ['tour_umrah_plus', 'Umrah plus Istanbul', ['makkah', 'istanbul'], 12],
    ['tour_international', 'Wisata Istanbul', ['istanbul'], 8],
    ['tour_domestic', 'Wisata Lombok', [], 4],
  ] as const;
  for (const [kind, title, destinations, days] of kinds) {
    const programme = await createProgramme(db, {
      partner_id: partner.id,
      kind,
      title: { id: title, en: `${title} (en)` },
      destinations: [...destinations],
      days,
      is_financing_available: true,
      is_savings_available: true,
    });
    for (const months of [1, 2, 3])
      await createDeparture(db, {
        programme_id: programme.id,
        slug: `${kind.replaceAll('_', '-')}-${months}`,
        departs_on: addDays(TODAY, months * 30),
      });
    await db
      .insertInto('reviews')
      .values({
        partner_id: partner.id,
        programme_id: programme.id,
        author_name: 'Ahmad F.',
        rating: 5,
        text: 'Tertib',
        travelled_on: '2027-01-10',
        created_at: NOW,
      })
      .execute();
  }
  const other = await createProgramme(db, { title: { id: 'Umrah Syawal' } });
  await createDeparture(db, { programme_id: other.id, slug: 'umrah-syawal', departs_on: addDays(TODAY, 45) });
  await createPromo(db, { brand_id: 'besar', slug: 'potongan-umrah' });
  await createPriceTable(db);
  await approveFinancing(db, { from: addDays(TODAY, -10), until: addDays(TODAY, 300) });
  await createArticle(db, { slug: 'mengemas-koper' });
  await createNews(db, { id: 'jadwal-baru' });
  const { id } = await db
    .selectFrom('departures')
    .select('id')
    .where('slug', '=', 'umrah-regular-1')
    .executeTakeFirstOrThrow();
  return { departure: id, partner: partner.id };
}

const words = (id: string) => JSON.stringify({ id });
