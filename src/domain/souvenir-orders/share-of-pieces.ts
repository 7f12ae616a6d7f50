// What single pieces of a parcel come to (docs/product/souvenir-orders.md): their price less their share of the discount, and the commission
// on it. Piece by piece, so that all pieces together come to what was paid, to the rupiah, in whatever steps they go back.
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah, splitByLargestRemainder } from '#shared/money';

export interface PiecesOfLine {
  id: string;
  price: number;
  quantity: number;
  discount: Rupiah;
  refused: number;
  returned: number;
}

/** How many pieces of each line, by its id. */
export type Pieces = ReadonlyMap<string, number>;

const piecesLeft = ({ quantity, refused, returned }: PiecesOfLine) => quantity - refused - returned;

/** What is asked of these lines, none of it zero. Refuses `invalid_input` beside `pieces` for nothing at all, and for more than is left. */
export function checkedPieces(lines: readonly PiecesOfLine[], asked: Pieces): Pieces {
  const wanted = new Map([...asked].filter(([, count]) => count !== 0));
  const fits = [...wanted].every(([id, count]) => {
    const line = lines.find((one) => one.id === id);
    return line && Number.isInteger(count) && count > 0 && count <= piecesLeft(line);
  });
  if (wanted.size === 0 || !fits)
    throw new AppError('invalid_input', [{ field: 'pieces', message: 'error_pieces' }]);
  return wanted;
}

/** Of a parcel that never came. */
export const allPiecesLeft = (lines: readonly PiecesOfLine[]): Pieces =>
  new Map(lines.map((line) => [line.id, piecesLeft(line)] as const).filter(([, count]) => count > 0));

/** Nothing stays besides. */
export const areAll = (lines: readonly PiecesOfLine[], pieces: Pieces) =>
  lines.every((line) => (pieces.get(line.id) ?? 0) === piecesLeft(line));

/** The lines in an order that is always the same. The caller has asked that as many are left. */
export function shareOfPieces(
  lines: readonly PiecesOfLine[],
  commission: Rupiah,
  taken: Pieces,
): { total: Rupiah; discount: Rupiah; commission: Rupiah } {
  const pieces = lines.flatMap((line) => {
    const gone = line.refused + line.returned;
    const discounts = splitByLargestRemainder(line.discount, Array(line.quantity).fill(line.price));
    return discounts.map((discount, index) => ({
      net: line.price - discount,
      discount,
      isTaken: index >= gone && index < gone + (taken.get(line.id) ?? 0),
    }));
  });
  // Of what costs nothing after the discount there is no commission.
  const commissions =
    commission > 0
      ? splitByLargestRemainder(
          commission,
          pieces.map(({ net }) => net),
        )
      : [];
  const sum = { total: 0, discount: 0, commission: 0 };
  for (const [index, { net, discount, isTaken }] of pieces.entries()) {
    if (!isTaken) continue;
    sum.total += net;
    sum.discount += discount;
    sum.commission += commissions[index] ?? 0;
  }
  return { total: rupiah(sum.total), discount: rupiah(sum.discount), commission: rupiah(sum.commission) };
}
