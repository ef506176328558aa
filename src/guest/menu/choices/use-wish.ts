import { useHistoryState } from '../../../ui/router/use-router';
import type { Wish } from '../../use-dialog';

const PLAIN: Wish = { quantity: 1, notes: '' };

/** Stores a dialog's choices in the history entry, so that Back and reload keep them. */
export function useWish(): Wish {
  return useHistoryState((state) => state.wish) ?? PLAIN;
}
