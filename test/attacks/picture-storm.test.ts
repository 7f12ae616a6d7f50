// Somebody asks for every verse as a picture (docs/product/security.md): the queue ends, the next visitor does not stand behind it, and what was
// drawn once is never drawn again.
import { expect, test } from 'vitest';
import { useDemoSite } from '#test/pages/demo-site';

const site = useDemoSite();
const verse = (number: number) => `/verses/v1/2/${number}.png`;
const ask = (url: string, remoteAddress: string) =>
  site.app.inject({ url, remoteAddress, headers: { host: 'rihlah.localhost' } });
const drawn = async () =>
  Number(
    (
      await site.database.db
        .selectFrom('drawn_pictures')
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

test('a storm of one visitor is refused beyond eight, and the next visitor is served before it', async () => {
  const order: string[] = [];
  const storm = Array.from({ length: 30 }, (_, index) =>
    ask(verse(index + 1), '192.0.2.1').then((answer) => {
      if (answer.statusCode === 200) order.push('storm');
      return answer;
    }),
  );
  // The first has its turn already.
  const other = ask('/verses/v1/112/1.png', '192.0.2.2').then((answer) => {
    order.push('other');
    return answer;
  });
  const page = await ask('/healthz', '192.0.2.3');
  expect([page.statusCode, order]).toEqual([200, []]);
  const answers = await Promise.all(storm);
  expect((await other).statusCode).toBe(200);
  expect(order.indexOf('other')).toBeLessThanOrEqual(2);
  const counts = Object.groupBy(answers, ({ statusCode }) => statusCode);
  expect([counts[200]!.length >= 9, counts[503]!.length > 10]).toEqual([true, true]);
  expect(counts[503]![0]!.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
});

test('one device that asks for eight at once, more than a browser does, gets them all', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => ask(`/verses/v1/3/${index + 1}.png`, '192.0.2.4')),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
});

test('a storm of many visitors is refused beyond the end of the queue', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(verse(100 + index), `198.51.100.${index}`)),
  );
  const counts = Object.groupBy(answers, ({ statusCode }) => statusCode);
  expect([counts[200]!.length >= 25, counts[503]!.length > 0]).toEqual([true, true]);
}, 60_000);

test('what was drawn is stored, and asked for at once by ten visitors drawn once', async () => {
  const before = await drawn();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask('/verses/v1/114/1.png', `203.0.113.${index}`)),
  );
  expect(
    new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${String(headers['content-type'])}`)),
  ).toEqual(new Set(['200 image/png']));
  expect(await drawn()).toBe(before + 1);
});

test('covers with any seed are drawn beside the process that sells, in a queue that ends', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, seed) =>
      ask(`/covers/v2/istanbul.dawn.${seed.toString(16)}.svg`, '192.0.2.9'),
    ),
  );
  const counts = Object.groupBy(answers, ({ statusCode }) => statusCode);
  expect([counts[200]!.length >= 61, counts[503]!.length > 0]).toEqual([true, true]);
});
