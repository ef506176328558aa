import type { Slot } from '#domain/bookings/booking';
import {
  BOOK_AHEAD_DAYS,
  eveningSpan,
  STAY_MS,
  slotAt,
  slotInstant,
  tablesOf,
} from '#domain/bookings/booking';
import { openSlots } from '#domain/bookings/free-tables';
import { nearestSlots, slotLoads, tablesFor } from '#domain/bookings/table-choice';
import { DomainError } from '#domain/error-codes';
import { addDays, businessDay } from '#domain/venue';
import type { AddToWaitlistInput, ChangeWaitlistInput } from '#domain/waitlist/waitlist';
import {
  addToWaitlistMutation,
  canChangeWaitlist,
  changeWaitlistMutation,
  placeFor,
} from '#domain/waitlist/waitlist';
import { insertWhere } from '../../db/gateway';
import type { WaitlistRow } from '../../db/tables/bookings.table';
import { tableBookings, waitlistEntries } from '../../db/tables/bookings.table';
import type { NewBookingRequest } from '../../repositories/booking-row';
import {
  confirmationOf,
  NOTHING_CHANGED,
  newBookingRow,
  waitlistRead,
} from '../../repositories/booking-row';
import { effectStatement } from '../../repositories/effects.repository';
import type { NewEffect, RowBatch } from '../../repositories/rows/responses.repository';
import { hasRoom, withoutOffer } from '../../repositories/seatings/waitlist.repository';
import type { StoredSettings } from '../../repositories/settings.repository';
import { mayHaveAll, mayTakeAll } from '../../repositories/tables.repository';
import { endOfStay } from '../shared/end-of-stay';
import type { Parts, StaffAddRequest, StaffChangeDeps, StaffRequest } from '../shared/staff-change';
import {
  lastStatus,
  refuseClosedTime,
  staffAdd,
  staffChange,
  tableRulesOf,
} from '../shared/staff-change';

export type SeatingDeps = Pick<Parts, 'settings'> & {
  assignments: Pick<Parts['assignments'], 'evening'>;
};

type SeatWish = Slot & {
  id: string;
  startsAt: number;
  endsAt: number;
  partySize: number;
  /** Staff chose these; an empty list: any. */
  tables: readonly number[];
  /** The party keeps these if they suffice. */
  keeps?: readonly number[];
  area: string | null;
  /** Staff know that nothing is free. */
  isOver: boolean;
  /** The times that are offered as alternatives. */
  slots: readonly string[];
  present: StoredSettings;
  at: number;
};

/** Chooses the tables of a stay. @throws DomainError slot_taken with the nearest free slots */
export async function seatsFor({ assignments }: Pick<SeatingDeps, 'assignments'>, wish: SeatWish) {
  const { id, serviceDay, at, present, isOver } = wish;
  const evening = await assignments.evening(eveningSpan(serviceDay), { now: at, exceptId: id });
  const span = { startsAt: wish.startsAt, endsAt: wish.endsAt };
  const known = evening.tables.filter((table) => wish.tables.includes(table.id));
  if (known.length < wish.tables.length) throw new DomainError('table.blocked', {});
  const { keeps = [] } = wish;
  const kept = evening.tables.filter((table) => keeps.includes(table.id));
  const isEnough = kept.reduce((sum, { seats }) => sum + seats, 0) >= wish.partySize;
  const tables =
    (isEnough && tablesFor(evening, { ...wish, tables: keeps }, span)) ||
    (isOver && wish.tables.length > 0 ? wish.tables : tablesFor(evening, wish, span)) ||
    (isOver ? keeps : null);
  if (tables === null) {
    const stayMs = span.endsAt - span.startsAt;
    const loads = slotLoads(
      evening,
      { ...wish, stayMs },
      openSlots(present.opening, serviceDay, wish.slots),
    );
    const near = { serviceDay, wishedAt: wish.startsAt, after: at };
    throw new DomainError('slot_taken', { alternatives: nearestSlots(loads, near) });
  }
  const [tableId = null, ...others] = tables;
  const chosen = tables.flatMap((one) => evening.tables.filter((table) => table.id === one));
  return {
    row: { tableId, joinedTables: others.length > 0 ? others : null },
    label: chosen.map(({ label }) => label).join(' + ') || null,
    area: chosen[0]?.area ?? null,
  };
}

