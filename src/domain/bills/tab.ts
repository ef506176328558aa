import * as v from 'valibot';
import { tabFields } from '../orders/take-order';
import type { Mutation } from '../sync/mutation';
import { OF_BILL } from './tender';

/** Staff who name a member read no more of the name than this. */
export function shortName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string {
  const initial = [...lastName.trim()][0];
  return initial ? `${firstName} ${initial}.` : firstName;
}

/** How staff see a member whom they search for: `phone` has the last digits. */
export type MemberFound = { id: string; name: string; phone: string };
export const LAST_DIGITS = 4;
/** A search has at least so many characters. */
export const MIN_SEARCH = 3;

const tabInput = v.object(tabFields);
export type TabInput = v.InferOutput<typeof tabInput>;

const OF_TAB = { ...OF_BILL, schema: tabInput, need: 'orders.change' } as const;

/** A bill that is open already stays as it is. */
export const openTabMutation = {
  ...OF_TAB,
  kind: 'bill.open',
  path: '/api/admin/bills/:id/open',
  verb: 'open-tab',
} as const satisfies Mutation;

/** The last name wins. A table keeps its own: its bill only gets the member. */
export const renameTabMutation = {
  ...OF_TAB,
  kind: 'bill.rename',
  path: '/api/admin/bills/:id/name',
  verb: 'rename-tab',
} as const satisfies Mutation;
