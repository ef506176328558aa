import * as v from 'valibot';
import { FRIES, SAUCES } from '../menu/menu-item';
import type { PaymentKind } from '../seatings/seating';
import type { Station } from '../stations/station';
import type { OrderRemark } from './order';
import { CANCEL_REASONS, SERVICE_TYPES } from './order';

export const orderItemRead = v.object({
  menuItemId: v.number(),
  name: v.string(),
  nameEn: v.string(),
  nameTr: v.string(),
  quantity: v.number(),
  unitPrice: v.string(),
  totalPrice: v.string(),
  imageUrl: v.string(),
  customizations: v.object({
    fries: v.exactOptional(v.picklist(FRIES)),
    friesType: v.exactOptional(v.string()),
    sauce: v.exactOptional(v.picklist(SAUCES)),
    sauceType: v.exactOptional(v.string()),
    customSauce: v.exactOptional(v.string()),
    notes: v.exactOptional(v.string()),
  }),
  isRedeemed: v.exactOptional(v.boolean()),
});

/** Lists what a guest may read of an order. The amounts are in lira as text. */
export const orderRead = v.object({
  id: v.string(),
  code: v.string(),
  createdAt: v.string(),
  totalAmount: v.string(),
  deliveryFee: v.string(),
  status: v.string(),
  statusAt: v.string(),
  /** Holds the first name of the member of staff who set the status; null means nobody so far, or the guest. */
  statusBy: v.nullable(v.string()),
  /** Staff cancelled for this reason; guests read only some reasons. Older copies lack this field. */
  cancelReason: v.exactOptional(v.nullable(v.picklist(CANCEL_REASONS))),
  seenAt: v.nullable(v.string()),
  orderType: v.picklist(SERVICE_TYPES),
  tableNumber: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  guestEmail: v.nullable(v.string()),
  guestPhone: v.nullable(v.string()),
  /** The venue opens next at this ISO time if the order came in while closed. */
  preparedFrom: v.nullable(v.string()),
  /** The guest paid by card at this ISO time; null means payment on receipt. Older copies lack this field. */
  paidAt: v.exactOptional(v.nullable(v.string())),
  v: v.number(),
});

export const orderResponse = v.object({ order: orderRead, items: v.array(orderItemRead) });

export const placedOrder = v.object({
  mutationId: v.string(),
  orderId: v.string(),
  code: v.string(),
  totalAmount: v.string(),
  status: v.string(),
  createdAt: v.string(),
  preparedFrom: v.nullable(v.string()),
  /** The member gets these points on completion. */
  pointsToEarn: v.number(),
});

export const cancelledOrder = v.object({
  mutationId: v.string(),
  orderId: v.string(),
  status: v.string(),
});

export type OrderRead = v.InferOutput<typeof orderRead>;
export type OrderItemRead = v.InferOutput<typeof orderItemRead>;
export type OrderItemCustomizations = OrderItemRead['customizations'];

/** Describes the response of GET /api/orders/{id}. */
export type OrderResponse = v.InferOutput<typeof orderResponse>;

/**
 * `comp`: the house pays; `refund`: money of a card went back for the order as a whole; `move`: pieces went to another
 * bill; `remake`: the dish was made again, on an order of its own.
 */
export type EntryKind =
  | 'void'
  | 'discount'
  | 'comp'
  | 'staff'
  | 'refund'
  | 'move'
  | 'remake'
  | 'undo';

/** What became of a line after it was ordered, as staff read it. */
export type LineEntryRead = {
  id: string;
  lineNo: number;
  kind: EntryKind;
  /** Pieces that were taken off, 0 or less. */
  quantity: number;
  /** Lira as text. */
  amount: string;
  reason: string | null;
  /** What the person wrote; rows of older builds lack the field. */
  note?: string | null;
  wasMade: boolean | null;
  undoes: string | null;
  by: string | null;
  approvedBy: string | null;
  /** False: a tablet without a connection checked the PIN of the person who approved. */
  isProven: boolean;
  at: string;
};

/** Rows of older builds lack the number and the bill of a line. */
export type StaffOrderItem = Omit<OrderItemRead, 'customizations'> & {
  /** Staff wrote down what the guest cannot eat; guests write it into their notes. */
  customizations: OrderItemCustomizations & { allergy?: string };
  /** The place at the table of the person who gets the dish. */
  person?: number | null;
  lineNo?: number;
  billId?: string;
  /** VAT in hundredths of a percent; null means that the licence was not chosen. */
  vatBp?: number | null;
  /** The station that makes the dish. */
  station?: Station;
  /** Staff ticked the dish or took its tick off last at this time. */
  tickedAt?: string;
  /** The dish is done since then. */
  readyAt?: string;
  readyBy?: string | null;
};

export type StaffOrder = OrderRead & {
  /** This seating bills the order; the phone has a number there. Older copies lack these fields. */
  seatingId?: string | null;
  seatNo?: number | null;
  deliveryAddress: Record<string, unknown> | null;
  /** The bill that the order first came to; each item names the one that has it now. Rows of older builds lack these. */
  billId?: string;
  /** What became of lines after they were ordered. */
  entries?: LineEntryRead[];
  /** The kitchen makes dishes of an earlier order again, for nothing. */
  isAgain?: true;
  /** The first name of the member of staff who took the order. */
  author?: string;
  /** What changed on the menu between the waiter's tap and the arrival. */
  remarks?: readonly OrderRemark[];
  /** A guest who orders by phone wants it then. */
  wantedAt?: string;
  /** The bill with this order was paid so; null means not yet. Rows of older builds lack this field. */
  paidBy?: PaymentKind | null;
  /** A person acknowledged the order at this time; rows of older builds lack these fields. */
  acknowledgedAt?: string | null;
  acknowledgedBy?: string | null;
  items: StaffOrderItem[];
};
