import * as v from 'valibot';
import { MAX_LINES } from '../cart/cart';
import { lineText, liraAmount, listOf, phoneText, requiredText } from '../fields';
import { NOTES_MAX } from '../menu/menu-item';
import type { Mutation } from '../sync/mutation';
import { deliveryForm } from './delivery';
import { OF_ORDER } from './order';
import { customizations, orderLine } from './place-order';

const MAX_NAME = 40;
const storedId = v.pipe(v.string(), v.maxLength(64));

/** The member whose points the bill's orders earn; the server stores the name that it knows itself. */
const memberFields = {
  memberId: v.exactOptional(storedId),
  memberName: v.exactOptional(lineText(MAX_NAME)),
};

/** A bill without a table: whose it is. */
export const tabFields = {
  name: requiredText('name.required', MAX_NAME),
  phone: v.exactOptional(phoneText()),
  ...memberFields,
};

const MOST_PEOPLE = 40;

/** A guest's line, with the place of the person who gets the dish, and the allergy that the kitchen must know. */
const takenLine = v.object({
  ...orderLine.entries,
  customizations: v.nullish(
    v.object({ ...customizations.entries, allergy: v.nullish(lineText(NOTES_MAX)) }),
  ),
  person: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PEOPLE, 'number.range')),
  ),
});

const shared = {
  items: v.pipe(
    listOf(takenLine, MAX_LINES, 'order.too_many_lines'),
    v.minLength(1, 'order.empty'),
  ),
  /** The sum that the person saw; the server compares nothing with it and stores its own. */
  totalAmount: liraAmount,
  /** A tab may name a member already; the bill of a table that has none gets this one. */
  ...memberFields,
  /** The person has seen that the guests may drink alcohol. */
  ageSeen: v.exactOptional(v.boolean('invalid_input')),
};

/** The guest asked for this time (ISO). */
const wantedAt = v.exactOptional(v.pipe(v.string(), v.isoTimestamp('time.invalid')));

export const takeOrderInput = v.variant(
  'serviceType',
  [
    /** At a table, or on a tab without one; a bill that the server does not know is opened. */
    v.pipe(
      v.object({
        ...shared,
        serviceType: v.literal('table'),
        bill: storedId,
        tableId: v.exactOptional(v.pipe(v.number('table.unknown'), v.integer('table.unknown'))),
        tab: v.exactOptional(v.object(tabFields)),
        /** The person has read that the party of this bill has left: the bill opens again. */
        isLate: v.exactOptional(v.boolean('invalid_input')),
      }),
      v.check(
        ({ tableId, tab }) => (tableId === undefined) !== (tab === undefined),
        'invalid_input',
      ),
    ),
    /** By phone or at the counter: the order is its bill, so the bill has the id of the mutation. */
    v.object({
      ...shared,
      serviceType: v.literal('collection'),
      guestName: requiredText('name.required', 120),
      guestPhone: v.exactOptional(phoneText()),
      wantedAt,
    }),
    v.object({
      ...shared,
      serviceType: v.literal('delivery'),
      deliveryAddress: deliveryForm,
      wantedAt,
    }),
  ],
  'order.service_unknown',
);
export type TakeOrderInput = v.InferOutput<typeof takeOrderInput>;
export type TakeOrderBody = v.InferInput<typeof takeOrderInput>;
export type TakenLine = v.InferOutput<typeof takenLine>;

/**
 * A round that staff type for guests. Nothing refuses it but a dish that the menu does not have, or alcohol that leaves
 * the house. Its id is that of the order. It goes by its bill, so that one device's order, payment and closing keep
 * their order.
 */
export const takeOrderMutation = {
  ...OF_ORDER,
  kind: 'order.take',
  entity: 'bill',
  path: '/api/admin/orders',
  schema: takeOrderInput,
} as const satisfies Mutation;

/** For this long (ms) a sent round stays on the device and can be taken back without a trace in the kitchen. */
export const TAKE_BACK_MS = 10_000;
