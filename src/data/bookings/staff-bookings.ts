import type { BookingRead, TableBookingRead } from '#domain/bookings/booking';
import { slotAt, slotInstant, tablesOf } from '#domain/bookings/booking';
import type { BrunchRead } from '#domain/bookings/brunch-changes';
import type { Alternative } from '#domain/bookings/free-tables';
import { editedBooking } from '#domain/bookings/staff-booking';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { Entity } from '#domain/sync/mutation';
import { entityIdOf, OTHER_PERSON } from '#domain/sync/mutation';
import type { VenueTableRead } from '#domain/tables/venue-table';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import type { AdminDb } from '../admin-db';
import { isRecord, numberField, recordOf, textField } from '../json';
import type { Optimistic, People, Refusal } from '../outbox/enqueue';
import {
  addingEntries,
  isAsking,
  isWaiting,
  lastWaiting,
  mutationsOf,
  refusalTo,
  tapOf,
  withMutations,
  withQueued,
} from '../outbox/enqueue';
import { readPeople } from '../session';
import { staffEntriesAbout } from '../sync/pull';
import type { OptimisticBrunch } from './staff-brunch';
import { brunchWithMutations } from './staff-brunch';

/** A booking or a change that staff wrote on this tablet, until the server has it. */
type Writing = {
  entryId: string;
  isNew: boolean;
  /** The fields as they were sent. */
  wanted: Record<string, unknown>;
  /** null while the entry waits. */
  refusal: (Omit<Refusal, 'entryId'> & { alternatives: Alternative[] }) | null;
};

const ADDS: readonly OutboxEntry['kind'][] = ['reservation.add', 'brunch.add'];
const EDITS: readonly OutboxEntry['kind'][] = ['reservation.edit', 'brunch.edit'];

/** Lays what staff wrote over a row; a refused change stays beside the row as it stands. */
function withWriting<Row extends BookingRead>(
  row: Row,
  entries: readonly OutboxEntry[],
  people: People,
): Row & { writing: Writing | null } {
  const mine = mutationsOf(entries, row.id).filter(({ kind }) => isWritten(kind));
  const last = mine.find(isAsking) ?? lastWaiting(mine);
  const writing = last ? writingOf(last, people) : null;
  return { ...withQueued(row, mine, people), writing };
}

function isWritten(kind: OutboxEntry['kind']): boolean {
  return ADDS.includes(kind) || EDITS.includes(kind);
}

function bodyOf(body: string): Record<string, unknown> {
  return recordOf(body) ?? {};
}

function writingOf(entry: OutboxEntry, people: People): Writing {
  const { kind, state, body, lastCode, answer } = entry;
  const { entryId, ...refusal } = refusalTo(entry, people);
  const about = { entryId, isNew: ADDS.includes(kind), wanted: bodyOf(body) };
  if (isWaiting(state)) return { ...about, refusal: null };
  const offered = lastCode === OTHER_PERSON ? null : recordOf(answer)?.alternatives;
  const alternatives = Array.isArray(offered) ? offered.filter(isAlternative) : [];
  return { ...about, refusal: { ...refusal, alternatives } };
}

function isAlternative(one: unknown): one is Alternative {
  return isRecord(one) && typeof one.reservationTime === 'string';
}

/** Returns the bookings that staff took on this tablet and the server does not have yet. */
function newBookings(entries: readonly OutboxEntry[], about: About): TableBookingRead[] {
  return newRows(entries, 'reservation.add', about).map(({ row, body }) => ({
    ...row,
    tablePreference: textField(body, 'tablePreference') ?? 'indoor',
  }));
}

function newBrunches(entries: readonly OutboxEntry[], about: About): BrunchRead[] {
  return newRows(entries, 'brunch.add', about).map(({ row, body }) => ({
    ...row,
    selectedFood: textField(body, 'selectedFood') ?? '',
    selectedSauce: textField(body, 'selectedSauce'),
    selectedDrink: textField(body, 'selectedDrink') ?? '',
    ...{ otherChoices: [], totalAmount: null, depositRequired: false, depositDueAt: null },
    ...{ depositPaidAt: null, depositPaidBy: null, firstDrinkAt: null, firstDrinkBy: null },
  }));
}

type About = { known: ReadonlySet<string>; people: People };

function newRows(
  entries: readonly OutboxEntry[],
  kind: OutboxEntry['kind'],
  { known, people }: About,
) {
  return addingEntries(entries, kind, known).map((entry) => {
    const body = bodyOf(entry.body);
    const empty = emptyBooking(entry, people);
    const { statusBy: by } = empty;
    return { row: editedBooking({ ...empty, ...(by !== null && { bookedBy: by }) }, body), body };
  });
}

/** Returns a booking of which nothing is known but who took it, and when. */
function emptyBooking(entry: OutboxEntry, people: People): BookingRead {
  const { at, by } = tapOf(entry, people);
  return {
    ...{ id: entityIdOf(entry.entityKey), v: 0, status: 'confirmed', statusAt: at, statusBy: by },
    ...{ createdAt: at, reservationDate: at, serviceDay: '', reservationTime: '00:00' },
    ...{ partySize: 0, tableId: null, tableLabel: null },
    ...{ guestName: '', guestEmail: null, guestPhone: '', specialRequests: null },
  };
}

