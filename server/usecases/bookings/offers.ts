import {
  eveningSpan,
  type GuestTableBooking,
  isOnWaitlist,
  tablesOf,
} from '#domain/bookings/booking';
import { DomainError } from '#domain/error-codes';
import { businessDay } from '#domain/venue';
import { isOfferHour, placeFor } from '#domain/waitlist/places';
import { waitlistEntries } from '../../db/tables/bookings.table';
import { type Seated, type WaitlistRow, waitlistRead } from '../../repositories/rows/booking-row';
import { withoutOffer } from '../../repositories/seatings/waitlist.repository';
import { type Claim, changeRow } from '../../repositories/stored-responses.repository';
import { orRefuse, type Parts } from '../shared/staff-change';
import { tableRulesOf } from '../shared/table-rules-of';
import { accepted, offered, type WaitlistDeps } from './waitlist';

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

export function isOffered({ status, offeredUntil }: WaitlistRow, now: number): boolean {
  return status === 'offered' && offeredUntil !== null && now < offeredUntil;
}

type GuestDeps = WaitlistDeps & Pick<Parts, 'gateway' | 'now'>;
type Entry = { id: string; claim: Claim };

/** Books the offered place once; null means that the entry has changed meanwhile. @throws DomainError waitlist.offer_lapsed, not_found */
export async function acceptOffer(deps: GuestDeps, { id, claim }: Entry) {
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
export async function leaveWaitlist(deps: GuestDeps, { id, claim }: Entry) {
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
export async function offerFreePlaces(deps: GuestDeps & Pick<Parts, 'settings'>): Promise<void> {
  const at = deps.now();
  const present = await deps.settings.read();
  if (!present.rules['waitlist.autoOffer'] || !isOfferHour(at)) return;
  const slots = tableRulesOf(present.rules, present.mostSeats).times;
  for (const { row } of await deps.waitlist.withAddress(businessDay(at))) {
    const span = eveningSpan(row.serviceDay);
    const evening = await deps.assignments.evening(span, { now: at, exceptId: row.id });
    const entry = waitlistRead({ row, tableLabel: null });
    const found = placeFor(entry, { evening, slots, now: at });
    if (!found) continue;
    const { reservationTime: slot, ...stay } = found;
    const place = { ...stay, slot, label: '', area: undefined };
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
