import { useHistoryState } from '../../../ui/router/use-router';
import type { Wish } from '../../use-dialog';

const PLAIN: Wish = { quantity: 1, notes: '' };

/** What was said about the dish of a dialog; it belongs to the history, so that Back and a reload keep it. */
export function useWish(): Wish {
  return useHistoryState((state) => state.wish) ?? PLAIN;
}
