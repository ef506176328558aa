import * as v from 'valibot';
import { MAX_LINES, MAX_QUANTITY } from '../cart/cart';
import {
  humanText,
  lineText,
  liraAmount,
  listOf,
  plainPhone,
  uuidText,
  wholeNumber,
} from '../fields';
import { CUSTOM_SAUCE_MAX, FRIES, NOTES_MAX, SAUCES } from '../menu/menu-item';
import { seatSecret } from '../seatings/seating';
import type { Mutation } from '../sync/mutation';
import { BY_GUEST, ORDER_TTL_MS } from '../sync/mutation';
import { deliveryForm } from './delivery';
import { SERVICE_TYPES } from './order';

const MAX_REDEEMED = 10;

export const customizations = v.object({
  fries: v.nullish(v.picklist(FRIES, 'order.option_unknown')),
  sauce: v.nullish(v.picklist(SAUCES, 'order.option_unknown')),
  customSauce: v.nullish(lineText(CUSTOM_SAUCE_MAX)),
  notes: v.nullish(humanText(NOTES_MAX)),
});

/** The server reads only these three fields and prices the item itself; `price` is compared. */
export const orderLine = v.object({
  originalMenuItemId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  quantity: wholeNumber(1, MAX_QUANTITY, 'quantity.invalid', 'quantity.too_many'),
  customizations: v.nullish(customizations),
  price: v.nullish(liraAmount),
});

/** A free dish names the member's hold that pays for it. The server ignores its price. */
const redeemedLine = v.object({
  originalMenuItemId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  quantity: v.optional(v.literal(1, 'quantity.invalid'), 1),
  customizations: v.nullish(customizations),
  pointsUsed: v.nullish(v.number()),
  holdId: v.nullish(uuidText),
});

const coordinates = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const deliveryAddress = v.object({ ...deliveryForm.entries, coordinates: v.nullish(coordinates) });

const sharedFields = {
  items: listOf(orderLine, MAX_LINES, 'order.too_many_lines'),
  redeemedItems: v.optional(listOf(redeemedLine, MAX_REDEEMED), []),
  totalAmount: liraAmount,
  guestName: v.nullish(lineText(120)),
  guestEmail: v.nullish(lineText(254)),
  guestPhone: v.nullish(v.pipe(lineText(250), v.transform(plainPhone))),
  userId: v.nullish(v.union([v.string(), v.number()])),
  paymentMethod: v.optional(v.literal('offline', 'order.payment_unknown'), 'offline'),
  tableNumber: v.nullish(lineText(20)),
  seat: v.nullish(seatSecret),
};

export const placeOrderInput = v.pipe(
  v.variant(
    'serviceType',
    [
      v.object({ ...sharedFields, serviceType: v.literal('delivery'), deliveryAddress }),
      v.object({
        ...sharedFields,
        serviceType: v.picklist(SERVICE_TYPES.filter((type) => type !== 'delivery')),
        deliveryAddress: v.optional(v.unknown()),
      }),
    ],
    'order.service_unknown',
  ),
  v.forward(
    v.check(({ items, redeemedItems }) => items.length + redeemedItems.length > 0, 'order.empty'),
    ['items'],
  ),
);

export type PlaceOrderInput = v.InferOutput<typeof placeOrderInput>;
export type PlaceOrderBody = v.InferInput<typeof placeOrderInput>;
export type OrderLineInput = v.InferOutput<typeof orderLine>;
export type RedeemedLineInput = v.InferOutput<typeof redeemedLine>;

export const placeOrderMutation = {
  kind: 'order.create',
  entity: 'order',
  path: '/api/orders',
  schema: placeOrderInput,
  ttlMs: ORDER_TTL_MS,
  staleCode: 'stale_order',
  ...BY_GUEST,
} as const satisfies Mutation;
