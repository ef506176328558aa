import type { StaffOrder } from '#domain/orders/order-view';
import { entityKey } from '#domain/sync/entity';
import type { OutboxEntry } from '#domain/sync/mutation';
import { OTHER_PERSON, staffIdOf } from '#domain/sync/principal';
import type { AdminDb } from '../admin-db';
import { isRecord, recordOf, textField } from '../json';
import { readEntry } from '../outbox/entries';
import { readPeople } from '../session';

/** What the person should know before going on. */
export type OrderConflict = {
  /** moved: somebody was first, or the house refused. others: a move that only who made it can send. */
  kind: 'moved' | 'others';
  entryId: string;
  /** Who; null: the guest, or nobody who has signed in here. */
  by: string | null;
  at: string;
  status: string;
};

export type OrderOnBoard = StaffOrder & {
  /** A move of this tablet that the server does not have yet; the status shown is the moved one. */
  isQueued: boolean;
  conflict: OrderConflict | null;
};

/** Reads the board at one moment: an order's row and the moves laid over it belong together. */
export function readBoard(db: AdminDb): Promise<OrderOnBoard[]> {
  return db.transaction('r', db.order, db.outbox, db.meta, async () => {
    const orders = await db.order.orderBy('createdAt').reverse().toArray();
    const rows = await db.outbox.toArray();
    const entries = rows.flatMap((row) => readEntry(row) ?? []);
    return staffBoard(orders, entries, await readPeople(db));
  });
}

type People = Readonly<Record<string, string>>;

/** The server's orders with what this tablet did and showed laid over them; newest first. */
export function staffBoard(
  orders: readonly StaffOrder[],
  entries: readonly OutboxEntry[],
  people: People = {},
): OrderOnBoard[] {
  const moves = entries.filter((entry) => entry.kind === 'order.status');
  const sightings = new Map(entries.filter(isSighting).map((entry) => [entry.entityKey, entry]));
  return orders.map((order) => {
    const shown = withSighting(order, sightings.get(entityKey('seen', order.id)));
    return withMoves(shown, movesOf(order, moves), people);
  });
}

/** Shown here, whether the server knows it yet or not. */
function isSighting({ kind, state }: OutboxEntry): boolean {
  return kind === 'order.seen' && state !== 'cancelled';
}

function withSighting(order: StaffOrder, sighting: OutboxEntry | undefined): StaffOrder {
  if (!sighting || order.seenAt !== null) return order;
  return { ...order, seenAt: new Date(sighting.createdAt).toISOString() };
}

function movesOf(order: StaffOrder, moves: readonly OutboxEntry[]): OutboxEntry[] {
  return moves
    .filter((entry) => entry.entityKey === entityKey('order', order.id))
    .sort((a, b) => a.seqInKey - b.seqInKey);
}

function withMoves(order: StaffOrder, moves: readonly OutboxEntry[], people: People): OrderOnBoard {
  const refused = moves.find(({ state }) => state === 'needs_user' || state === 'rejected');
  if (refused) return { ...order, isQueued: false, conflict: conflictOf(order, refused, people) };
  const last = moves.findLast(({ state }) => isWaiting(state));
  const status = textField(recordOf(last?.body), 'status') ?? order.status;
  return { ...order, status, isQueued: last !== undefined, conflict: null };
}

function conflictOf(order: StaffOrder, refused: OutboxEntry, people: People): OrderConflict {
  const { id: entryId, answer, body, createdAt, lastCode, principal } = refused;
  if (lastCode === OTHER_PERSON) {
    const by = people[staffIdOf(principal) ?? ''] ?? null;
    const status = textField(recordOf(body), 'status') ?? order.status;
    return { kind: 'others', entryId, by, at: new Date(createdAt).toISOString(), status };
  }
  const refusal = recordOf(answer);
  const current = isRecord(refusal?.current) ? refusal.current : order;
  return {
    kind: 'moved',
    entryId,
    by: textField(refusal, 'by') ?? order.statusBy,
    at: textField(refusal, 'at') ?? order.statusAt,
    status: textField(current, 'status') ?? order.status,
  };
}

function isWaiting(state: OutboxEntry['state']): boolean {
  return ['queued', 'sending', 'blocked_auth', 'blocked_upgrade', 'quarantined'].includes(state);
}
