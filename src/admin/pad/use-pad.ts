import { useCallback, useMemo } from 'react';
import {
  addDish,
  changeLine,
  priceRound,
  type RoundDish,
  type RoundLine,
} from '#domain/orders/round';
import { changePad, EMPTY_PAD, type PadDraft, storedPads } from '../../data/drafts/pad-draft';
import { useStoredValue } from '../../data/react/use-store';
import { useGuestRules } from '../../data/react/use-venue';
import type { PadMenu } from './pad-menu';
import type { Place } from './use-place';

export type Pad = ReturnType<typeof usePad>;

/** Holds the unsent round of a place, which stays on the device until it is sent. */
export function usePad({ key, serviceType, bill }: Place, { categories, items }: PadMenu) {
  const draft: PadDraft = useStoredValue(storedPads)[key] ?? EMPTY_PAD;
  const feeKurus = useGuestRules().deliveryFeeKurus;
  const { lines } = draft;
  const billId = bill?.id ?? '';
  const priced = useMemo(
    () => priceRound({ categories, items }, lines, { serviceType, feeKurus }),
    [categories, items, lines, serviceType, feeKurus],
  );
  const setLines = useCallback(
    (next: (before: readonly RoundLine[]) => readonly RoundLine[]) =>
      changePad(key, ({ lines: before, billId: known }) => ({
        lines: next(before),
        // The party that the round was begun for, even if it moves meanwhile.
        billId: before.length > 0 ? known : billId,
      })),
    [key, billId],
  );
  return {
    draft,
    priced,
    add: useCallback((dish: RoundDish) => setLines((before) => addDish(before, dish)), [setLines]),
    addAll: useCallback(
      (dishes: readonly RoundDish[]) => setLines((before) => dishes.reduce(addDish, before)),
      [setLines],
    ),
    change: useCallback(
      (id: number, patch: Parameters<typeof changeLine>[2]) =>
        setLines((before) => changeLine(before, id, patch)),
      [setLines],
    ),
    tell: useCallback((patch: Partial<PadDraft>) => changePad(key, () => patch), [key]),
  };
}
