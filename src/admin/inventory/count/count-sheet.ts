import { useState } from 'react';
import * as v from 'valibot';
import * as inventory from '#domain/inventory/inventory.operations';
import { isUnlikelyAmount, numberStyleOf } from '#domain/inventory/inventory-item';
import { MOST_LINES } from '#domain/inventory/recipe';
import { quantityOf, typedNumber } from '#domain/quantity';
import type { ResourceRecord } from '#domain/resource/resource';
import type { BookedLine } from '../../../data/commands/inventory';
import { recordOf } from '../../../data/json';
import { isRefusal, type SendFailure, useKeptDraft, useOperations } from '../../shared/sending';
import { readAmount } from '../StockForm';

const countedItem = v.object({
  typed: v.string(),
  /** A person counted at `at` (ms) and saw a colleague's count at `seenAt` (ms). */
  at: v.number(),
  seenAt: v.exactOptional(v.number()),
});
const countSheet = v.record(v.string(), countedItem);
type Sheet = v.InferOutput<typeof countSheet>;

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

const otherCounts = v.object({
  lines: v.array(
    v.object({
      itemId: v.string(),
      by: v.nullable(v.string()),
      at: v.string(),
      counted: v.number(),
    }),
  ),
});
type OtherCount = v.InferOutput<typeof otherCounts>['lines'][number];

/** Keeps a stock count on this device until a person books the count. */
export function useCountSheet(items: readonly ResourceRecord[]) {
  const { draft, isReady, keep, forget } = useKeptDraft('stock_count', 'sheet', isSheet);
  const [booked, setBooked] = useState<readonly BookedLine[] | null>(null);
  const booking = useOperations();
  const sheet = draft ?? {};
  const counted = items.filter(({ id }) => sheet[id]);

  function put(next: Sheet) {
    if (Object.keys(next).length > 0) keep(next);
    else forget();
  }

  async function book() {
    const done: BookedLine[] = [];
    let left = sheet;
    for (let first = 0; first < counted.length; first += MOST_LINES) {
      const part = counted.slice(first, first + MOST_LINES);
      const some = part.map(({ id }) => String(id));
      const lines = countLines(left, part, Date.now());
      const sent = await booking.runChecked<{ lines: BookedLine[] }>(inventory.count, {
        input: { lines },
      });
      if (!sent) break;
      done.push(...sent.result.lines);
      left = without(left, some);
      put(left);
    }
    if (done.length > 0) setBooked(done);
  }

  return {
    ...booking,
    /** False while the stored count is loading. */
    isReady,
    sheet,
    counted,
    isWrong: counted.some((item) => countedMilli(item, sheet) === null),
    unlikely: counted.filter((item) =>
      isUnlikelyAmount(quantityOf(countedMilli(item, sheet) ?? 0), Number(item.currentStock)),
    ),
    others: othersOf(booking.failure).filter(({ itemId }) => sheet[itemId]?.seenAt === undefined),
    booked,
    type(itemId: string, typed: string) {
      if (typed.trim() === '') return put(without(sheet, [itemId]));
      put({ ...sheet, [itemId]: { typed, at: Date.now() } });
    },
    /** Keeps the own count despite a colleague's count. */
    insist(itemId: string) {
      const own = sheet[itemId];
      if (own) put({ ...sheet, [itemId]: { ...own, seenAt: Date.now() } });
    },
    giveUp: (itemId: string) => put(without(sheet, [itemId])),
    clear: () => put({}),
    book,
    again: () => setBooked(null),
  };
}

function othersOf(failure: SendFailure | null): OtherCount[] {
  if (!isRefusal(failure) || failure.code !== 'inventory.counted') return [];
  const read = v.safeParse(otherCounts, recordOf(failure.body));
  return read.success ? read.output.lines : [];
}

function countedMilli({ id, unit }: ResourceRecord, sheet: Sheet): number | null {
  return readAmount(sheet[String(id)]?.typed ?? '', numberStyleOf(unit));
}
