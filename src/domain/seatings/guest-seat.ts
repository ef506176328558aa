import * as v from 'valibot';
import { CALLS } from './seating';

export const callStaffInput = v.object({ call: v.picklist(CALLS) });

const billItem = v.object({
  nameEn: v.string(),
  nameTr: v.string(),
  quantity: v.number(),
  totalPrice: v.string(),
});

export const billOrder = v.object({
  code: v.string(),
  status: v.string(),
  /** The phone has this number at the table; null means an order without a scan. */
  seatNo: v.nullable(v.number()),
  name: v.nullable(v.string()),
  isMine: v.boolean(),
  createdAt: v.string(),
  totalAmount: v.string(),
  /** The guest paid this part by card before the bill; older servers omit the field. */
  paidAt: v.exactOptional(v.nullable(v.string())),
  items: v.array(billItem),
});

/** Describes a call from a table. A guest reads the first name of the person who is on the way. */
export const callRead = v.object({
  at: v.string(),
  takenAt: v.nullable(v.string()),
  takenBy: v.nullable(v.string()),
});

/** Describes a phone that asks to see its table's bill; `at` is an ISO time. */
export const askingPhone = v.object({ seatNo: v.number(), at: v.string() });

/** Lists what a phone at a table may read. */
export const seatRead = v.object({
  seatNo: v.number(),
  table: v.object({ id: v.number(), label: v.string(), area: v.string() }),
  /** True if the phone is let in: by its first confirmed order, the table or staff. Others read only their own orders. */
  isAccepted: v.boolean(),
  /** Staff have confirmed no order of the table, the phone asks, nobody let it in, or it is in. */
  entry: v.picklist(['first_order', 'asking', 'unanswered', 'in']),
  /** Lists the other phones that ask this one, which is let in. */
  asking: v.array(askingPhone),
  orders: v.array(billOrder),
  totalAmount: v.string(),
  calls: v.object({ waiter: v.nullable(callRead), bill: v.nullable(callRead) }),
});

/** List what a kiosk in the guests' room may read. */
export const kioskFacts = v.object({
  name: v.string(),
  tableLabel: v.nullable(v.string()),
  isOutOfOrder: v.boolean(),
});

export const pairedKiosk = v.object({ code: v.string(), expiresAt: v.string() });
export const reportedKiosk = v.object({ kiosk: kioskFacts });
export const unlockedKiosk = v.object({ isOpen: v.literal(true) });
