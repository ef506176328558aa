import type { Customizations } from '../menu/extras';
import type { CancelReason } from './cancel-reasons';
import type { ServiceType } from './order';

/** An order as GET /api/orders/{id} answers it. Amounts are lira as text. */
export type OrderRead = {
  id: string;
  code: string;
  createdAt: string;
  totalAmount: string;
  deliveryFee: string;
  status: string;
  /** Since when the order has had this status (ISO time). */
  statusAt: string;
  /** First name of the member of staff who set the status; null: nobody yet, or the guest. */
  statusBy: string | null;
  /** Why staff cancelled it; guests read only some reasons. Missing in older copies. */
  cancelReason?: CancelReason | null;
  /** When a staff tablet first showed it (ISO time); null: not yet. */
  seenAt: string | null;
  orderType: ServiceType;
  tableNumber: string | null;
  guestName: string | null;
  guestEmail: string | null;
  guestPhone: string | null;
  /** When the bar opens next, if it was closed as the order came in (ISO time). */
  preparedFrom: string | null;
  /** The seating whose bill it stands on, and the number of the phone there. Missing in older copies. */
  seatingId?: string | null;
  seatNo?: number | null;
  /** When it was paid by card (ISO time); null: it is paid on receipt. Missing in older copies. */
  paidAt?: string | null;
  v: number;
};

export type OrderItemRead = {
  menuItemId: number;
  name: string;
  nameEn: string;
  nameTr: string;
  quantity: number;
  unitPrice: string;
  totalPrice: string;
  imageUrl: string;
  customizations: OrderItemCustomizations;
  /** Paid with points. */
  isRedeemed?: boolean;
};

/** The specified names of the fields, beside our own. */
export type OrderItemCustomizations = Customizations & { friesType?: string; sauceType?: string };

export type OrderResponse = { order: OrderRead; items: OrderItemRead[] };

/** An order as staff see it: the same, with its address and lines inside. */
export type StaffOrder = OrderRead & {
  deliveryAddress: Record<string, unknown> | null;
  /** When its alarm was acknowledged, and by whom; missing in rows of older builds. */
  acknowledgedAt?: string | null;
  acknowledgedBy?: string | null;
  items: OrderItemRead[];
};
