import type { InferInput } from 'valibot';
import type { TableBookingStatus } from '#domain/bookings/booking';
import {
  canChangeTableBookingStatus,
  changeTableBookingStatusMutation,
} from '#domain/bookings/booking-changes';
import type { BrunchStatus, RecordDepositBody } from '#domain/bookings/brunch-changes';
import {
  canChangeBrunchStatus,
  changeBrunchStatusMutation,
  recordDepositMutation,
  serveFirstDrinkMutation,
} from '#domain/bookings/brunch-changes';
import {
  addBrunchMutation,
  addTableBookingMutation,
  editBrunchMutation,
  editTableBookingMutation,
} from '#domain/bookings/staff-booking';
import { DomainError } from '#domain/error-codes';
import type { SeatWalkInInput } from '#domain/tables/venue-table';
import {
  assignBrunchTableMutation,
  assignTableMutation,
  seatWalkInMutation,
} from '#domain/tables/venue-table';
import { addToWaitlistMutation, changeWaitlistMutation } from '#domain/waitlist/waitlist';
import type { StaffDeps } from '../../admin-db';
import { showsBrunch } from '../../bookings/staff-brunch';
import { withDb } from '../../db';
import type { Mutation } from '../../outbox/enqueue';
import { enqueue, queued, queuedBody, showsStatus } from '../../outbox/enqueue';
import { ofThisDevice } from '../../preferences/board-choices';
import { discardEntry } from '../entries';

export const assignTable = queued(assignTableMutation, 'bookingId');
export const assignBrunchTable = queued(assignBrunchTableMutation, 'bookingId');

type StatusChange = {
  bookingId: string;
  from: TableBookingStatus;
  to: TableBookingStatus;
  isEarly?: boolean;
  isTogether?: boolean;
};

/** Shows the change at once and queues the mutation. @throws DomainError conflict (no such step), unauthorized */
export async function changeTableBookingStatus(
  deps: StaffDeps,
  { bookingId, from, to, isEarly = false, isTogether = false }: StatusChange,
): Promise<void> {
  if (!canChangeTableBookingStatus(from, to)) throw new DomainError('conflict');
  const row = await withDb(deps.db, () => deps.db.reservation.get(bookingId));
  await enqueue(deps, {
    mutation: changeTableBookingStatusMutation,
    entityId: bookingId,
    stands: (entries) =>
      row !== undefined && showsStatus(row, entries, { kind: 'reservation.status', status: to }),
    body: {
      ...{ status: to, from },
      ...(isEarly ? { isEarly } : {}),
      ...(isTogether ? { isTogether } : {}),
    },
  });
}

/** Seats a walk-in. Resolves to the booking's id. @throws DomainError unauthorized */
export async function seatWalkIn(deps: StaffDeps, body: SeatWalkInInput) {
  const id = deps.newId();
  await enqueue(deps, { mutation: seatWalkInMutation, entityId: id, body, id });
  return { bookingId: id };
}

type BrunchStatusChange = {
  bookingId: string;
  from: BrunchStatus;
  to: BrunchStatus;
};

/** Shows the change at once and queues the mutation. @throws DomainError conflict (no such step), unauthorized */
export async function changeBrunchStatus(
  deps: StaffDeps,
  { bookingId, from, to }: BrunchStatusChange,
): Promise<void> {
  if (!canChangeBrunchStatus(from, to)) throw new DomainError('conflict');
  const row = await withDb(deps.db, () => deps.db.brunch.get(bookingId));
  await enqueue(deps, {
    mutation: changeBrunchStatusMutation,
    entityId: bookingId,
    stands: (entries) => showsBrunch(row, entries, ({ status }) => status === to),
    body: { status: to, from },
  });
}

type Deposit = Pick<RecordDepositBody, 'isPaid' | 'amount' | 'method'> & { bookingId: string };

/** @throws DomainError unauthorized */
export async function recordDeposit(deps: StaffDeps, { bookingId, isPaid, ...paid }: Deposit) {
  const row = await withDb(deps.db, () => deps.db.brunch.get(bookingId));
  await enqueue(deps, {
    mutation: recordDepositMutation,
    entityId: bookingId,
    stands: (entries) =>
      showsBrunch(row, entries, ({ depositPaidAt }) => (depositPaidAt !== null) === isPaid),
    body: { isPaid, from: !isPaid, ...(isPaid && ofThisDevice()), ...paid },
  });
}

type FirstDrink = {
  bookingId: string;
  isServed: boolean;
  isEarly?: boolean;
  isTogether?: boolean;
  /** So many came; without it, what stands on the bill stays. */
  people?: number;
};

/** @throws DomainError unauthorized */
export async function serveFirstDrink(
  deps: StaffDeps,
  { bookingId, isServed, isEarly = false, isTogether = false, people }: FirstDrink,
): Promise<void> {
  const row = await withDb(deps.db, () => deps.db.brunch.get(bookingId));
  await enqueue(deps, {
    mutation: serveFirstDrinkMutation,
    entityId: bookingId,
    stands: (entries) =>
      showsBrunch(row, entries, ({ firstDrinkAt }) => (firstDrinkAt !== null) === isServed),
    body: {
      ...{ isServed, from: !isServed },
      ...(isEarly ? { isEarly } : {}),
      ...(isTogether ? { isTogether } : {}),
      ...(people === undefined ? {} : { people }),
    },
  });
}

/** Returns the command that adds a row. `instead` is the entry of a refused booking, which this one replaces. */
function adding<M extends Mutation>(mutation: M) {
  type Adding = { body: InferInput<M['schema']>; instead?: string | undefined };
  return async (deps: StaffDeps, { body, instead }: Adding): Promise<void> => {
    const id = deps.newId();
    await enqueue(deps, { mutation, entityId: id, body, id });
    if (instead !== undefined) await discardEntry(deps, { id: instead });
  };
}

export const addTableBooking = adding(addTableBookingMutation);
export const addBrunch = adding(addBrunchMutation);
export const addToWaitlist = adding(addToWaitlistMutation);
export const editTableBooking = queuedBody(editTableBookingMutation, 'bookingId');
export const editBrunch = queuedBody(editBrunchMutation, 'bookingId');
export const changeWaitlist = queuedBody(changeWaitlistMutation, 'entryId');
