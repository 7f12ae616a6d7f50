// The path draws the code's own squares, with the border that scanners need.
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './qr.ts';

const text = 'otpauth://totp/Rihlah:siti%40demo.example?secret=JBSWY3DPEHPK3PXP&issuer=Rihlah';

it('draws every dark square once and nothing else', () => {
  const { size, path } = drawQr(text);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1)
      drawn[Number(y)]![at] = !drawn[Number(y)]![at];
  }
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
});

it('leaves four squares free on every side', () => {
  const { size, path } = drawQr(text);
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
    ([, x, y, width]) => [Number(x), Number(y), Number(x) + Number(width)] as const,
  );
  expect(Math.min(...corners.map(([x, y]) => Math.min(x, y)))).toBe(4);
  expect(Math.max(...corners.map(([, y, end]) => Math.max(y + 1, end)))).toBe(size - 4);
});