/** Staff book at once, also while the stay has begun; nobody sits beyond its end. */
export function refuseTime(present: StoredSettings, slot: Slot, at: number): void {
  const startsAt = slotInstant(slot);
  if (at >= startsAt + LATEST_MS) throw new DomainError('booking.too_late');
  if (slot.serviceDay > addDays(businessDay(at), BOOK_AHEAD_DAYS)) {
    throw new DomainError('booking.too_far_ahead');
  }
  refuseClosedTime(present, slot);
}

/** A booking that waited on a tablet may still arrive this long after its slot. */
const LATEST_MS = 90 * 60_000;

export function withMail(batch: RowBatch, effect: NewEffect | null): RowBatch {
  if (!effect) return batch;
  return { ...batch, more: (won) => [...(batch.more?.(won) ?? []), effectStatement(effect, won)] };
}

export type WaitlistDeps = Omit<SeatingDeps, 'assignments'> &
  Pick<Parts, 'waitlist' | 'assignments' | 'tables' | 'newId'>;

/** Returns an entry that waits for its wished time; the id of the mutation is the entry's id, and later the booking's. */
export function newEntry(
  request: NewBookingRequest<Parameters<typeof newBookingRow>[0]['body']>,
  joining: {
    isWalkIn: boolean;
    flexMinutes: number;
    quotedMinutes: number | null;
    tablePreference: string | null;
  },
  at: number,
): WaitlistRow {
  const row = newBookingRow(request, 'waiting', at);
  return {
    ...row,
    ...joining,
    wishedSlot: row.slot,
    wishedAt: row.startsAt,
    queuedAt: row.placedAt,
    lapses: 0,
    offeredUntil: null,
    offeredBy: null,
  };
}

/** Puts a party on the waitlist. @throws DomainError waitlist.full, booking.too_late, booking.day_closed */
export function addToWaitlist(
  deps: WaitlistDeps & StaffChangeDeps,
  { language, ...request }: StaffAddRequest<AddToWaitlistInput> & { language: 'en' | 'tr' },
) {
  const { input, claim, member, ageMs } = request;
  return staffAdd(deps, request, waitlistEntries, addToWaitlistMutation, async (at) => {
    const { serviceDay, reservationTime, flexMinutes, quotedMinutes, ...party } = input;
    const isWalkIn = serviceDay === undefined || reservationTime === undefined;
    const slot = isWalkIn ? slotAt(at - ageMs) : { serviceDay, reservationTime };
    if (!isWalkIn) refuseTime(await deps.settings.read(), slot, at);
    const body = { ...party, ...slot };
    const asGuest = { claim, ageMs, body, language: input.language ?? language };
    const tablePreference = input.tablePreference ?? null;
    const row = {
      ...newEntry(
        { ...asGuest, secretHash: null, deviceHash: null },
        { isWalkIn, flexMinutes, quotedMinutes, tablePreference },
        at,
      ),
      ...{ statusBy: member.firstName, bookedBy: member.firstName },
    };
    await refuseFull(deps, row);
    const { guestName, partySize } = row;
    return {
      row,
      read: waitlistRead({ row, tableLabel: null }),
      audited: [null, { guestName, partySize, isWalkIn, quotedMinutes, ...slot }],
      guard: hasRoom(row.serviceDay),
    };
  });
}

/** @throws DomainError waitlist.full */
async function refuseFull(
  { waitlist }: Pick<WaitlistDeps, 'waitlist'>,
  { serviceDay }: { serviceDay: string },
): Promise<void> {
  if (!(await waitlist.hasRoom(serviceDay))) throw new DomainError('waitlist.full');
}

/**
 * Offers a place, takes an offer back, seats or books a party, or ends its entry. The first change wins.
 * @throws DomainError conflict, slot_taken, table.taken, table.blocked
 */
