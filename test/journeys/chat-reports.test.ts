// A conversation is reported (docs/product/conversations.md): support reads the evidence, finds who was warned of again and again, and closes the
// report.
import { describe, expect, it } from 'vitest';
import { reportConversation } from '#domain/conversations';
import { createConversation, write } from '#test/factories/conversations';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    title: 'Laporan percakapan',
    fraud: /^Penipuan: /,
    warning: 'nomor telepon',
    read: /^Baca percakapannya/,
    line: 'Dilaporkan sampai di sini',
    note: 'Hasil pemeriksaan',
    settle: /^Selesai diperiksa/,
    settled: 'Laporan ditutup',
    none: 'Tidak ada laporan',
  },
  en: {
    prefix: '/en',
    title: 'Reports of conversations',
    fraud: /^Fraud: /,
    warning: 'phone number',
    read: /^Read the conversation/,
    line: 'Reported up to here',
    note: 'What you found',
    settle: /^Looked at/,
    settled: 'The report is closed',
    none: 'No reports',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('reports of conversations: %s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('show their evidence, name repeat offenders, and are closed', async () => {
    const { deps } = journey.application;
    const talk = await createConversation(deps);
    for (const end of ['10', '11', '12']) await write(deps, talk.staff, talk.id, `WA saja 08123456${end}0`);
    await reportConversation(deps, talk.member.actor, talk.id, { reason: 'fraud', note: 'Minta transfer' });
    await write(deps, talk.member, talk.id, 'Saya bayar di situs ini saja');
    await journey.signIn({ roles: ['operator_support'] });

    const page = await journey.open(`${word.prefix}/operator/chat-reports`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: word.title }).waitFor();
    await main.getByRole('heading', { level: 3, name: word.fraud }).waitFor();
    await main.getByText('Minta transfer').waitFor();
    await main.getByText('WA saja 08123456120').waitFor();
    await main.getByText(word.warning).first().waitFor();
    await main.getByRole('link', { name: talk.staff.account.name }).waitFor();

    // What measures a page is itself a script.
    expect('javaScriptEnabled' in options ? [] : await faultsOf(page)).toEqual([]);

    await main.getByRole('link', { name: word.read }).click();
    await page.waitForURL(`**/operator/chat-reports/${talk.id}/*`);
    await main.getByText(word.line, { exact: true }).waitFor();
    await main.getByText('Saya bayar di situs ini saja').waitFor();
    expect('javaScriptEnabled' in options ? [] : await faultsOf(page)).toEqual([]);
    await page.goBack();

    await main.getByLabel(word.note).fill('Mitra sudah diperingatkan');
    await main.getByRole('button', { name: word.settle }).click();
    await page.getByText(word.settled).first().waitFor({ state: 'attached' });
    await main.getByText(word.none, { exact: true }).waitFor();
    await main.getByRole('link', { name: talk.staff.account.name }).click();
    await page.waitForURL(`**${word.prefix}/operator/support/${talk.staff.account.id}`);
  });
});
