// Compressed script, style and font bytes that a browser really fetches for each kind of page.
import type { CDPSession } from 'playwright-core';
import { launchBrowser } from '#test/browser';
import { findAddresses } from './urls.ts';
import { kilobytes, type Measurement } from './report.ts';
import { type Server, withServer } from './server.ts';

type Weights = Record<'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image' | 'other', number>;

export const bytes: Measurement = {
  name: 'bytes',
  measure: () =>
    withServer(async (server) => {
      const at = await findAddresses(server);
      const kinds = {
        home: at.home,
        list: at.list,
        product: at.product,
        'FAQ (only read)': '/faq',
        'longest surah (only read)': '/quran/2/al-baqarah',
      };
      const rows: string[][] = [];
      for (const [name, path] of Object.entries(kinds))
        rows.push([name, ...weightCells(await weigh(server, path))]);
      return [
        {
          title: 'Bytes per page',
          method: `${weightMethod} Aim: at most 120 kB of script.`,
          head: ['page', ...weightColumns],
          rows,
        },
      ];
    }),
};

export function weightCells({ Document, Script, Stylesheet, Font, Image, other }: Weights): string[] {
  return [
    kilobytes(Document),
    kilobytes(Script),
    kilobytes(Stylesheet),
    kilobytes(Font),
    kilobytes(Image),
    kilobytes(other),
  ];
}

export const weightColumns = ['document', 'script', 'style', 'font', 'pictures in sight', 'other'];
export const weightMethod =
  'What the packaged Chromium receives for a first visit on a 360 × 800 screen, until the network is quiet: compressed bodies, without headers.';

/** A new browser for each page: nothing is in its cache. */
export async function weigh(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
): Promise<Weights> {
  const browser = await launchBrowser({ viewport: { width: 360, height: 800 }, extraHTTPHeaders: headers });
  try {
    const page = await browser.context.newPage();
    const weights = await listenTo(await browser.context.newCDPSession(page));
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    return weights;
  } finally {
    await browser.close();
  }
}

/** Adds up what arrives from now on. */
async function listenTo(session: CDPSession): Promise<Weights> {
  const weights: Weights = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, other: 0 };
  const began = new Map<string, { type: string; headerBytes: number }>();
  session.on(
    'Network.responseReceived',
    ({ requestId, type, response }) =>
      void began.set(requestId, { type, headerBytes: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headerBytes } = began.get(requestId) ?? { type: 'other', headerBytes: 0 };
    weights[type in weights ? (type as keyof Weights) : 'other'] += Math.max(
      0,
      encodedDataLength - headerBytes,
    );
  });
  await session.send('Network.enable');
  return weights;
}
