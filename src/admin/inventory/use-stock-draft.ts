import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { isSame } from '#domain/resource/merge';
import type { ResourceRecord } from '#domain/resource/resource';
import { newId } from '../../data/ids';
import { useStaffDrafts } from '../../data/react/preferences/use-staff-drafts';

const stockDraft = v.object({
  /** The mutation has this id: a booking without a response goes out again under the same id. */
  id: v.string(),
  kind: v.picklist(['delivery', 'waste', 'correction']),
  quantity: v.string(),
  way: v.string(),
  reason: v.string(),
  unitCost: v.string(),
  supplierId: v.string(),
  note: v.string(),
});

/** Holds a booking while a person types. */
export type StockDraft = v.InferOutput<typeof stockDraft>;
export type BookingKind = StockDraft['kind'];

/** Returns the typed booking of an item, kept on this tablet for a day; null means none. */
export function useStockDraft(userId: string | undefined, item: ResourceRecord) {
  const { found, keep, forget } = useStaffDrafts(userId, 'stock_form');
  const what = `stock_form:${item.id}`;
  const kept = useMemo(
    () => readDraft(found?.find((one) => one.what === what)?.draft),
    [found, what],
  );
  const [edit, setEdit] = useState<StockDraft | null>();
  const draft = edit === undefined ? kept : edit;
  const isDirty = draft !== null && !isEmpty(draft, item);

  function put(next: StockDraft) {
    setEdit(next);
    if (isEmpty(next, item)) forget(what);
    else keep(what, next);
  }

  return {
    draft,
    isDirty,
    isKept: edit === undefined && kept !== null,
    begin: (kind: BookingKind) => setEdit(emptyDraft(kind, item)),
    type: (part: Partial<StockDraft>) => draft && put({ ...draft, ...part, id: newId() }),
    drop() {
      forget(what);
      setEdit(null);
    },
  };
}

function emptyDraft(kind: BookingKind, { supplierId }: ResourceRecord): StockDraft {
  return {
    id: newId(),
    kind,
    quantity: '',
    way: 'add',
    reason: '',
    unitCost: '',
    supplierId: String(supplierId ?? ''),
    note: '',
  };
}

function isEmpty(draft: StockDraft, item: ResourceRecord): boolean {
  return isSame(draft, { ...emptyDraft(draft.kind, item), id: draft.id });
}

function readDraft(kept: unknown): StockDraft | null {
  const read = v.safeParse(stockDraft, kept);
  return read.success ? read.output : null;
}
