import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { StockNeed } from '#domain/inventory/recipe';
import { useStaffDrafts } from '../../../data/react/preferences/use-staff-drafts';
import { shownAmount } from './order-amounts';

const typedAmounts = v.record(v.string(), v.string());
type Typed = v.InferOutput<typeof typedAmounts>;

const WHAT = 'stock_order:list';

/** Returns the ordered amount of each item: the proposal, or the amount typed on this device within the last day. */
export function useOrderAmounts(userId: string | undefined) {
  const { found, keep, forget } = useStaffDrafts(userId, 'stock_order');
  const kept = useMemo(() => readTyped(found?.find(({ what }) => what === WHAT)?.draft), [found]);
  const [edit, setEdit] = useState<Typed>();
  const typed = edit ?? kept;
  const amountOf = (need: StockNeed) => shownAmount(need, typed);

  function put(next: Typed) {
    setEdit(next);
    if (Object.keys(next).length > 0) keep(WHAT, next);
    else forget(WHAT);
  }

  return {
    amountOf,
    isChanged: Object.keys(typed).length > 0,
    type: (id: string, amount: string) => put({ ...typed, [id]: amount }),
    reset: () => put({}),
  };
}

export type OrderAmounts = ReturnType<typeof useOrderAmounts>;

function readTyped(kept: unknown): Typed {
  const read = v.safeParse(typedAmounts, kept);
  return read.success ? read.output : {};
}
