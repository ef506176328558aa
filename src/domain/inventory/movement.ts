import * as v from 'valibot';
import { lineText, liraAmount, listOf, requiredText, uuidText } from '../fields';
import { wholeKurus } from '../money';
import { quantity, quantityChange, someQuantity } from '../quantity';
import type { InventoryUnit } from './inventory-item';

/** An item's stock is the sum of its movements. `return` reverses the use of an undone order. */
export type MovementKind = 'delivery' | 'count' | 'waste' | 'use' | 'return' | 'correction';

export const WASTE_REASONS = [
  'expired',
  'spoiled',
  'broken',
  'kitchen_mistake',
  'sent_back',
  'staff_meal',
] as const;
export type WasteReason = (typeof WASTE_REASONS)[number];

export type Movement = {
  seq: number;
  kind: MovementKind;
  change: number;
  balance: number;
  /** A count expected this stock; other kinds have null. */
  expected: number | null;
  reason: WasteReason | null;
  note: string | null;
  unitCost: string | null;
  supplierId: string | null;
  orderId: string | null;
  orderCode: string | null;
  /** This brunch used the item; copies of older builds lack this field. */
  brunchId?: string | null;
  by: string | null;
  /** The event and its booking have separate times (ISO), because staff book counts later. */
  at: string;
  receivedAt: string;
};

export type Delivery = {
  id: string;
  at: string;
  by: string | null;
  note: string | null;
  lines: {
    itemId: string;
    nameEn: string;
    nameTr: string;
    unit: InventoryUnit;
    quantity: number;
    unitCost: string | null;
  }[];
};

export const NOTE_MAX = 140;
export const MOST_LINES = 400;
export const OLDEST_COUNT_MS = 48 * 60 * 60_000;

const note = v.optional(lineText(NOTE_MAX), '');
const age = v.pipe(
  v.number('invalid'),
  v.finite('invalid'),
  v.minValue(0, 'invalid'),
  v.maxValue(OLDEST_COUNT_MS, 'count.too_old'),
);

export const bookCountInput = v.object({
  lines: v.pipe(
    listOf(
      v.object({
        itemId: uuidText,
        counted: quantity,
        ageMs: v.optional(age, 0),
        /** The other people's counts on screen are this old (ms); a missing value equals `ageMs`. */
        seenAgeMs: v.exactOptional(age),
      }),
      MOST_LINES,
      'count.too_long',
    ),
    v.minLength(1, 'count.empty'),
    v.check((lines) => hasEachItemOnce(lines), 'inventory.twice'),
  ),
  note,
});
export type BookCountInput = v.InferOutput<typeof bookCountInput>;

const unitCost = v.pipe(liraAmount, v.transform(wholeKurus));

/** Describes the body of POST /api/admin/inventory/deliveries. A line with a price sets the item's price. */
export const bookDeliveryInput = v.object({
  supplierId: v.optional(v.nullable(uuidText), null),
  lines: v.pipe(
    listOf(
      v.object({
        itemId: uuidText,
        quantity: someQuantity,
        unitCost: v.optional(v.nullable(unitCost), null),
      }),
      MOST_LINES,
      'delivery.too_long',
    ),
    v.minLength(1, 'delivery.empty'),
    v.check((lines) => hasEachItemOnce(lines), 'inventory.twice'),
  ),
  note,
});
export type BookDeliveryInput = v.InferOutput<typeof bookDeliveryInput>;

export const bookWasteInput = v.object({
  quantity: someQuantity,
  reason: v.picklist(WASTE_REASONS, 'waste.reason_required'),
  note,
});
export type BookWasteInput = v.InferOutput<typeof bookWasteInput>;

export const bookCorrectionInput = v.object({
  change: quantityChange,
  note: requiredText('correction.note_required', NOTE_MAX),
});
export type BookCorrectionInput = v.InferOutput<typeof bookCorrectionInput>;

function hasEachItemOnce(lines: readonly { itemId: string }[]): boolean {
  return new Set(lines.map(({ itemId }) => itemId)).size === lines.length;
}
