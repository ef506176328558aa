import { type VatLicence, vatOfItem } from '#domain/bills/vat';
import { type FreeLine, pointsEarned } from '#domain/club/points';
import { choiceOfSauce, rewardName } from '#domain/club/rewards';
import { lineName } from '#domain/menu/extras';
import { liraText } from '#domain/money';
import { type Opening, opensNextAt } from '#domain/opening/opening';
import { orderCode } from '#domain/orders/order';
import type { PlaceOrderInput } from '#domain/orders/place-order';
import type { PricedLine, PricedOrder } from '#domain/orders/price-order';
import type { Station } from '#domain/stations/station';
import type { Claim } from '../stored-responses.repository';
import type { OrderLineRow, StoredOrder } from './order-wire';

export type NewOrderRequest = {
  claim: Claim;
  body: PlaceOrderInput;
  /** The mutation waited this long on the device. */
  ageMs: number;
  secretHash: string | null;
  deviceHash: string | null;
  /** The venue got the order at this time, by phone or QR code; the server may have got the order later. */
  placedFor: number;
  memberId: string | null;
  seat: SeatOfOrder | null;
};

/** The seat belongs to a phone; null means that the order has no seat, and its ticket keeps the typed text. */
export type SeatOfOrder = { seatNo: number; label: string };

type Priced = {
  priced: PricedOrder;
  free: readonly FreeLine[];
  liraPerPoint: number;
  opening: Opening;
  licence: VatLicence;
  stations: ReadonlyMap<number, Station>;
};

/** Returns the rows of an order at the server's prices; the id of the mutation is the order's id. */
export function newOrder(
  request: NewOrderRequest,
  { priced, free, liraPerPoint, opening, licence, stations }: Priced,
  now: number,
): StoredOrder {
  const { body, claim, memberId } = request;
  const row = {
    id: claim.mutationId,
    v: 1,
    status: 'pending',
    statusAt: now,
    statusBy: null,
    serviceType: body.serviceType,
    totalKurus: priced.totalKurus,
    feeKurus: priced.feeKurus,
    tableNumber: request.seat?.label ?? (body.tableNumber || null),
    guestName: body.guestName || null,
    guestEmail: body.guestEmail || null,
    guestPhone: body.guestPhone || null,
    deliveryAddress: body.serviceType === 'delivery' ? body.deliveryAddress : null,
    placedAt: now - request.ageMs,
    receivedAt: now,
    preparedFrom: opensNextAt(opening, request.placedFor),
    deviceHash: request.deviceHash,
    secretHash: request.secretHash,
    memberId,
    earnPoints: memberId === null ? 0 : pointsEarned(priced.lines, liraPerPoint),
    // The batch that writes the order finds the seating.
    seatingId: null,
    seatNo: request.seat?.seatNo ?? null,
    source: 'guest' as const,
    ...UNTOUCHED,
    // The batch finds the bill as well.
    billId: '',
  };
  const lines = [...priced.lines.map((line) => paidLine(line, licence)), ...free.map(freeLine)];
  return {
    row,
    lines: lines.map((line, lineNo) => ({
      ...{ orderId: row.id, lineNo, billId: '', ...line, ...UNTICKED },
      station: stations.get(line.menuItemId) ?? 'kitchen',
    })),
  };
}

/** Nobody has done anything about the order, and staff did not write it. */
export const UNTOUCHED = {
  cancelReason: null,
  seenAt: null,
  seenBy: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  paidAt: null,
  paidBy: null,
  authorId: null,
  author: null,
  remarks: null,
  wantedAt: null,
} as const;

/** Nobody has made anything of a new line. */
export const UNTICKED = { tickedAt: null, readyAt: null, readyBy: null } as const;

type NewLine = Omit<
  OrderLineRow,
  'orderId' | 'lineNo' | 'billId' | 'station' | keyof typeof UNTICKED
>;

function paidLine({ item, customizations, quantity, unitKurus }: PricedLine, licence: VatLicence) {
  return {
    menuItemId: item.id,
    nameEn: lineName(item, customizations, 'en'),
    nameTr: lineName(item, customizations, 'tr'),
    imageUrl: item.imageUrl,
    quantity,
    unitKurus,
    customizations,
    isRedeemed: false,
    vatBp: vatOfItem(item, licence),
    categoryId: item.categoryId,
    person: null,
  };
}

function freeLine({ item, sauce }: FreeLine): NewLine {
  return {
    menuItemId: item.id,
    nameEn: rewardName(item, sauce, 'en'),
    nameTr: rewardName(item, sauce, 'tr'),
    imageUrl: item.imageUrl,
    quantity: 1,
    unitKurus: 0,
    customizations: choiceOfSauce(sauce),
    isRedeemed: true,
    vatBp: null,
    categoryId: item.categoryId,
    person: null,
  };
}

/** Returns the response to a placed order. */
export function orderConfirmation({ row }: StoredOrder) {
  return {
    mutationId: row.id,
    orderId: row.id,
    code: orderCode(row.id),
    totalAmount: liraText(row.totalKurus),
    status: 'pending',
    createdAt: new Date(row.receivedAt).toISOString(),
    preparedFrom: row.preparedFrom === null ? null : new Date(row.preparedFrom).toISOString(),
    // The member gets these points on completion.
    pointsToEarn: row.earnPoints,
  };
}