type TableConflict = Refusal & { label: string | null };

type AtTable<Row> = Row & {
  isTableQueued: boolean;
  tableConflict: TableConflict | null;
};

type TablesById = ReadonlyMap<number, VenueTableRead>;

function atTable<Row extends BookingRead>(
  row: Row,
  choices: readonly OutboxEntry[],
  { tables, people }: { tables: TablesById; people: People },
): AtTable<Row> {
  const labelOf = (id: number | null) => (id === null ? null : (tables.get(id)?.label ?? null));
  const refused = choices.find(isAsking);
  const shown = withQueued(row, refused ? [] : choices, people);
  const labels = tablesOf(shown).flatMap((id) => labelOf(id) ?? []);
  const tableLabel = labels.join(' + ') || shown.tableLabel;
  const tableConflict = refused
    ? { ...refusalTo(refused, people), label: labelOf(chosenTable(refused)) }
    : null;
  return { ...shown, tableLabel, isTableQueued: shown.isQueued, tableConflict };
}

function chosenTable({ body }: OutboxEntry): number | null {
  return numberField(recordOf(body), 'tableId');
}

function walkInRow(entry: OutboxEntry, { tables, people }: { tables: TablesById; people: People }) {
  const told = recordOf(entry.body);
  const tableId = chosenTable(entry);
  const table = tableId === null ? undefined : tables.get(tableId);
  return {
    ...emptyBooking(entry, people),
    ...slotAt(entry.createdAt),
    status: 'seated',
    partySize: numberField(told, 'partySize') ?? 0,
    tableId,
    tableLabel: table?.label ?? null,
    guestName: textField(told, 'guestName') ?? '',
    tablePreference: table?.area ?? 'indoor',
  };
}

type Written = { writing?: Writing | null };
export type StaffTableBooking = AtTable<Optimistic<TableBookingRead>> & Written;
export type StaffBrunch = AtTable<OptimisticBrunch> & Written;
export type StaffBooking = StaffTableBooking | StaffBrunch;

export function readTableBookings(db: AdminDb): Promise<StaffTableBooking[]> {
  return db.transaction('r', [db.reservation, db.venueTable, db.outbox, db.meta], async () => {
    const [rows, { entries, known }] = await Promise.all([
      db.reservation.toArray(),
      actions(db, 'res'),
    ]);
    const ids = new Set(rows.map(({ id }) => id));
    const walkIns = addingEntries(entries, 'reservation.walk_in', ids).map((entry) =>
      walkInRow(entry, known),
    );
    const lay = (row: TableBookingRead) => {
      const written = withWriting(row, entries, known.people);
      const moves = mutationsOf(entries, row.id, 'reservation.status');
      const seated = mutationsOf(entries, row.id, 'reservation.walk_in');
      const given = mutationsOf(entries, row.id, 'reservation.table');
      const here = atTable(written, [...seated, ...given], known);
      return withWaiting(withMutations(here, moves, known.people));
    };
    const taken = newBookings(entries, { known: ids, people: known.people });
    return [...rows, ...walkIns, ...taken].map(lay).sort(bySlot);
  });
}

export function readBrunches(db: AdminDb): Promise<StaffBrunch[]> {
  return db.transaction('r', [db.brunch, db.venueTable, db.outbox, db.meta], async () => {
    const [rows, { entries, known }] = await Promise.all([
      db.brunch.toArray(),
      actions(db, 'brunch'),
    ]);
    const lay = (row: BrunchRead) => {
      const choices = mutationsOf(entries, row.id, 'brunch.table');
      const written = withWriting(row, entries, known.people);
      const here = atTable(written, choices, known);
      return withWaiting(brunchWithMutations(here, entries, known.people));
    };
    const ids = new Set(rows.map(({ id }) => id));
    const taken = newBrunches(entries, { known: ids, people: known.people });
    return [...rows, ...taken].map(lay).sort(bySlot);
  });
}

function withWaiting<Row extends { isQueued: boolean; writing: Writing | null }>(row: Row): Row {
  return { ...row, isQueued: row.isQueued || row.writing?.refusal === null };
}

// One call reads all rows: a browser may end the transaction between two reads.
async function actions(db: AdminDb, entity: Entity) {
  const [entries, tables, people] = await Promise.all([
    staffEntriesAbout(db, entity),
    db.venueTable.toArray(),
    readPeople(db),
  ]);
  return { entries, known: { people, tables: new Map(tables.map((table) => [table.id, table])) } };
}

function bySlot(a: TableBookingRead | BrunchRead, b: TableBookingRead | BrunchRead): number {
  return a.reservationDate.localeCompare(b.reservationDate, 'en') || (a.id < b.id ? -1 : 1);
}

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
      const moves = mutationsOf(entries, row.id, 'waitlist.status');
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
