import * as v from 'valibot';
import { numberStyleOf } from '#domain/inventory/inventory-item';
import { typedNumber } from '#domain/typed-number';

const countedItem = v.object({
  typed: v.string(),
  /** A person counted at `at` (ms) and saw a colleague's count at `seenAt` (ms). */
  at: v.number(),
  seenAt: v.exactOptional(v.number()),
});
const countSheet = v.record(v.string(), countedItem);
/** Maps items to counted amounts. */
export type Sheet = v.InferOutput<typeof countSheet>;

export function isSheet(kept: unknown): kept is Sheet {
  return v.is(countSheet, kept);
}

/** Returns the lines of the counted items, with the ages of their counts by this device's clock. */
export function countLines(
  sheet: Sheet,
  items: readonly { id: unknown; unit?: unknown }[],
  now: number,
) {
  const ageOf = (at: number) => Math.max(0, now - at);
  return items.flatMap(({ id, unit }) => {
    const itemId = String(id);
    const own = sheet[itemId];
    if (!own) return [];
    const seen = own.seenAt === undefined ? {} : { seenAgeMs: ageOf(own.seenAt) };
    return [
      {
        itemId,
        counted: typedNumber(own.typed, numberStyleOf(unit)),
        ageMs: ageOf(own.at),
        ...seen,
      },
    ];
  });
}

export function without(sheet: Sheet, ids: readonly string[]): Sheet {
  return Object.fromEntries(Object.entries(sheet).filter(([id]) => !ids.includes(id)));
}
