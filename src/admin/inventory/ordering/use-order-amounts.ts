import * as v from 'valibot';
import type { StockNeed } from '#domain/inventory/recipe';
import { useKeptDraft } from '../../shared/use-kept-draft';
import { shownAmount } from './order-amounts';

const typedAmounts = v.record(v.string(), v.string());
type Typed = v.InferOutput<typeof typedAmounts>;

/** Returns the ordered amount of each item: the proposal, or the amount typed on this device within the last day. */
export function useOrderAmounts() {
  const { draft, keep, forget } = useKeptDraft('stock_order', 'list', isTyped);
  const typed = draft ?? {};
  return {
    amountOf: (need: StockNeed) => shownAmount(need, typed),
    isChanged: Object.keys(typed).length > 0,
    type: (id: string, amount: string) => keep({ ...typed, [id]: amount }),
    reset: forget,
  };
}

export type OrderAmounts = ReturnType<typeof useOrderAmounts>;

function isTyped(kept: unknown): kept is Typed {
  return v.is(typedAmounts, kept);
}
