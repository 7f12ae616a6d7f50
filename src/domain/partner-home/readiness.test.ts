// How ready a departure is: the score, and whose turn it is.
import { expect, it } from 'vitest';
import { type DepartureDetails, type OrderDetails, readiness } from './readiness.ts';

const order = (change: Partial<OrderDetails> = {}): OrderDetails => ({
  code: 'RH-22222222',
  travellers: 2,
  unnamed: 0,
  documents: { needed: 6, sent: 6, accepted: 6 },
  isSettled: true,
  placed: 4,
  ...change,
});
const departure = (change: Partial<DepartureDetails> = {}): DepartureDetails => ({
  daysLeft: 30,
  evidenceMissing: [],
  evidencePieces: 5,
  minimumGroup: null,
  sold: 2,
  stays: 2,
  orders: [order()],
  ...change,
});
const kinds = (facts: DepartureDetails) => readiness(facts).blocks.map(({ kind, count }) => [kind, count]);

it('is full when nothing is open', () => {
  expect(readiness(departure())).toEqual({ score: 100, blocks: [] });
});

it('asks of a departure nobody has bought only for its evidence and its group', () => {
  expect(readiness(departure({ orders: [], sold: 0 }))).toEqual({ score: 100, blocks: [] });
  expect(kinds(departure({ orders: [], sold: 4, minimumGroup: 10 }))).toEqual([['group', 6]]);
});

it('names the pieces of evidence that are missing', () => {
  const { score, blocks } = readiness(departure({ evidenceMissing: ['hotel', 'visa'] }));
  expect(score).toBe(86);
  expect(blocks).toEqual([{ kind: 'evidence', count: 2, orders: null, pieces: ['hotel', 'visa'] }]);
});

it('names the orders it waits for, and only those', () => {
  const late = order({
    code: 'RH-33333333',
    unnamed: 1,
    documents: { needed: 6, sent: 2, accepted: 2 },
    isSettled: false,
  });
  expect(readiness(departure({ orders: [order(), late] })).blocks).toEqual([
    { kind: 'names', count: 1, orders: ['RH-33333333'], pieces: [] },
    { kind: 'send', count: 4, orders: ['RH-33333333'], pieces: [] },
    { kind: 'settlement', count: 1, orders: ['RH-33333333'], pieces: [] },
  ]);
});

it("counts documents that wait for a verdict as the partner's own turn", () => {
  const waiting = order({ documents: { needed: 6, sent: 6, accepted: 2 } });
  expect(readiness(departure({ orders: [waiting] })).blocks).toEqual([
    { kind: 'judge', count: 4, orders: null, pieces: [] },
  ]);
});

it('asks for rooms from six weeks before the journey', () => {
  const unplaced = { orders: [order({ placed: 1 })] };
  expect(kinds(departure({ ...unplaced, daysLeft: 46 }))).toEqual([]);
  expect(kinds(departure({ ...unplaced, daysLeft: 45 }))).toEqual([['rooms', 3]]);
});

it('never says 100 while one thing of very many is open', () => {
  const orders = Array.from({ length: 400 }, () => order());
  const one = order({ documents: { needed: 6, sent: 6, accepted: 5 } });
  expect(readiness(departure({ orders: [...orders, one] })).score).toBe(99);
});
