import type { GuestTableBooking } from '#domain/bookings/booking';
import { isOnWaitlist, tableDays, tablesOf } from '#domain/bookings/booking';
import {
  canAnnounceLate,
  cancelTableBookingMutation,
  canGuestCancelBooking,
} from '#domain/bookings/booking-changes';
import { cancelBrunchMutation } from '#domain/bookings/brunch-changes';
import { partySizesFor } from '#domain/bookings/free-tables';
import { canConfirm } from '#domain/bookings/reminders';
import { DomainError } from '#domain/error-codes';
import { brunchRulesOf } from '#domain/settings/rules-of';
import { TERMINAL_KEEP_MS } from '#domain/sync/mutation';
import { businessDay } from '#domain/venue';
import { isOfferHour } from '#domain/waitlist/waitlist';
import type { BookingTable, WaitlistRow } from '../../db/tables/bookings.table';
import { waitlistEntries } from '../../db/tables/bookings.table';
import type { Seated } from '../../repositories/booking-row';
import type { BookingRow, BookingsRepository } from '../../repositories/bookings.repository';
import type { Claim, MutationResponse } from '../../repositories/rows/responses.repository';
import { changeRow } from '../../repositories/rows/responses.repository';
import { withoutOffer } from '../../repositories/seatings/waitlist.repository';
import type { Proof, Reader } from '../../services/files/data-folder';
import { isOwn } from '../../services/files/data-folder';
import type { LinkedBooking } from '../../services/keys';
import { bookingLinks, opensBooking } from '../../services/keys';
import type { Parts } from '../shared/staff-change';
import { orRefuse, tableRulesOf, untilWritten } from '../shared/staff-change';
import type { WaitlistDeps } from './waitlist';
import { accepted, freePlace, offered } from './waitlist';

/** Returns an entry as a guest reads it: like the booking that it becomes. */
export function guestEntry({ row, tableLabel }: Seated<WaitlistRow>): GuestTableBooking {
  const { id, v, status, serviceDay, slot, partySize, tablePreference } = row;
  const { guestName, guestEmail, guestPhone, specialRequests, offeredUntil } = row;
  return {
    ...{ id, v, serviceDay, partySize, tableLabel },
    ...{ guestName, guestEmail, guestPhone, specialRequests },
    status: status === 'closed' ? 'cancelled' : status,
    statusAt: new Date(row.statusAt).toISOString(),
    createdAt: new Date(row.receivedAt).toISOString(),
    reservationDate: new Date(row.startsAt).toISOString(),
    reservationTime: slot,
    endsAt: new Date(row.endsAt).toISOString(),
    tablePreference: tablePreference ?? '',
    ...(offeredUntil !== null && { offeredUntil: new Date(offeredUntil).toISOString() }),
  };
}

function isOffered({ status, offeredUntil }: WaitlistRow, now: number): boolean {
  return status === 'offered' && offeredUntil !== null && now < offeredUntil;
}

type GuestDeps = WaitlistDeps & Pick<Parts, 'gateway' | 'now'>;
type Entry = { id: string; claim: Claim };

/** Books the offered place once; null means that the entry has changed meanwhile. @throws DomainError waitlist.offer_lapsed, not_found */
async function acceptOffer(deps: GuestDeps, { id, claim }: Entry) {
  const found = orRefuse(await deps.waitlist.find(id));
  const { row, tableLabel } = found;
  const at = deps.now();
  const [tableId] = tablesOf(row);
  // Another tap has just accepted the offer: the next attempt finds the booking.
  if (row.status === 'accepted') return null;
  if (!isOffered(row, at) || tableId === undefined) throw new DomainError('waitlist.offer_lapsed');
  const { slot, startsAt, endsAt } = row;
  const table = await deps.tables.find(tableId);
  const names = { label: tableLabel ?? '', area: table?.area };
  const place = { slot, startsAt, endsAt, tables: tablesOf(row), ...names };
  const { after, more } = accepted(deps, row, {
    ...{ place, at, by: row.offeredBy, isByGuest: true },
  });
  return changeRow(deps.gateway, waitlistEntries, {
    ...{ claim, at, more, before: row, audit: null },
    response: { status: 200, body: '{}' },
    after: { ...after, statusBy: null, v: row.v + 1 },
  });
}

