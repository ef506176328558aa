import { type Booked, book } from '../../bookings/create-booking';
import type { BrunchWish } from '../../bookings/my-booking';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';

/** @throws DomainError booking.unsent, or the server's refusal if nothing can be stored */
export function bookBrunch(deps: DataDeps<GuestDb>, wish: BrunchWish): Promise<Booked> {
  return book(deps, { kind: 'brunch', wish });
}
