// Bank Indonesia's JISDOR (docs/product/catalogue.md): a web service that answers XML, on business days, or an HTML
// page when it blocks the caller.
import { fetchWithin } from '#platform/bounded-fetch';
import { addDays } from '#shared/dates';
import { roundedRupiah } from '#shared/money';
import type { DollarRate, DollarRateSource } from './exchange-rate.ts';

export interface JisdorOptions {
  /** URL of getSubKursJisdor3. */
  url: string;
  timeoutMs?: number;
}

const maxBytes = 512 * 1024;
/** Longer than any row of holidays. */
const daysBack = 21;
/** Anything else is a mistake of theirs or of ours. */
const plausible = { least: 1_000, most: 100_000 };

export function jisdorRates({ url, timeoutMs = 15_000 }: JisdorOptions): DollarRateSource {
  return {
    async latest(today) {
      const asked = new URL(url);
      for (const [name, value] of Object.entries({
        mts: 'USD',
        startDate: addDays(today, -daysBack),
        endDate: today,
      }))
        asked.searchParams.set(name, value);
      const { status, text } = await fetchWithin(
        asked.href,
        { headers: { accept: 'text/xml, application/xml' } },
        { timeoutMs, maxBytes },
      );
      if (status !== 200) throw new Error(`Bank Indonesia answered ${status}`);
      const newest = readJisdor(text)
        .filter(({ asOf }) => asOf <= today)
        .toSorted((a, b) => (a.asOf < b.asOf ? 1 : -1))[0];
      if (!newest) throw new Error('Bank Indonesia answered without a rate');
      return newest;
    },
  };
}

/** The rows of the answer. The element names are those of its sister service for banknotes; buying and selling are the same here. */
export function readJisdor(xml: string): DollarRate[] {
  return xml
    .split('</Table>')
    .slice(0, -1)
    .flatMap((part) => {
      const row = part.slice(part.lastIndexOf('<Table'));
      const asOf = /^\d{4}-\d\d-\d\d/.exec(element(row, 'tgl'))?.[0];
      const rupiah = roundedRupiah(element(row, 'beli'));
      const isPlausible = rupiah !== null && rupiah >= plausible.least && rupiah <= plausible.most;
      return asOf && !Number.isNaN(Date.parse(asOf)) && isPlausible
        ? [{ rupiah, asOf, source: 'jisdor' as const }]
        : [];
    });
}

function element(row: string, name: string): string {
  return new RegExp(`<${name}_subkurs[a-z]+>([^<]*)</`).exec(row)?.[1]!.trim() ?? '';
}
