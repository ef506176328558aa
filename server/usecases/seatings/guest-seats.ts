import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { billTotal } from '#domain/seatings/bill';
import {
  type AnswerPhoneInput,
  type AskingPhone,
  type BillOrder,
  CALL_PAUSE_MS,
  type Call,
  firstNameOf,
  isCalling,
  phonesAsking,
  SEAT_MS,
  type SeatEntry,
  type SeatRead,
} from '#domain/seatings/seating';
import { type StoredOrder, staffOrder } from '../../repositories/rows/order-wire';
import { askingOf, callsOf, type SeatingRow } from '../../repositories/rows/seating-wire';
import { secretHash } from '../../services/secrets/keys';
import { readTableToken } from '../../services/secrets/signed-links';
import { type BillDeps, newSeating, openSeat } from '../shared/bill-of-order';
import type { Parts } from '../shared/parts';

type ReadSeatDeps = Pick<BillDeps, 'seats' | 'seatings' | 'tables'> & Pick<Parts, 'bills' | 'now'>;

/**
 * Returns a phone's table with its bill. Until it is let in, a phone reads only its own orders: a photographed code
 * reveals nothing.
 * @throws DomainError seat.ended
 */
export async function readSeat(deps: ReadSeatDeps, { seat }: { seat: string }): Promise<SeatRead> {
  const now = deps.now();
  const { seating, seatNo, phone, table } = await openSeat(deps, seat, now);
  const isAccepted = phone.letInAt !== null;
  const asking = phonesAsking({ asking: askingOf(seating) }, now);
  const all = (await deps.seatings.orders(seating.id)).map((order) => billOrder(order, seatNo));
  const bill = await deps.bills.find(seating.id);
  const owed = bill ? Math.max(0, bill.row.worthKurus - bill.row.paidKurus) : 0;
  const orders = isAccepted ? all : all.filter(({ isMine }) => isMine);
  return {
    seatNo,
    table: { id: table.id, label: table.label, area: table.area },
    isAccepted,
    entry: isAccepted ? 'in' : entryOf(seating, asking, seatNo),
    asking: isAccepted ? asking : [],
    orders,
    totalAmount: liraText(isAccepted ? owed : billTotal(orders)),
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

/** For guessed tokens the lookup of a dummy takes equally long. */
const NO_TABLE = { tableId: 0, qrVersion: 0 };

/**
 * Adds a phone that scanned a table's code; the first scan opens the seating.
 * @param onKnown called once the code is known to be valid
 * @throws DomainError seat.code_invalid: unknown or replaced code, or a full table
 */
export async function takeSeat(
  deps: BillDeps & ReadSeatDeps & Pick<Parts, 'keys' | 'now'>,
  { token, seat, onKnown }: { token: string; seat: string; onKnown: () => void },
): Promise<SeatRead> {
  const { tableId, qrVersion } = readTableToken(deps.keys, token) ?? NO_TABLE;
  const table = await deps.tables.find(tableId);
  if (!table || table.qrVersion !== qrVersion) throw new DomainError('seat.code_invalid');
  onKnown();
  const now = deps.now();
  const opens = newSeating(deps.newId(), tableId, now);
  const phone = { secretHash: secretHash(seat), expiresAt: now + SEAT_MS, askedAt: now };
  const taken = await deps.seats.sit(phone, { opens, qrVersion });
  if (!taken) throw new DomainError('seat.code_invalid');
  return readSeat(deps, { seat });
}

/**
 * Lets a phone in, or refuses it, for somebody at the table. Changes nothing if the answering phone is not let in, or
 * if the question is answered.
 * @throws DomainError seat.ended
 */
export async function answerPhone(
  deps: ReadSeatDeps,
  { seat, seatNo, isLetIn }: AnswerPhoneInput & { seat: string },
): Promise<SeatRead> {
  const now = deps.now();
  const { phone } = await openSeat(deps, seat, now);
  await deps.seats.answer(phone, { seatNo, at: isLetIn ? now : null });
  return readSeat(deps, { seat });
}

/**
 * Records that a table calls a waiter or requests the bill. Does not repeat an open or just taken call.
 * @throws DomainError seat.ended
 */
export async function callStaff(
  deps: ReadSeatDeps,
  { seat, call }: { seat: string; call: Call },
): Promise<SeatRead> {
  const now = deps.now();
  const { seating } = await openSeat(deps, seat, now);
  const last = callsOf(seating)[call];
  const isRecent = last !== null && now - Date.parse(last.at) < CALL_PAUSE_MS;
  if (!isCalling(last) && !isRecent) {
    await deps.seatings.call(
      seating.id,
      call === 'waiter'
        ? { waiterCalledAt: now, waiterTakenAt: null, waiterTakenBy: null }
        : { billCalledAt: now, billTakenAt: null, billTakenBy: null },
    );
  }
  return readSeat(deps, { seat });
}
