import type { BookingRead, TableBookingRead } from '#domain/bookings/booking';
import type { Alternative } from '#domain/bookings/free-tables';
import { STAY_MS, slotInstant } from '#domain/bookings/slots';
import type { BookingEdit } from '#domain/bookings/staff-booking';
import type { BrunchRead } from '#domain/brunch/brunch-changes';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { isTerminal } from '#domain/sync/entry-state';
import { entityIdOf, OTHER_PERSON, staffIdOf } from '#domain/sync/mutation';
import { isRecord, recordOf, textField } from '../json';
import { isWaiting, type People } from '../outbox/optimistic-rows';

/** A booking or a change that staff wrote on this tablet, until the server has it. */
export type Writing = {
  entryId: string;
  isNew: boolean;
  /** The fields as they were sent. */
  wanted: Record<string, unknown>;
  /** null while the entry waits. */
  refusal: {
    /** `other_person`: only the author can send. */
    code: string;
    by: string | null;
    at: string | null;
    alternatives: Alternative[];
  } | null;
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
  const { id: entryId, kind, state, body, lastCode, answer, principal, createdAt } = entry;
  const about = { entryId, isNew: ADDS.includes(kind), wanted: bodyOf(body) };
  if (isWaiting(state)) return { ...about, refusal: null };
  if (lastCode === OTHER_PERSON) {
    const by = people[staffIdOf(principal) ?? ''] ?? null;
    const at = new Date(createdAt).toISOString();
    return { ...about, refusal: { code: OTHER_PERSON, by, at, alternatives: [] } };
  }
  const told = recordOf(answer);
  const offered = told && Array.isArray(told.alternatives) ? told.alternatives : [];
  return {
    ...about,
    refusal: {
      code: lastCode ?? 'internal',
      by: textField(told, 'by'),
      at: textField(told, 'at'),
      alternatives: offered.filter(isAlternative),
    },
  };
}

function isAlternative(one: unknown): one is Alternative {
  return isRecord(one) && typeof one.reservationTime === 'string';
}

function edited<Row extends BookingRead>(row: Row, told: BookingEdit): Row {
  const {
    from: _from,
    isOver: _over,
    language: _language,
    tables,
    ...fields
  } = {
    from: null,
    isOver: null,
    language: null,
    ...told,
  };
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
  return entries
    .filter((entry) => entry.kind === kind && !isTerminal(entry.state))
    .filter(({ entityKey }) => !known.has(entityIdOf(entityKey)))
    .map(({ entityKey, body: text, createdAt, principal }) => {
      const body = bodyOf(text);
      const at = new Date(createdAt).toISOString();
      const by = people[staffIdOf(principal) ?? ''] ?? null;
      const empty: BookingRead = {
        ...{ id: entityIdOf(entityKey), v: 0, status: 'confirmed', statusAt: at, statusBy: by },
        ...{ createdAt: at, reservationDate: at, serviceDay: '', reservationTime: '00:00' },
        ...{ partySize: 0, tableId: null, tableLabel: null },
        ...{ guestName: '', guestEmail: null, guestPhone: '', specialRequests: null },
        ...(by !== null && { bookedBy: by }),
      };
      return { row: edited(empty, body), body };
    });
}
