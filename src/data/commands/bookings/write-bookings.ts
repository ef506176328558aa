import {
  type AddTableBookingBody,
  addTableBookingMutation,
  type EditBookingBody,
  editTableBookingMutation,
} from '#domain/bookings/staff-booking';
import {
  type AddBrunchBody,
  addBrunchMutation,
  editBrunchMutation,
} from '#domain/brunch/staff-brunch';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';
import { discardEntry } from '../entries';

/** `instead` is the entry of a refused booking, which this one replaces. */
type Adding<Body> = { body: Body; instead?: string | undefined };

/** @throws DomainError unauthorized */
export async function addTableBooking(
  deps: DataDeps<AdminDb>,
  { body, instead }: Adding<AddTableBookingBody>,
): Promise<void> {
  const id = deps.newId();
  await enqueue(deps, { mutation: addTableBookingMutation, entityId: id, body, id });
  if (instead !== undefined) await discardEntry(deps, { id: instead });
}

/** @throws DomainError unauthorized */
export async function addBrunch(
  deps: DataDeps<AdminDb>,
  { body, instead }: Adding<AddBrunchBody>,
): Promise<void> {
  const id = deps.newId();
  await enqueue(deps, { mutation: addBrunchMutation, entityId: id, body, id });
  if (instead !== undefined) await discardEntry(deps, { id: instead });
}

type Edit = { bookingId: string; body: EditBookingBody };

/** @throws DomainError unauthorized */
export async function editTableBooking(
  deps: DataDeps<AdminDb>,
  { bookingId, body }: Edit,
): Promise<void> {
  await enqueue(deps, { mutation: editTableBookingMutation, entityId: bookingId, body });
}

/** @throws DomainError unauthorized */
export async function editBrunch(
  deps: DataDeps<AdminDb>,
  { bookingId, body }: Edit,
): Promise<void> {
  await enqueue(deps, { mutation: editBrunchMutation, entityId: bookingId, body });
}
