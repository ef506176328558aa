import type * as v from 'valibot';
import type { PaymentKind } from '../seatings/seating';
import type { orderItemRead, orderRead, orderResponse } from './guest-order';

export type OrderRead = v.InferOutput<typeof orderRead>;
export type OrderItemRead = v.InferOutput<typeof orderItemRead>;
export type OrderItemCustomizations = OrderItemRead['customizations'];

/** Describes the response of GET /api/orders/{id}. */
export type OrderResponse = v.InferOutput<typeof orderResponse>;

export type StaffOrder = OrderRead & {
  /** This seating bills the order; the phone has a number there. Older copies lack these fields. */
  seatingId?: string | null;
  seatNo?: number | null;
  deliveryAddress: Record<string, unknown> | null;
  /** The bill with this order was paid so; null means not yet. Rows of older builds lack this field. */
  paidBy?: PaymentKind | null;
  /** A person acknowledged the order at this time; rows of older builds lack these fields. */
  acknowledgedAt?: string | null;
  acknowledgedBy?: string | null;
  items: OrderItemRead[];
};
