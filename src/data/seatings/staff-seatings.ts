import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { AskingPhone, SeatingRead } from '#domain/seatings/seating';
import { CALLS } from '#domain/seatings/seating';
import { entityIdOf, entityKey } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { isRecord, recordOf, textField } from '../json';
import type { People } from '../outbox/enqueue';
import { isAsking, isWaiting, mutationsOf, tapOf, withQueued } from '../outbox/enqueue';
import { readPeople } from '../session';
import { staffEntriesAbout } from '../sync/pull';

export type MoveConflict = { entryId: string; code: string; by: string | null };

export type SeatingOnTablet = SeatingRead & {
  /** True if a move is unsent; the table shown is the new one. */
  isMoveQueued: boolean;
  conflict: MoveConflict | null;
};

/** Reads the open seatings, the oldest first. Joined parties show at one table from the tap on. */
export function readSeatings(db: AdminDb): Promise<SeatingOnTablet[]> {
  return db.transaction('r', db.seating, db.outbox, db.meta, async () => {
    // One call reads all rows: a browser may end the transaction between two reads.
    const [moves, calls, closings, people, open] = await Promise.all([
      staffEntriesAbout(db, 'seating'),
      staffEntriesAbout(db, 'call'),
      staffEntriesAbout(db, 'bill'),
      readPeople(db),
      db.seating.filter(({ closedAt }) => closedAt === null).toArray(),
    ]);
    return [...open, ...begunSeatings(closings, open, people)]
      .filter(({ id }) => !closings.some((entry) => isFreedBy(entry, id)))
      .map((seating) => withAnswers(withCalls(seating, calls, people), calls))
      .map((seating) => withMoves(seating, moves, people))
      .sort((a, b) => (a.openedAt < b.openedAt ? -1 : 1));
  });
}

/** Parties that sit down with an unsent round, or with the bill of an unsent tab. */
function begunSeatings(
  entries: readonly OutboxEntry[],
  open: readonly SeatingRead[],
  people: People,
): SeatingRead[] {
  const begun = new Map<string, SeatingRead>();
  for (const entry of entries) {
    const { kind, state, entityKey: key, body } = entry;
    const told = isWaiting(state) ? recordOf(body) : null;
    const begins = kind === 'bill.merge' && isRecord(told?.begins) ? told.begins : told;
    const tableId = begins?.tableId;
    const id = kind === 'order.take' ? entityIdOf(key) : textField(told, 'into');
    if (typeof tableId !== 'number' || id === null || begun.has(id)) continue;
    if (open.some((seating) => seating.id === id || seating.tableId === tableId)) continue;
    const { at, by } = tapOf(entry, people);
    begun.set(id, {
      ...{ id, v: 0, tableId, openedAt: at, acceptedAt: at, acceptedBy: by },
      ...{ closedAt: null, closedBy: null, mergedInto: null, movedAt: null, movedBy: null },
      calls: { waiter: null, bill: null },
    });
  }
  return [...begun.values()];
}

/** A closing that waits frees its table from the tap on. */
function isFreedBy({ kind, state, entityKey: key, body }: OutboxEntry, seatingId: string): boolean {
  const isWaitingHere = (kind === 'bill.close' || kind === 'bill.merge') && isWaiting(state);
  return (
    isWaitingHere && key === entityKey('bill', seatingId) && recordOf(body)?.freesTable === true
  );
}

function withMoves(
  seating: SeatingRead,
  entries: readonly OutboxEntry[],
  people: People,
): SeatingOnTablet {
  const moves = mutationsOf(entries, seating.id);
  const refused = moves.find(isAsking);
  if (refused) {
    const by = textField(recordOf(refused.answer), 'by');
    const conflict = { entryId: refused.id, code: refused.lastCode ?? 'internal', by };
    return { ...seating, isMoveQueued: false, conflict };
  }
  const { isQueued: isMoveQueued, ...shown } = withQueued(seating, moves, people);
  return { ...shown, isMoveQueued, conflict: null };
}

function withCalls(seating: SeatingRead, entries: readonly OutboxEntry[], people: People) {
  const taken = mutationsOf(entries, seating.id, 'seating.call').filter(
    ({ state }) => isWaiting(state) || state === 'acked',
  );
  const calls = { ...seating.calls };
  for (const call of CALLS) {
    const made = calls[call];
    const entry = taken.find(({ body }) => {
      const told = recordOf(body);
      return told?.call === call && told.at === made?.at;
    });
    if (!made || !entry || made.takenAt !== null) continue;
    const { at: takenAt, by: takenBy } = tapOf(entry, people);
    calls[call] = { ...made, takenAt, takenBy };
  }
  return { ...seating, calls };
}

/** A phone's question is answered from the tap on. */
function withAnswers(seating: SeatingRead, entries: readonly OutboxEntry[]): SeatingRead {
  const { asking = [] } = seating;
  if (asking.length === 0) return seating;
  const answers = mutationsOf(entries, seating.id, 'seating.let_in')
    .filter(({ state }) => isWaiting(state) || state === 'acked')
    .map(({ body }) => recordOf(body));
  const isOpen = ({ seatNo, at }: AskingPhone) =>
    !answers.some((told) => told?.seatNo === seatNo && told.at === at);
  return { ...seating, asking: asking.filter(isOpen) };
}
