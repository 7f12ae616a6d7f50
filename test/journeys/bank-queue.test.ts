// A bank's queue of savings (docs/product/bank-console.md): what is past the promise stands on top, is found by filters and order, and is
// taken along as a file; by page, file and call alike. Another bank sees nothing of it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { formatInstant } from '#shared/dates';
import { bankAnswerHours } from '#shared/limits';
import type { Role } from '#shared/roles';
import { createSentSavings } from '#test/factories/savings';
import { hosts } from '#test/application';
import { everyDeviceAndLanguage, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const labels = {
  id: {
    prefix: '',
    title: 'Tabungan',
    late: 'Lewat janji',
    inTime: 'Dalam waktu janji',
    lateness: 'Janji jawaban',
    state: 'Keadaan',
    show: 'Tampilkan',
    clear: 'Hapus saringan',
    nothing: 'Tidak ada yang cocok',
    file: 'Unduh CSV',
    target: 'Target',
  },
  en: {
    prefix: '/en',
    title: 'Savings',
    late: 'Past the promise',
    inTime: 'Within the promise',
    lateness: 'Promised answer',
    state: 'State',
    show: 'Show',
    clear: 'Clear the filters',
    nothing: 'Nothing matches',
    file: 'Download CSV',
    target: 'Target',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const label = labels[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const isPhone = options.viewport.width < 1_000;
  const journey = useJourney(options);
  let bankId: string;
  let otherId: string;
  let codes: { fresh: string; late: string };
  let dueAt: Date;
  beforeAll(async () => {
    const { deps } = journey.application;
    const banks = await deps.db
      .selectFrom('partners')
      .select(['id', 'slug'])
      .where('kind', '=', 'financial')
      .execute();
    bankId = banks.find(({ slug }) => slug === 'bprs-mitra-insan')!.id;
    otherId = banks.find(({ slug }) => slug === 'bprs-tunas-madani')!.id;
    await deps.db.deleteFrom('savings_applications').where('bank_id', '=', bankId).execute();
    const sent = async (hours: number, price: number) => {
      const { code } = await createSentSavings(deps, { bankId });
      const since = new Date(deps.now().getTime() - hours * 3_600_000);
      await deps.db
        .updateTable('savings_applications')
        .set({ changed_at: since, price })
        .where('code', '=', code)
        .execute();
      dueAt = new Date(since.getTime() + bankAnswerHours * 3_600_000);
      return code;
    };
    codes = { fresh: await sent(2, 20_000_000), late: await sent(bankAnswerHours + 3, 30_000_000) };
  });

  const staff = (role: Role, partnerId = bankId) => journey.signIn({ roles: [role], partnerId });
  const open = (query = '') => journey.open(`${label.prefix}/bank-console/savings${query}`);
  const shown = async (page: Page) => {
    const links = await page.locator('main').getByRole('link', { name: /^TB-/ }).allInnerTexts();
    return links.map((text) => /TB-\w+/.exec(text)![0]);
  };
  const filter = async (page: Page, value: string) => {
    await page.getByLabel(label.lateness).selectOption(value);
    await page.getByRole('button', { name: label.show }).click();
  };
  const spotless = async (page: Page) => {
    // The same document was looked at with script.
    if (!hasScript) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };

  /** Columns stand on wide screens alone. */
  const saysDue = async (page: Page) => {
    if (isPhone) return;
    const due = `${formatInstant(dueAt, locale, 'short')} · ${label.late}`;
    expect(await page.locator('main').innerText()).toContain(due);
  };
  const sorts = async (page: Page) => {
    const target = page.getByRole('link', { name: label.target });
    const sort = async () => {
      // On phones the orders open under one line; without script every answer is a page where it is closed.
      if (isPhone && !(await target.isVisible())) await page.locator('main summary').click();
      await target.click();
    };
    await sort();
    await expect.poll(() => shown(page)).toEqual([codes.fresh, codes.late]);
    await sort();
    await expect.poll(() => shown(page)).toEqual([codes.late, codes.fresh]);
    await spotless(page);
  };

  it('an auditor sees what is late on top, by when it was due, and narrows the list to it', async () => {
    await staff('bank_auditor');
    const page = await open();
    await page.getByRole('heading', { level: 1, name: label.title }).waitFor();
    await expect.poll(() => shown(page)).toEqual([codes.late, codes.fresh]);
    await spotless(page);
    const main = page.locator('main');
    await saysDue(page);
    expect(await main.innerText()).not.toContain('Siti Aminah');

    await filter(page, 'late');
    await expect.poll(() => shown(page)).toEqual([codes.late]);
    await spotless(page);
    await filter(page, 'in_time');
    await expect.poll(() => shown(page)).toEqual([codes.fresh]);
    // Nothing of a state matches, and the filters are taken away.
    await page.getByLabel(label.state).selectOption('accepted');
    await page.getByRole('button', { name: label.show }).click();
    await page.getByText(label.nothing).waitFor();
    expect(await page.getByRole('link', { name: label.file }).count()).toBe(0);
    await spotless(page);
    await page.getByRole('link', { name: label.clear }).click();
    await expect.poll(() => shown(page)).toEqual([codes.late, codes.fresh]);
    await sorts(page);
    // An old bookmark still shows a list.
    const odd = await open('?state=lost&lateness=perhaps&sort=name&page=x');
    await expect.poll(() => shown(odd)).toEqual([codes.late, codes.fresh]);
  });

  it('takes the same rows along as a file, and gets them by a call; another bank gets none', async () => {
    const officer = await staff('bank_officer');
    const page = await open('?lateness=late');
    const address = await page.getByRole('link', { name: label.file }).getAttribute('href');
    expect(address).toContain('/bank-console/savings.csv?lateness=late');
    const ask = async (url: string, { headers } = officer) => {
      const { body } = await journey.application.app.inject({
        url,
        headers: { host: hosts.rihlah, ...headers },
      });
      return body;
    };
    const file = await ask(address!);
    const due = formatInstant(dueAt, locale, 'short');
    expect(file).toContain(codes.late);
    expect(file).toContain(`"${due}",${label.late},30000000`);
    expect([file.includes(codes.fresh), file.includes('Siti Aminah')]).toEqual([false, false]);
    const call = '/api/v3/bank-console/savings?lateness=late';
    const { data } = JSON.parse(await ask(call)) as { data: object[] };
    expect(data).toEqual([
      expect.objectContaining({ code: codes.late, is_late: true, due_at: dueAt.toISOString() }),
    ]);
    const stranger = await staff('bank_officer', otherId);
    for (const url of [address!, call]) expect(await ask(url, stranger)).not.toContain(codes.late);
    const other = await open();
    await other.getByRole('heading', { level: 1, name: label.title }).waitFor();
    expect(await shown(other)).not.toContain(codes.late);
  });
});