export function changeWaitlist(
  deps: WaitlistDeps & StaffChangeDeps,
  request: StaffRequest<ChangeWaitlistInput>,
) {
  const { input, member } = request;
  return staffChange(deps, request, deps.waitlist, changeWaitlistMutation, async (row, at) => {
    const { status: to, from = row.status } = input;
    if (to === row.status && (to !== 'offered' || isSameOffer(row, input))) return null;
    // The party stands at the door: an offer that has lapsed meanwhile is no reason to refuse.
    const isAsSeen = from === row.status || to === 'accepted';
    if (!isAsSeen || !canChangeWaitlist(row.status, to)) return { conflict: lastStatus(row) };
    const by = member.firstName;
    const step = { status: to, statusAt: at, statusBy: by };
    if (to === 'waiting' || to === 'closed') {
      const after = { ...withoutOffer(row), ...step };
      return { after, audited: [{ status: row.status }, { status: to }] };
    }
    const place = await placeOf(deps, row, { ...input, at });
    const audited: [object, object] = [{ status: row.status }, { status: to, ...told(place) }];
    if (to === 'offered') return { ...(await offered(deps, row, { place, at, by })), audited };
    return { ...accepted(deps, row, { place, at, by, tapAt: at - request.ageMs }), audited };
  });
}

function isSameOffer(row: WaitlistRow, { tables, reservationTime }: ChangeWaitlistInput): boolean {
  const isSameTime = reservationTime === undefined || reservationTime === row.slot;
  return isSameTime && (tables.length === 0 || String(tables) === String(tablesOf(row)));
}

type Place = {
  slot: string;
  startsAt: number;
  endsAt: number;
  tables: number[];
  label: string;
  area: string | undefined;
};

function told({ slot, label }: Place) {
  return { reservationTime: slot, tableLabel: label };
}

type Wanted = { tables?: readonly number[]; reservationTime?: string; at: number };

/** Finds the place that staff chose, that the party holds, or that fits best. @throws DomainError slot_taken */
export async function placeOf(
  deps: WaitlistDeps,
  row: WaitlistRow,
  { at, tables = [], reservationTime }: Wanted,
): Promise<Place> {
  const isHeld = row.status === 'offered' && row.offeredUntil !== null && at < row.offeredUntil;
  const held = isHeld && tables.length === 0 ? tablesOf(row) : tables;
  const time = reservationTime ?? (isHeld ? row.slot : undefined);
  if (row.isWalkIn && held.length > 0) return placeNow(deps, row, { tables: held, at });
  if (!row.isWalkIn && (held.length > 0 || time !== undefined)) {
    return placeAt(deps, row, { at, tables: held, reservationTime: time ?? row.wishedSlot });
  }
  const place = await freePlace(deps, row, at);
  if (!place) throw new DomainError('slot_taken', { alternatives: [] });
  return place;
}

/** Finds the place that fits best; null if nothing is free. */
export async function freePlace(
  { settings, assignments }: WaitlistDeps,
  row: WaitlistRow,
  at: number,
): Promise<Place | null> {
  const { rules, mostSeats } = await settings.read();
  const span = eveningSpan(row.serviceDay);
  const evening = await assignments.evening(span, { now: at, exceptId: row.id });
  const slots = tableRulesOf(rules, mostSeats).times;
  const entry = waitlistRead({ row, tableLabel: null });
  const found = placeFor(entry, { evening, slots, now: at });
  if (!found) return null;
  const { reservationTime: slot, ...place } = found;
  return { ...place, slot, ...namesOf(evening.tables, place.tables) };
}

type Chosen = { tables: readonly number[]; at: number };

/** @throws DomainError table.taken, table.blocked */
async function placeNow(
  { tables: all, assignments }: WaitlistDeps,
  row: WaitlistRow,
  { tables, at }: Chosen,
): Promise<Place> {
  const found = await Promise.all(tables.map((id) => all.find(id)));
  const known = found.flatMap((table) => (table?.isActive ? [table] : []));
  if (known.length < tables.length) throw new DomainError('table.blocked', {});
  const ends = await Promise.all(
    known.map((table) => endOfStay({ assignments }, table, at, row.id)),
  );
  const { reservationTime: slot } = slotAt(at);
  const endsAt = Math.min(at + STAY_MS, ...ends);
  return { slot, startsAt: at, endsAt, tables: [...tables], ...namesOf(known, tables) };
}