/**
 * The guest leaves the waitlist or declines an offer; null means that the entry has changed meanwhile.
 * @throws DomainError not_found, booking.not_cancellable
 */
async function leaveWaitlist(deps: GuestDeps, { id, claim }: Entry) {
  const { mutationId } = claim;
  const body = JSON.stringify({ mutationId, reservationId: id, status: 'cancelled' });
  const found = orRefuse(await deps.waitlist.find(id));
  const { row } = found;
  const at = deps.now();
  if (!isOnWaitlist(row.status)) {
    throw new DomainError('booking.not_cancellable', { status: row.status });
  }
  return changeRow(deps.gateway, waitlistEntries, {
    ...{ claim, at, before: row, audit: null },
    response: { status: 200, body },
    after: {
      ...withoutOffer(row),
      ...{ status: 'closed', statusAt: at, statusBy: null, v: row.v + 1 },
    },
  });
}

/** Ends offers and entries whose time is over. */
export async function endWaits({ waitlist, now }: Parts): Promise<void> {
  const at = now();
  await waitlist.lapseOffers(at);
  await waitlist.closePast(businessDay(at), at);
}

/** Offers free places of later days by mail, if the owner has set it, to whoever waits longest. */
export async function offerFreePlaces(deps: GuestDeps): Promise<void> {
  const at = deps.now();
  const { rules } = await deps.settings.read();
  if (!rules['waitlist.autoOffer'] || !isOfferHour(at)) return;
  for (const { row } of await deps.waitlist.withAddress(businessDay(at))) {
    const place = await freePlace(deps, row, at);
    if (!place) continue;
    const { found: _, ...batch } = await offered(deps, row, { place, at, by: null });
    const claim = {
      ...{ mutationId: deps.newId(), principal: `link:${row.id}` },
      ...{ kind: 'waitlist.offer', hash: '' },
    };
    await changeRow(deps.gateway, waitlistEntries, {
      ...batch,
      ...{ claim, at, before: row, audit: null },
      after: { ...batch.after, v: row.v + 1 },
      response: { status: 200, body: '{}' },
    });
  }
}

export type BothKinds = Pick<Parts, 'tableBookings' | 'brunches' | 'waitlist'>;

/** Finds a booking of either kind. */
function findBooking({ tableBookings, brunches }: BothKinds, { kind, id }: LinkedBooking) {
  return kind === 'table' ? foundIn(tableBookings, id) : foundIn(brunches, id);
}

async function foundIn<Table extends BookingTable, Read>(
  { table, find, read }: BookingsRepository<Table, Read>,
  id: string,
) {
  const found = await find(id);
  return found && { row: found.row, table, read: read(found) };
}

/** A table booking that is no booking yet waits on the waitlist under the same id. */
async function foundEntry(
  { waitlist }: Pick<BothKinds, 'waitlist'>,
  { kind, id }: LinkedBooking,
): Promise<{ row: WaitlistRow; read: GuestTableBooking } | null> {
  const found = kind === 'table' ? await waitlist.find(id) : null;
  return found && { row: found.row, read: guestEntry(found) };
}

type ReadDeps = BothKinds & Pick<Parts, 'keys'>;
type Asked = { id: string; reader: Reader };

/** The guest of the booking, also while it waits on the waitlist, and staff may read it; all others get 404. */
export async function readTableBooking(deps: ReadDeps, { id, reader }: Asked) {
  const link = { kind: 'table', id } as const;
  const found: Found<GuestTableBooking> | null =
    (await foundIn(deps.tableBookings, id)) ?? (await foundEntry(deps, link));
  return shownTo(deps, { ...link, reader }, found);
}

/** As `readTableBooking`. */
export async function readBrunch(deps: ReadDeps, { id, reader }: Asked) {
  return shownTo(deps, { kind: 'brunch', id, reader }, await foundIn(deps.brunches, id));
}

