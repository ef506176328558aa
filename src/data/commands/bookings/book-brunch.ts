import { type Booked, book } from '../../bookings/create-booking';
import type { BrunchWish } from '../../bookings/my-booking';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';

/** Books a Bottomless Brunch. @throws DomainError booking.unsent, or the bar's no where nothing can be kept */
export function bookBrunch(deps: DataDeps<GuestDb>, wish: BrunchWish): Promise<Booked> {
  return book(deps, { kind: 'brunch', wish });
}
