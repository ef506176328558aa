import { type Booked, book } from '../../bookings/create-booking';
import type { TableWish } from '../../bookings/my-booking';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';

/** @throws DomainError booking.unsent, or the server's refusal if nothing can be stored */
export function bookTable(deps: DataDeps<GuestDb>, wish: TableWish): Promise<Booked> {
  return book(deps, { kind: 'reservation', wish });
}
