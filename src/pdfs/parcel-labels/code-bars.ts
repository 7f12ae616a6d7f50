// A text as the bars of Code 128, which couriers and stores scan.
import barcodes from 'bwip-js/node';

/** Widths in modules: a bar, a gap, a bar … a bar. Without the quiet zone of ten modules on either side. */
export function codeBars(text: string): number[] {
  const [symbol] = barcodes.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`${text} has no bars`);
  return symbol.sbs;
}
