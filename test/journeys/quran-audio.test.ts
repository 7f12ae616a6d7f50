// Listening to a recitation (docs/product/quran.md): only where a source is configured, from that origin alone, and not before somebody
// presses play. The source is a server of its own on this machine.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQuranAudio } from '#platform/quran-audio/quran-audio';
import { type Application, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { phone } from './journey.ts';
import { axeFindings } from './page-quality.ts';

let source: Server;
const asked: string[] = [];
let address: string;
let browser: Browser;
let site: Application;

beforeAll(async () => {
  source = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(silence());
  });
  await new Promise<void>((resolve) => {
    source.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  [site, browser] = await Promise.all([
    startApplication({ quranAudio: listenTo('{surah}{verse}') }),
    launchBrowser({ viewport: phone, locale: 'id-ID' }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await new Promise((resolve) => {
    source.close(resolve);
  });
});

const listenTo = (name: string) =>
  openQuranAudio({ QURAN_AUDIO_URL: `${address}/${name}.wav`, QURAN_AUDIO_RECITER: 'Syekh Penguji' });

/** Half a second of it, as a WAV file. */
function silence(): Buffer {
  const samples = Buffer.alloc(8_000, 0x80);
  const head = Buffer.from('RIFF....WAVEfmt ....................data....', 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const policyOf = async (path: string) =>
  String(
    (await site.app.inject({ url: path, headers: { host: 'rihlah.localhost' } })).headers[
      'content-security-policy'
    ],
  );

test('a verse is played from the configured source, and nothing is fetched before', async () => {
  const page = await browser.context.newPage();
  await page.goto(`${site.origin()}/quran/112/al-ikhlas`);
  await expect.poll(() => page.getByText('Bacaan oleh Syekh Penguji').isVisible()).toBe(true);
  const verse = page.locator('#ayat-3');
  await verse.getByText('Dengarkan').click();
  const player = page.getByLabel('Bacaan ayat 3');
  await player.waitFor();
  expect(asked).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await player.evaluate((audio: HTMLAudioElement) => {
    void audio.play();
  });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true);
  expect(new Set(asked)).toEqual(new Set(['/112003.wav']));
});

test('the content policy is opened for that origin, on pages with a player only', async () => {
  expect(await policyOf('/en/quran/112/al-ikhlas')).toContain(`; media-src ${address};`);
  expect(await policyOf('/quran')).not.toContain('media-src');
  expect(await policyOf('/')).not.toContain('media-src');
});

test('where there is one file for a surah, it has one player', async () => {
  const whole = await startApplication({ quranAudio: listenTo('{surah}') });
  try {
    const { body } = await whole.app.inject({
      url: '/en/quran/112/al-ikhlas',
      headers: { host: 'rihlah.localhost' },
    });
    expect([...body.matchAll(/<audio [^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      `${address}/112.wav`,
    ]);
  } finally {
    await whole.close();
  }
});

test('without a source there is nothing to listen to', async () => {
  const silent = await startApplication();
  try {
    const { body, headers } = await silent.app.inject({
      url: '/quran/112/al-ikhlas',
      headers: { host: 'rihlah.localhost' },
    });
    expect([
      body.includes('<audio'),
      body.includes('Dengarkan'),
      String(headers['content-security-policy']).includes('media-src'),
    ]).toEqual([false, false, false]);
  } finally {
    await silent.close();
  }
});
