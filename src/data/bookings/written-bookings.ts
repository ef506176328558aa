import type { BookingRead, TableBookingRead } from '#domain/bookings/booking';
import type { Alternative } from '#domain/bookings/free-tables';
import { STAY_MS, slotInstant } from '#domain/bookings/slots';
import type { BookingEdit } from '#domain/bookings/staff-booking';
import type { BrunchRead } from '#domain/brunch/brunch-changes';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { entityIdOf, OTHER_PERSON } from '#domain/sync/mutation';
import { isRecord, recordOf, textField } from '../json';
import {
  addingEntries,
  isWaiting,
  type People,
  type Refusal,
  refusalTo,
  tapOf,
} from '../outbox/optimistic-rows';

/** A booking or a change that staff wrote on this tablet, until the server has it. */
export type Writing = {
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
export function withWriting<Row extends BookingRead>(
  row: Row,
  entries: readonly OutboxEntry[],
  people: People,
): Row & { writing: Writing | null } {
  const mine = entries
    .filter(({ kind, entityKey }) => isWritten(kind) && entityIdOf(entityKey) === row.id)
    .sort((a, b) => a.seqInKey - b.seqInKey);
  const refused = mine.find(({ state }) => state === 'needs_user' || state === 'rejected');
  const waiting = mine.filter(({ state }) => isWaiting(state));
  const shown = waiting.reduce((before, { body }) => edited(before, bodyOf(body)), row);
  const last = refused ?? waiting.at(-1);
  return { ...shown, writing: last ? writingOf(last, people) : null };
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

type Told = BookingEdit & { from?: unknown; isOver?: unknown; language?: unknown };

function edited<Row extends BookingRead>(row: Row, told: Told): Row {
  const { from: _from, isOver: _over, language: _language, tables, ...fields } = told;
  const slot = { serviceDay: row.serviceDay, reservationTime: row.reservationTime, ...fields };
  const startsAt = slotInstant(slot);
  const stayMs = row.endsAt ? Date.parse(row.endsAt) - Date.parse(row.reservationDate) : STAY_MS;
  const [tableId, ...joinedTables] = tables ?? [];
  return {
    ...row,
    ...fields,
    reservationDate: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + stayMs).toISOString(),
    ...(tableId !== undefined && { tableId, joinedTables }),
  };
}

/** Returns the bookings that staff took on this tablet and the server does not have yet. */
export function newBookings(
  entries: readonly OutboxEntry[],
  known: ReadonlySet<string>,
  people: People,
): TableBookingRead[] {
  return newRows(entries, { kind: 'reservation.add', known, people }).map(({ row, body }) => ({
    ...row,
    tablePreference: textField(body, 'tablePreference') ?? 'indoor',
  }));
}

export function newBrunches(
  entries: readonly OutboxEntry[],
  known: ReadonlySet<string>,
  people: People,
): BrunchRead[] {
  return newRows(entries, { kind: 'brunch.add', known, people }).map(({ row, body }) => ({
    ...row,
    selectedFood: textField(body, 'selectedFood') ?? '',
    selectedSauce: textField(body, 'selectedSauce'),
    selectedDrink: textField(body, 'selectedDrink') ?? '',
    ...{ otherChoices: [], totalAmount: null, depositRequired: false, depositDueAt: null },
    ...{ depositPaidAt: null, depositPaidBy: null, firstDrinkAt: null, firstDrinkBy: null },
  }));
}

type New = { kind: OutboxEntry['kind']; known: ReadonlySet<string>; people: People };

function newRows(entries: readonly OutboxEntry[], { kind, known, people }: New) {
  return addingEntries(entries, kind, known).map((entry) => {
    const body = bodyOf(entry.body);
    const empty = emptyBooking(entry, people);
    const { statusBy: by } = empty;
    return { row: edited({ ...empty, ...(by !== null && { bookedBy: by }) }, body), body };
  });
}

/** Returns a booking of which nothing is known but who took it, and when. */
export function emptyBooking(entry: OutboxEntry, people: People): BookingRead {
  const { at, by } = tapOf(entry, people);
  return {
    ...{ id: entityIdOf(entry.entityKey), v: 0, status: 'confirmed', statusAt: at, statusBy: by },
    ...{ createdAt: at, reservationDate: at, serviceDay: '', reservationTime: '00:00' },
    ...{ partySize: 0, tableId: null, tableLabel: null },
    ...{ guestName: '', guestEmail: null, guestPhone: '', specialRequests: null },
  };
}