type Found<Read> = { row: Proof; read: Read };

function shownTo<Read extends object>(
  { keys }: ReadDeps,
  { reader, ...link }: LinkedBooking & Asked,
  found: Found<Read> | null,
) {
  const isTheirs = found !== null && isOwn(found.row, reader);
  if (!found || !(reader.isStaff || isTheirs)) throw new DomainError('not_found');
  // Staff do not get the link: they do not need it and might share it.
  const links = isTheirs ? bookingLinks(keys, link) : {};
  return { reservation: { ...found.read, ...links } };
}

type OpenBookingDeps = BothKinds & Pick<Parts, 'keys' | 'settings' | 'now'>;

type OpenBookingInput = LinkedBooking & {
  /** The link contains this key. */
  key: string | null;
  /** The guest's browser and a staff session are other proofs; with null only the link counts. */
  reader: Reader | null;
};

/** Reads a booking by its link; the link expires two days after the evening. */
export async function openBooking(deps: OpenBookingDeps, input: OpenBookingInput) {
  const { kind, id } = input;
  const found = await findBooking(deps, { kind, id });
  if (!found) return openEntry(deps, input);
  if (!mayOpen(deps, input, found.row)) throw new DomainError('not_found');
  const { read, row } = found;
  const isDepositDue =
    'depositRequired' in row && row.depositRequired && row.depositPaidAt === null;
  const at = deps.now();
  const mayCancel = canGuestCancelBooking(row.status, row.startsAt, at);
  const links = bookingLinks(deps.keys, { kind, id });
  const mayBeLate = canAnnounceLate(row.status, row.startsAt, at);
  const mayConfirm = row.guestConfirmedAt === null && canConfirm(row, at);
  const offer = await offerOf(deps, kind, { row, at });
  return { kind, read, mayCancel, mayBeLate, mayConfirm, offer, isDepositDue, v: row.v, links };
}

/** Reads an entry of the waitlist by its link; while an offer is on, the guest may accept it. */
async function openEntry(deps: OpenBookingDeps, input: OpenBookingInput) {
  const { kind, id } = input;
  const found = await foundEntry(deps, { kind, id });
  if (!found || !mayOpen(deps, input, found.row)) throw new DomainError('not_found');
  const { row, read } = found;
  return {
    ...{ kind, read, v: row.v, isDepositDue: false, mayBeLate: false },
    mayCancel: isOnWaitlist(row.status),
    mayConfirm: isOffered(row, deps.now()),
    offer: { times: [], parties: [], first: row.serviceDay, last: row.serviceDay },
    links: bookingLinks(deps.keys, { kind, id }),
  };
}

/** Returns what the guest may choose instead, with what is booked; the server decides again. */
async function offerOf(
  { settings }: OpenBookingDeps,
  kind: LinkedBooking['kind'],
  { row, at }: { row: BookingRow; at: number },
) {
  const { rules, mostSeats } = await settings.read();
  const tables = tableRulesOf(rules, mostSeats);
  const days = tableDays(at, tables.daysAhead);
  const isToday = row.serviceDay < days.first;
  if (kind === 'brunch') {
    const { slots } = brunchRulesOf(rules, mostSeats);
    return { times: withOwn(slots, row.slot), parties: [], ...days, first: businessDay(at) };
  }
  const parties = withOwn(partySizesFor(tables), row.partySize);
  return {
    times: withOwn(tables.times, row.slot),
    parties,
    ...days,
    ...(isToday && { first: row.serviceDay }),
  };
}

function withOwn<Choice>(offered: readonly Choice[], own: Choice): readonly Choice[] {
  return offered.includes(own) ? offered : [own, ...offered];
}

function mayOpen(
  { keys, now }: OpenBookingDeps,
  { reader, key, kind, id }: OpenBookingInput,
  row: Proof & { startsAt: number },
): boolean {
  if (reader && (reader.isStaff || isOwn(row, reader))) return true;
  return now() - row.startsAt <= TERMINAL_KEEP_MS && opensBooking(keys, { kind, id }, key);
}

