// The Quran: searching its translation in memory, and what the largest surah weighs and costs (decision 0024).
import { brotliCompressSync, constants } from 'node:zlib';
import { searchTranslation } from '#domain/quran';
import { loadOf } from './load.ts';
import { kilobytes, type Measurement, milliseconds, quantile, type Section, whole } from './report.ts';
import { withServer } from './server.ts';

const rounds = 200;
const aimMs = 5;

/** One word and several, rare and in most verses, in other forms than they are written, and what is not there. */
const queries = [
  'sabar',
  'kursi',
  'yang',
  'Allah',
  'orang-orang yang beriman',
  'seribu bulan',
  'mengampuni dosa',
  'haji dan umrah',
  'memakan harta anak yatim',
  'tidak-ada-kata-ini',
  'dan Dia Maha Pengampun Maha Penyayang',
];

export const quran: Measurement = {
  name: 'quran',
  measure: async (say) => [searchSection(), await surahSection(say)],
};

function searchSection(): Section {
  const started = performance.now();
  searchTranslation('sabar', { page: 1, limit: 10 });
  const first = performance.now() - started;
  const taken = new Map<string, number[]>();
  for (let round = -10; round < rounds; round++) {
    for (const query of queries) {
      const began = performance.now();
      searchTranslation(query, { page: 1, limit: 10 });
      if (round >= 0) taken.set(query, [...(taken.get(query) ?? []), performance.now() - began]);
    }
  }
  const row = (name: string, times: number[]) => [
    name,
    milliseconds(quantile(times, 0.5)),
    milliseconds(quantile(times, 0.99)),
  ];
  return {
    title: 'Search in the translation of the Quran',
    method: `\`searchTranslation\`: the first 10 of all verses that hold every word in any form, with snippets; ${rounds} times each in turn. The first search of a process builds the index: ${milliseconds(first)}. Aim: p99 of ${aimMs} ms.`,
    head: ['words', 'p50', 'p99'],
    rows: [
      ...[...taken].map(([query, times]) => row(`\`${query}\``, times)),
      row('**all together**', [...taken.values()].flat()),
    ],
  };
}

function surahSection(say: (message: string) => void): Promise<Section> {
  return withServer(async (server) => {
    const rows: string[][] = [];
    for (const path of ['/quran', '/quran/2/al-baqarah', '/quran/36/yasin', '/quran/112/al-ikhlas']) {
      const html = Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
      const small = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
      const load = await loadOf(server, path, { 'accept-encoding': 'br' });
      say(`${path}: ${whole(load.perSecond)}/s`);
      rows.push([
        path,
        kilobytes(html.length),
        kilobytes(small),
        `${whole(load.perSecond)}/s`,
        milliseconds(load.p99Ms),
        `${load.processorMs.toFixed(2)} ms`,
      ]);
    }
    return {
      title: 'Pages of the Quran',
      method:
        'Whole surahs on one page, brotli as a browser gets them; one server process on one core. Aim: 120 kB.',
      head: ['page', 'plain', 'compressed', 'rate', 'p99', 'processor'],
      rows,
    };
  });
}
