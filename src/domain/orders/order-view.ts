import type { Customizations } from '../menu/extras';
import type { CancelReason } from './cancel-reasons';
import type { ServiceType } from './order';

/** The response of GET /api/orders/{id}. Amounts are lira as text. */
export type OrderRead = {
  id: string;
  code: string;
  createdAt: string;
  totalAmount: string;
  deliveryFee: string;
  status: string;
  statusAt: string;
  /** First name of the member of staff who set the status; null: none yet, or the guest. */
  statusBy: string | null;
  /** Cancellation reason; guests read only some. Missing in older copies. */
  cancelReason?: CancelReason | null;
  seenAt: string | null;
  orderType: ServiceType;
  tableNumber: string | null;
  guestName: string | null;
  guestEmail: string | null;
  guestPhone: string | null;
  /** Next opening if the order came in while closed (ISO time). */
  preparedFrom: string | null;
  /** The seating that bills it, and the phone's number there. Missing in older copies. */
  seatingId?: string | null;
  seatNo?: number | null;
  /** Card payment (ISO time); null: paid on receipt. Missing in older copies. */
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
  isRedeemed?: boolean;
};

export type OrderItemCustomizations = Customizations & { friesType?: string; sauceType?: string };

export type OrderResponse = { order: OrderRead; items: OrderItemRead[] };

export type StaffOrder = OrderRead & {
  deliveryAddress: Record<string, unknown> | null;
  /** Acknowledgement time and person; missing in rows of older builds. */
  acknowledgedAt?: string | null;
  acknowledgedBy?: string | null;
  items: OrderItemRead[];
};
