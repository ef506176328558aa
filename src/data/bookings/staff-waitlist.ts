import { slotAt, slotInstant } from '#domain/bookings/booking';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { entityIdOf, entityKey } from '#domain/sync/mutation';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import type { AdminDb } from '../admin-db';
import { recordOf, textField } from '../json';
import {
  addingEntries,
  isWaiting,
  type Optimistic,
  type People,
  refusalTo,
  tapOf,
  waitingMutations,
  withMutations,
} from '../outbox/optimistic-rows';
import { readPeople } from '../session';
import { staffEntriesAbout } from '../sync/pull';

/** The row may be refused as a whole: then `refusal` names the entry and the code. */
export type StaffWaitlistEntry = Optimistic<WaitlistRead> & {
  refusal: { entryId: string; code: string } | null;
};

/** Reads the entries of the waitlist, also those that wait on this tablet. */
export function readWaitlist(db: AdminDb): Promise<StaffWaitlistEntry[]> {
  return db.transaction('r', [db.waitlist, db.outbox, db.meta], async () => {
    const [rows, entries, people] = await Promise.all([
      db.waitlist.toArray(),
      staffEntriesAbout(db, 'wait'),
      readPeople(db),
    ]);
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

function newEntries(entries: readonly OutboxEntry[], known: ReadonlySet<string>, people: People) {
  return addingEntries(entries, 'waitlist.add', known).map((entry) => {
    const { entryId, code } = refusalTo(entry, people);
    return { ...newRow(entry, people), refusal: isWaiting(entry.state) ? null : { entryId, code } };
  });
}

function newRow(entry: OutboxEntry, people: People): WaitlistRead {
  const { entityKey: key, body, createdAt } = entry;
  const told = recordOf(body);
  const { at, by } = tapOf(entry, people);
  const serviceDay = textField(told, 'serviceDay');
  const reservationTime = textField(told, 'reservationTime');
  const isWalkIn = serviceDay === null || reservationTime === null;
  const slot = isWalkIn ? slotAt(createdAt) : { serviceDay, reservationTime };
  return {
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
}

function numberField(told: Record<string, unknown> | null, name: string): number | null {
  const value = told?.[name];
  return typeof value === 'number' ? value : null;
}