/** @throws DomainError slot_taken, booking.too_late */
async function placeAt(
  deps: WaitlistDeps,
  row: WaitlistRow,
  { at, tables, reservationTime }: Chosen & { reservationTime: string },
): Promise<Place> {
  const { serviceDay } = row;
  const present = await deps.settings.read();
  refuseTime(present, { serviceDay, reservationTime }, at);
  const startsAt = slotInstant({ serviceDay, reservationTime });
  const span = { startsAt, endsAt: startsAt + STAY_MS };
  const slots = tableRulesOf(present.rules, present.mostSeats).times;
  const wish = { ...row, ...span, reservationTime, tables, slots, present, at };
  const seats = await seatsFor(deps, { ...wish, area: row.tablePreference, isOver: false });
  const { label, area, row: chosen } = seats;
  const names = { label: label ?? '', area: area ?? undefined };
  return { ...span, ...names, slot: reservationTime, tables: tablesOf(chosen) };
}

type Named = { id: number; label: string; area: string };

function namesOf(tables: readonly Named[], ids: readonly number[]) {
  const chosen = ids.flatMap((id) => tables.find((table) => table.id === id) ?? []);
  return { label: chosen.map(({ label }) => label).join(' + '), area: chosen[0]?.area };
}

/** The columns of a row at its place. */
function atPlace({ slot, startsAt, endsAt, tables: [first, ...others] }: Place) {
  const joinedTables = others.length > 0 ? others : null;
  return { slot, startsAt, endsAt, tableId: first ?? null, joinedTables };
}

type Step = { place: Place; at: number; by: string | null };

const MINUTE_MS = 60_000;
export const OFFER_MAIL = 'booking.offer';

/** Holds a place for the party until the offer lapses; a party with an address gets a mail with a link. */
export async function offered(deps: WaitlistDeps, row: WaitlistRow, { place, at, by }: Step) {
  const { rules } = await deps.settings.read();
  const lapsesAt = at + rules['waitlist.offerMinutes'] * MINUTE_MS;
  const offeredUntil = row.isWalkIn ? lapsesAt : Math.min(lapsesAt, place.startsAt);
  const after = {
    ...atPlace(place),
    ...{ status: 'offered', statusAt: at, statusBy: by, offeredUntil, offeredBy: by },
  };
  const payload = { bookingId: row.id, offeredUntil };
  const mail = { id: deps.newId(), kind: OFFER_MAIL, payload, nextAt: at, createdAt: at };
  const label = place.label || null;
  return {
    after,
    found: { row, tableLabel: label },
    guard: mayHaveAll(place.tables, { id: row.id, ...place }, at),
    more: (won: Parameters<typeof effectStatement>[1]) =>
      row.guestEmail === null ? [] : [effectStatement(mail, won)],
  };
}

/** A guest who takes the offer has said that the party comes. */
type Accepting = Step & { tapAt?: number; isByGuest?: boolean };

/** Makes the booking of an accepted entry, with the entry's id: a walk-in sits down, others are confirmed. */
export function accepted(
  { newId }: Pick<WaitlistDeps, 'newId'>,
  row: WaitlistRow,
  { place, at, by, tapAt = at, isByGuest = false }: Accepting,
) {
  const { isWalkIn } = row;
  const booking = {
    ...bookingOf(row, { place, at, by, tapAt }),
    guestConfirmedAt: isByGuest ? at : null,
  };
  const stay = { id: row.id, startsAt: place.startsAt, endsAt: place.endsAt };
  const mail = isWalkIn ? null : confirmationOf(booking, newId());
  return {
    after: { ...withoutOffer(row), status: 'accepted', statusAt: at, statusBy: by },
    guard: isWalkIn
      ? mayTakeAll(place.tables, { ...stay, startsAt: at })
      : mayHaveAll(place.tables, stay, at),
    more: (won: Parameters<typeof effectStatement>[1]) => [
      insertWhere(tableBookings, booking, won),
      ...(mail ? [effectStatement(mail, won)] : []),
    ],
  };
}

/** The booking is newer than its entry: a phone that knows the entry takes the booking. */
function bookingOf(row: WaitlistRow, { place, at, by, tapAt }: Step & { tapAt: number }) {
  const { isWalkIn, tablePreference, v } = row;
  const seatedAt = Math.max(row.receivedAt, tapAt);
  return {
    ...row,
    ...atPlace(place),
    v: v + 2,
    ...{ status: isWalkIn ? 'seated' : 'confirmed', statusAt: isWalkIn ? seatedAt : at },
    ...{ statusBy: by, placedAt: at, receivedAt: at, tableAt: at, tableBy: by },
    ...{ editedAt: null, editedBy: null, ...NOTHING_CHANGED },
    tablePreference: tablePreference ?? place.area ?? 'indoor',
  };
}
