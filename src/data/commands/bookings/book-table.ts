import { type Booked, book } from '../../bookings/create-booking';
import type { TableWish } from '../../bookings/my-booking';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';

/** Asks for a table. @throws DomainError booking.unsent, or the bar's no where nothing can be kept */
export function bookTable(deps: DataDeps<GuestDb>, wish: TableWish): Promise<Booked> {
  return book(deps, { kind: 'reservation', wish });
}
