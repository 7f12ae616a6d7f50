// What every measurement answers, and the page of results they make (docs/product/test-kit.md).
import type { Machine } from './machine.ts';

export interface Section {
  title: string;
  /** How it was measured: enough to repeat it. */
  method: string;
  head: string[];
  rows: string[][];
}

export interface Measurement {
  /** Name on the command line: `npm run bench -- pages`. */
  name: string;
  measure(say: (message: string) => void): Promise<Section[]>;
}

/** The whole page of results as Markdown; `limits` are the words on what the figures are made of. */
export function resultsPage(machine: Machine, sections: Section[], limits: string): string {
  const conditions = `${machine.date} · ${machine.cpu}, ${machine.cores} cores, ${machine.memory} · ${machine.system} · Node ${machine.node} · commit ${machine.commit} · load before measuring ${machine.loadBefore}`;
  return `# Measurements\n\nMade by \`npm run bench\`; do not edit. ${conditions}\n\n${sections.map(sectionText).join('\n')}\n${limits}`;
}

export function sectionText({ title, method, head, rows }: Section): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const ruler = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return `## ${title}\n\n${method}\n\n${line(head)}${line(ruler)}${rows.map(line).join('')}`;
}

export const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : whole(value)} ms`;
export const times = (value: number) => `${value.toFixed(value < 0.1 ? 3 : 2)}×`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The value below which `share` of all values lie. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
