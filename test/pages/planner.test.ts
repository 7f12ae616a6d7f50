// The planner as a browser gets it (docs/product/planner.md): the three ways, in both languages, and what is typed wrong.
import { expect, test } from 'vitest';
import { headingOf, useDemoSite } from './demo-site.ts';

const site = useDemoSite();
const ask = async (url: string) =>
  (await site.app.inject({ url, headers: { host: 'rihlah.localhost' } })).body;
const spoken = (body: string) => body.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');

test('without a question it says what umrah takes a month, computed from the cheapest package', async () => {
  const body = spoken(await ask('/perencanaan'));
  expect(headingOf(body)).toBe('Menabung, membiayai, atau menunggu');
  const [, monthly, months] = /Umrah mulai Rp ([\d.]+) per bulan selama (\d+) bulan/.exec(body)!;
  expect(months).toBe('24');
  const link = /href="(\/perencanaan\?price=[^"]+)"/.exec(body)![1]!.replaceAll('&amp;', '&');
  expect(spoken(await ask(link))).toContain(`Setoran Rp ${monthly} setiap bulan`);
});

test('a price is answered in three ways, in both languages, and may be found by nobody else', async () => {
  const query = '?price=24000000&monthly=2000000&saved=3000000';
  const body = spoken(await ask(`/perencanaan${query}`));
  for (const text of ['Menabung', 'Membiayai', 'Menunggu', 'BPRS Lumbung Berkah', 'Rp 25.205.000'])
    expect(body).toContain(text);
  expect(body).toContain('noindex');
  expect(spoken(await ask(`/en/perencanaan${query}`))).toContain('Paid in all');
});

test('financing is not spoken of for several people, and says why', async () => {
  const body = await ask('/perencanaan?price=24000000&people=2');
  expect(body).toContain('Pembiayaan diajukan per orang');
});

test('what cannot be read is named beside its field, and nothing breaks', async () => {
  const body = spoken(await ask('/perencanaan?price=100&monthly=%3Cscript%3E&growth=99&product=%00'));
  for (const text of ['Harga paket paling sedikit Rp 5.000.000', 'Angkanya terlalu besar', '&lt;script&gt;'])
    expect(body).toContain(text);
  expect(body).not.toContain('value="<script>');
});

test('the wanted month stays chosen, a way that is late says so, and what is over is named', async () => {
  const choices = [...(await ask('/perencanaan')).matchAll(/<option value="(\d{4}-\d\d)"/g)].map(
    ([, value]) => value!,
  );
  expect(choices).toHaveLength(60);
  const body = spoken(await ask(`/perencanaan?price=24000000&monthly=500000&by=${choices[5]}`));
  expect(body).toMatch(new RegExp(`<option value="${choices[5]}" selected`));
  const [, month, enough] = /Belum siap (\w+ \d{4})\. Sisihkan (Rp [\d.]+) per bulan/.exec(body)!;
  expect(body).toContain(`${month} (6 bulan lagi)`);
  const inTime = spoken(
    await ask(`/perencanaan?price=24000000&monthly=${enough!.slice(3)}&by=${choices[5]}`),
  );
  expect(inTime).not.toContain('Belum siap');
  expect(spoken(await ask('/perencanaan?price=24000000&by=2020-01'))).toContain(
    'Pilih bulan yang akan datang',
  );
});
