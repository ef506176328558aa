import type { Customizations } from '../menu/extras';
import type { PaymentKind } from '../seatings/seating';
import type { CancelReason } from './cancel-reasons';
import type { ServiceType } from './order';

/** Describes the response of GET /api/orders/{id}. The amounts are in lira as text. */
export type OrderRead = {
  id: string;
  code: string;
  createdAt: string;
  totalAmount: string;
  deliveryFee: string;
  status: string;
  statusAt: string;
  /** Holds the first name of the member of staff who set the status; null means nobody so far, or the guest. */
  statusBy: string | null;
  /** Staff cancelled for this reason; guests read only some reasons. Older copies lack this field. */
  cancelReason?: CancelReason | null;
  seenAt: string | null;
  orderType: ServiceType;
  tableNumber: string | null;
  guestName: string | null;
  guestEmail: string | null;
  guestPhone: string | null;
  /** The venue opens next at this ISO time if the order came in while closed. */
  preparedFrom: string | null;
  /** This seating bills the order; the phone has a number there. Older copies lack these fields. */
  seatingId?: string | null;
  seatNo?: number | null;
  /** The guest paid by card at this ISO time; null means payment on receipt. Older copies lack this field. */
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
  /** The bill with this order was paid so; null means not yet. Rows of older builds lack this field. */
  paidBy?: PaymentKind | null;
  /** A person acknowledged the order at this time; rows of older builds lack these fields. */
  acknowledgedAt?: string | null;
  acknowledgedBy?: string | null;
  items: OrderItemRead[];
};
