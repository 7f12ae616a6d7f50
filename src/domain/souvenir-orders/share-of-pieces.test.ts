import { describe, expect, it } from 'vitest';
import { rupiah } from '#shared/money';
import { type PiecesOfLine, shareOfPieces } from './share-of-pieces.ts';

const line = (over: Partial<PiecesOfLine>): PiecesOfLine => ({
  id: 'a',
  price: 10_000,
  quantity: 3,
  discount: rupiah(0),
  refused: 0,
  returned: 0,
  ...over,
});

describe('the share of single pieces', () => {
  it('is their price less their part of the discount', () => {
    const lines = [line({ discount: rupiah(1_000) }), line({ id: 'b', price: 5_000, quantity: 1 })];
    expect(shareOfPieces(lines, rupiah(340), new Map([['b', 1]]))).toEqual({
      total: 5_000,
      discount: 0,
      commission: 50,
    });
  });
  it('adds up to the whole in whatever steps they go back', () => {
    const whole = { price: 9_999, quantity: 7, discount: rupiah(1_003) };
    const steps = [2, 1, 4];
    let gone = 0;
    const sum = { total: 0, discount: 0, commission: 0 };
    for (const count of steps) {
      const share = shareOfPieces(
        [line({ ...whole, refused: Math.min(gone, 2), returned: Math.max(0, gone - 2) })],
        rupiah(3_449),
        new Map([['a', count]]),
      );
      gone += count;
      sum.total += share.total;
      sum.discount += share.discount;
      sum.commission += share.commission;
    }
    expect(sum).toEqual({ total: 7 * 9_999 - 1_003, discount: 1_003, commission: 3_449 });
  });
  it('of what a discount pays whole is nothing', () => {
    expect(shareOfPieces([line({ discount: rupiah(30_000) })], rupiah(0), new Map([['a', 1]]))).toEqual({
      total: 0,
      discount: 10_000,
      commission: 0,
    });
  });
});
