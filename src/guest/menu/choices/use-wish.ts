import { useHistoryState } from '../../../ui/router/use-router';
import type { Wish } from '../../use-dialog';

const PLAIN: Wish = { quantity: 1, notes: '' };

/** A dialog's choices, stored in the history entry: Back and reload keep them. */
export function useWish(): Wish {
  return useHistoryState((state) => state.wish) ?? PLAIN;
}
