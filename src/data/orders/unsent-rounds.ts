import type { StaffOrder } from '#domain/orders/guest-order';
import { orderCode } from '#domain/orders/order';
import type { TakeOrderBody } from '#domain/orders/take-order';
import type { AdminDb } from '../admin-db';
import type { StaffMenuItem } from '../menu/menu-wire';
import { UNSENT_V } from '../row-guards';
import { readSeatings } from '../seatings/staff-seatings';
import { feeIn, itemOf, liraOf } from './qr-order';

/** The party at a table on this tablet, with what it has not sent, has this bill; null: nobody has ordered there. */
export async function billAtTable(db: AdminDb, tableId: number): Promise<string | null> {
  const seatings = await readSeatings(db);
  return seatings.find((seating) => seating.tableId === tableId)?.id ?? null;
}

type Taken = { id: string; billId: string; by: string; at: number; table: string | null };

/** Returns a round as the server will store it, at the prices of the tap. */
export function orderOfRound(
  round: TakeOrderBody,
  menu: readonly StaffMenuItem[],
  { id, billId, by, at, table }: Taken,
): StaffOrder {
  const time = new Date(at).toISOString();
  const items = round.items.map((line, lineNo) => {
    const item = itemOf(line, menu);
    const allergy = line.customizations?.allergy;
    const customizations = { ...item.customizations, ...(allergy && { allergy }) };
    return { ...item, customizations, lineNo, billId, person: line.person ?? null };
  });
  const guests = guestsOf(round, table);
  return {
    ...{ id, code: orderCode(id), createdAt: time, status: 'confirmed', statusAt: time },
    ...{ statusBy: by, author: by, seenAt: null, preparedFrom: null, v: UNSENT_V },
    totalAmount: liraOf(round.totalAmount),
    deliveryFee: feeIn(round, items),
    orderType: round.serviceType,
    ...{ billId, seatingId: table === null ? null : billId, seatNo: null },
    ...{ paidAt: null, paidBy: null, acknowledgedAt: null, acknowledgedBy: null, entries: [] },
    ...{ guestEmail: null, ...guests },
    items,
  };
}

function guestsOf(round: TakeOrderBody, table: string | null) {
  const none = { tableNumber: table, guestName: null, guestPhone: null, deliveryAddress: null };
  if (round.serviceType === 'table') {
    const { name = null, phone = null } = round.tab ?? {};
    return { ...none, guestName: name, guestPhone: phone };
  }
  const wanted = round.wantedAt === undefined ? {} : { wantedAt: round.wantedAt };
  if (round.serviceType === 'collection') {
    const { guestName, guestPhone = null } = round;
    return { ...none, guestName, guestPhone, ...wanted };
  }
  const { deliveryAddress } = round;
  const { fullName: guestName, phone: guestPhone } = deliveryAddress;
  return { ...none, guestName, guestPhone, deliveryAddress: { ...deliveryAddress }, ...wanted };
}