type CancelBookingDeps = BothKinds & WaitlistDeps & Pick<Parts, 'gateway' | 'now'>;
type CancelBookingRequest = Proof & { id: string; claim: Claim };

/** @throws DomainError not_found, booking.not_cancellable */
export function cancelTableBooking(deps: CancelBookingDeps, request: CancelBookingRequest) {
  return cancelled(deps, { kind: 'table', ...request }, (booking) => isOwn(booking, request));
}

/** @throws DomainError not_found, booking.not_cancellable */
export function cancelBrunch(deps: CancelBookingDeps, request: CancelBookingRequest) {
  return cancelled(deps, { kind: 'brunch', ...request }, (booking) => isOwn(booking, request));
}

type Link = LinkedBooking & { key: string | null };

/** A form behind a booking's link has no mutation id. @throws DomainError not_found (the key is not the link's) */
export function linkClaim(
  { keys, newId }: Pick<Parts, 'keys' | 'newId'>,
  link: Link,
  kind: string,
) {
  if (!opensBooking(keys, link, link.key)) throw new DomainError('not_found');
  return { mutationId: newId(), principal: `link:${link.id}`, kind, hash: '' };
}

type ByLinkDeps = CancelBookingDeps & Pick<Parts, 'keys'>;

const KINDS = { table: cancelTableBookingMutation.kind, brunch: cancelBrunchMutation.kind };

/**
 * Cancels by a booking's link. The page's form has no mutation id; on a second submit the booking is cancelled already.
 * @throws DomainError not_found, booking.not_cancellable
 */
export async function cancelLinkedBooking(deps: ByLinkDeps, { kind, id, key }: Link) {
  const claim = linkClaim(deps, { kind, id, key }, KINDS[kind]);
  await cancelled(deps, { kind, id, claim }, () => true);
}

/**
 * Records by a booking's link that the party comes, or accepts the offer to a party on the waitlist; a second submit
 * finds the record. @throws DomainError not_found, booking.not_changeable, waitlist.offer_lapsed
 */
export async function confirmLinkedBooking(
  deps: ByLinkDeps & Pick<Parts, 'responses'>,
  { kind, id, key }: Link,
): Promise<void> {
  const claim = linkClaim(deps, { kind, id, key }, 'booking.confirm');
  await untilWritten(async () => {
    const found = await findBooking(deps, { kind, id });
    if (!found) return acceptOffer(deps, { id, claim });
    const { row, table } = found;
    const at = deps.now();
    const response = { status: 200, body: '{}' };
    if (row.guestConfirmedAt !== null) return deps.responses.keep(claim, response);
    if (!canConfirm(row, at)) throw new DomainError('booking.not_changeable');
    const after = { guestConfirmedAt: at, v: row.v + 1 };
    return changeRow(deps.gateway, table, { claim, response, at, before: row, after, audit: null });
  });
}

function cancelled(
  deps: CancelBookingDeps,
  { kind, id, claim }: LinkedBooking & { claim: Claim },
  mayCancel: (booking: Proof) => boolean,
): Promise<MutationResponse> {
  const { mutationId } = claim;
  const body = JSON.stringify({ mutationId, reservationId: id, status: 'cancelled' });
  return untilWritten(async () => {
    const found = await findBooking(deps, { kind, id });
    if (!found) {
      const entry = await foundEntry(deps, { kind, id });
      if (!entry || !mayCancel(entry.row)) throw new DomainError('not_found');
      return leaveWaitlist(deps, { id, claim });
    }
    if (!mayCancel(found.row)) throw new DomainError('not_found');
    const { row, table } = found;
    const { status, startsAt } = row;
    const at = deps.now();
    if (!canGuestCancelBooking(status, startsAt, at)) {
      throw new DomainError('booking.not_cancellable', { status });
    }
    return changeRow(deps.gateway, table, {
      claim,
      response: { status: 200, body },
      at,
      before: row,
      after: { status: 'cancelled', statusAt: at, statusBy: null, v: row.v + 1 },
      audit: null,
    });
  });
}
