// How ready a departure is (docs/product/partner-console.md): a score, and what keeps it from being full, with whose turn it is. Pure.
import type { EvidenceKind } from '#shared/catalogue';
import type { PartnerTask } from '#shared/partner-duties';

/** What counts, and how much. Our choice: what a journey cannot leave without weighs most. */
const weights = { evidence: 30, group: 10, names: 10, documents: 30, settlement: 10, rooms: 10 } as const;
type Part = keyof typeof weights;

/** Our choice: hotels ask for names about six weeks before. Until then rooms are nobody's turn. */
const roomsFromDays = 45;

export interface OrderDetails {
  code: string;
  travellers: number;
  unnamed: number;
  documents: { needed: number; sent: number; accepted: number };
  isSettled: boolean;
  /** Of its travellers, over all hotel stays. */
  placed: number;
}

export interface DepartureDetails {
  daysLeft: number;
  evidenceMissing: readonly EvidenceKind[];
  evidencePieces: number;
  /** Null: it goes with any number. */
  minimumGroup: number | null;
  /** Seats that are paid for, in part or in full, here or elsewhere. */
  sold: number;
  stays: number;
  orders: readonly OrderDetails[];
}

export type BlockKind = 'evidence' | 'group' | 'names' | 'send' | 'judge' | 'settlement' | 'rooms';

export interface Block {
  kind: BlockKind;
  /** Pieces, seats, travellers, documents, orders or beds. */
  count: number;
  /** Codes of the orders whose people it waits for; null: it is the partner's own turn. */
  orders: string[] | null;
  pieces: EvidenceKind[];
}

/** Who may know of it, and of what is the partner's turn, whose duty it is. */
export const taskOfBlock = {
  evidence: { seen: 'evidence', done: 'evidence' },
  group: { seen: 'departures', done: 'departure_changes' },
  names: { seen: 'orders', done: null },
  send: { seen: 'orders', done: null },
  judge: { seen: 'documents', done: 'documents' },
  settlement: { seen: 'orders', done: null },
  rooms: { seen: 'travellers', done: 'documents' },
} as const satisfies Record<BlockKind, { seen: PartnerTask; done: PartnerTask | null }>;

/** 100 only when nothing is open; what nobody has bought yet asks for no names, documents, money and rooms. */
export function readiness(details: DepartureDetails): { score: number; blocks: Block[] } {
  const { orders, stays, daysLeft, evidenceMissing, evidencePieces, minimumGroup, sold } = details;
  const sum = (of: (order: OrderDetails) => number) => orders.reduce((total, order) => total + of(order), 0);
  const travellers = sum((order) => order.travellers);
  const needed = sum((order) => order.documents.needed);
  const sent = sum((order) => order.documents.sent);
  const accepted = sum((order) => order.documents.accepted);
  const wantsRooms = daysLeft <= roomsFromDays;
  const beds = wantsRooms ? travellers * stays : 0;
  const placed = wantsRooms ? sum((order) => order.placed) : 0;
  const unsettled = orders.filter(({ isSettled }) => !isSettled);
  const unnamed = sum((order) => order.unnamed);
  const short = Math.max(0, (minimumGroup ?? 0) - sold);

  const shares: Record<Part, readonly [done: number, of: number]> = {
    evidence: [evidencePieces - evidenceMissing.length, evidencePieces],
    group: [(minimumGroup ?? 0) - short, minimumGroup ?? 0],
    names: [travellers - unnamed, travellers],
    // Half when it is there, the other half when it is accepted.
    documents: [sent + accepted, needed * 2],
    settlement: [orders.length - unsettled.length, orders.length],
    rooms: [placed, beds],
  };
  const parts = (Object.keys(weights) as Part[]).filter((part) => shares[part][1] > 0);
  const whole = parts.reduce((total, part) => total + weights[part], 0);
  const done = parts.reduce((total, part) => total + (weights[part] * shares[part][0]) / shares[part][1], 0);

  const waitsFor = (is: (order: OrderDetails) => boolean) => orders.filter(is).map(({ code }) => code);
  const blocks: Block[] = [
    { kind: 'evidence', count: evidenceMissing.length, orders: null, pieces: [...evidenceMissing] },
    { kind: 'group', count: short, orders: null, pieces: [] },
    { kind: 'names', count: unnamed, orders: waitsFor((order) => order.unnamed > 0), pieces: [] },
    {
      kind: 'send',
      count: needed - sent,
      orders: waitsFor(({ documents }) => documents.sent < documents.needed),
      pieces: [],
    },
    { kind: 'judge', count: sent - accepted, orders: null, pieces: [] },
    {
      kind: 'settlement',
      count: unsettled.length,
      orders: unsettled.map(({ code }) => code),
      pieces: [],
    },
    { kind: 'rooms', count: beds - placed, orders: null, pieces: [] },
  ];
  const open = blocks.filter(({ count }) => count > 0);
  const score = whole === 0 ? 100 : Math.floor((100 * done) / whole + 1e-9);
  return { score: open.length > 0 ? Math.min(score, 99) : score, blocks: open };
}
