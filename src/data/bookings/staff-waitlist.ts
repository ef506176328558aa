import { slotAt, slotInstant } from '#domain/bookings/slots';
import { isTerminal } from '#domain/sync/entry-state';
import { entityIdOf, entityKey, staffIdOf } from '#domain/sync/mutation';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import type { AdminDb } from '../admin-db';
import { recordOf, textField } from '../json';
import {
  isWaiting,
  type Optimistic,
  type People,
  waitingMutations,
  withMutations,
} from '../outbox/optimistic-rows';
import { readPeople } from '../session';
import { staffEntries } from '../sync/pull';

/** The row may be refused as a whole: then `refusal` names the entry and the code. */
export type StaffWaitlistEntry = Optimistic<WaitlistRead> & {
  refusal: { entryId: string; code: string } | null;
};

type Entries = ReturnType<typeof staffEntries>;

/** Reads the entries of the waitlist, also those that wait on this tablet. */
export function readWaitlist(db: AdminDb): Promise<StaffWaitlistEntry[]> {
  return db.transaction('r', [db.waitlist, db.outbox, db.meta], async () => {
    const [rows, stored, people] = await Promise.all([
      db.waitlist.toArray(),
      db.outbox.where('entityKey').startsWith('wait:').toArray(),
      readPeople(db),
    ]);
    const entries = staffEntries(stored);
    const ids = new Set(rows.map(({ id }) => id));
    const added = newEntries(entries, ids, people);
    const shown = rows.map((row) => ({ ...row, refusal: null }));
    return [...shown, ...added].map(({ refusal, ...row }) => {
      const moves = waitingMutations(entries, 'waitlist.status', entityKey('wait', row.id));
      const moved = withMutations(row, moves, people);
      return { ...moved, isQueued: moved.isQueued || row.v === 0, refusal };
    });
  });
}

function newEntries(entries: Entries, known: ReadonlySet<string>, people: People) {
  return entries
    .filter(({ kind, state }) => kind === 'waitlist.add' && !isTerminal(state))
    .filter(({ entityKey: key }) => !known.has(entityIdOf(key)))
    .map((entry) => ({
      ...newRow(entry, people),
      refusal: isWaiting(entry.state)
        ? null
        : { entryId: entry.id, code: entry.lastCode ?? 'internal' },
    }));
}

function newRow({ entityKey: key, body, createdAt, principal }: Entries[number], people: People) {
  const told = recordOf(body);
  const at = new Date(createdAt).toISOString();
  const by = people[staffIdOf(principal) ?? ''] ?? null;
  const serviceDay = textField(told, 'serviceDay');
  const reservationTime = textField(told, 'reservationTime');
  const isWalkIn = serviceDay === null || reservationTime === null;
  const slot = isWalkIn ? slotAt(createdAt) : { serviceDay, reservationTime };
  const row: WaitlistRead = {
    ...{ id: entityIdOf(key), v: 0, status: 'waiting', statusAt: at, statusBy: by, createdAt: at },
    ...{ isWalkIn, serviceDay: slot.serviceDay, wishedTime: slot.reservationTime },
    wishedAt: new Date(slotInstant(slot)).toISOString(),
    flexMinutes: numberField(told, 'flexMinutes') ?? 0,
    partySize: numberField(told, 'partySize') ?? 0,
    tablePreference: textField(told, 'tablePreference'),
    guestName: textField(told, 'guestName') ?? '',
    guestEmail: textField(told, 'guestEmail'),
    guestPhone: textField(told, 'guestPhone') ?? '',
    specialRequests: textField(told, 'specialRequests'),
    quotedMinutes: numberField(told, 'quotedMinutes'),
    ...{ queuedAt: at, lapses: 0, bookedBy: by, offer: null },
  };
  return row;
}

function numberField(told: Record<string, unknown> | null, name: string): number | null {
  const value = told?.[name];
  return typeof value === 'number' ? value : null;
}
