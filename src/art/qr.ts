// QR codes as one path of squares, to be drawn by the page itself: no picture is fetched, and it is sharp at every size.
import { encode } from 'uqr';

export interface QrDrawing {
  /** Squares along one side, the quiet border included. */
  size: number;
  /** Path of the dark squares, each one unit. */
  path: string;
}

const quietSquares = 4;

export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: quietSquares });
  const path = data.flatMap((row, y) => rowPath(row, y)).join('');
  return { size, path };
}

/** Neighbours become one bar. */
function rowPath(row: boolean[], y: number): string[] {
  const bars: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    bars.push(`M${from} ${y}h${x + 1 - from}v1H${from}z`);
  }
  return bars;
}
