import { liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { billTotal } from '#domain/seatings/bill';
import {
  type AskingPhone,
  type BillOrder,
  firstNameOf,
  phonesAsking,
  type SeatEntry,
  type SeatRead,
} from '#domain/seatings/seating';
import { type StoredOrder, staffOrder } from '../../../repositories/rows/order-wire';
import { askingOf, callsOf, type SeatingRow } from '../../../repositories/rows/seating-wire';
import { type BillDeps, openSeat } from './bill-of-order';

export type ReadSeatDeps = Pick<BillDeps, 'seats' | 'seatings' | 'tables'> & { now: () => number };

/**
 * Returns a phone's table with its bill. Until it is let in, a phone reads only its own orders: a photographed code
 * reveals nothing.
 * @throws DomainError seat.ended
 */
export async function seatRead(deps: ReadSeatDeps, { seat }: { seat: string }): Promise<SeatRead> {
  const now = deps.now();
  const { seating, seatNo, phone, table } = await openSeat(deps, seat, now);
  const isAccepted = phone.letInAt !== null;
  const asking = phonesAsking({ asking: askingOf(seating) }, now);
  const all = (await deps.seatings.orders(seating.id)).map((order) => billOrder(order, seatNo));
  const orders = isAccepted ? all : all.filter(({ isMine }) => isMine);
  return {
    seatNo,
    table: { id: table.id, label: table.label, area: table.area },
    isAccepted,
    entry: isAccepted ? 'in' : entryOf(seating, asking, seatNo),
    asking: isAccepted ? asking : [],
    orders,
    totalAmount: liraText(billTotal(orders)),
    calls: callsOf(seating),
  };
}

function entryOf(
  { acceptedAt }: Pick<SeatingRow, 'acceptedAt'>,
  asking: readonly AskingPhone[],
  ownNo: number,
): SeatEntry {
  if (acceptedAt === null) return 'first_order';
  return asking.some(({ seatNo }) => seatNo === ownNo) ? 'asking' : 'unanswered';
}

function billOrder(order: StoredOrder, ownNo: number): BillOrder {
  const {
    id,
    status,
    seatNo = null,
    guestName,
    createdAt,
    totalAmount,
    paidAt,
    items,
  } = staffOrder(order);
  return {
    code: orderCode(id),
    status,
    seatNo,
    name: firstNameOf(guestName),
    isMine: seatNo === ownNo,
    createdAt,
    totalAmount,
    paidAt: paidAt ?? null,
    items: items.map(({ nameEn, nameTr, quantity, totalPrice }) => ({
      nameEn,
      nameTr,
      quantity,
      totalPrice,
    })),
  };
}
