import { useLocation } from '@tanstack/react-router';
import type { Wish } from '../../use-dialog';

const PLAIN: Wish = { quantity: 1, notes: '' };

/** What was said about the dish of a dialog; it belongs to the history, so that Back and a reload keep it. */
export function useWish(): Wish {
  return useLocation({ select: ({ state }) => state.wish }) ?? PLAIN;
}
