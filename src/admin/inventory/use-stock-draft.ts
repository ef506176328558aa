import * as v from 'valibot';
import { isSame } from '#domain/resource/merge';
import type { ResourceRecord } from '#domain/resource/resource';
import { newId } from '../../data/ids';
import { useKeptDraft } from '../shared/use-kept-draft';

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
export function useStockDraft(item: ResourceRecord) {
  const kept = useKeptDraft('stock_form', String(item.id), isStockDraft);
  const { draft, isKept, show, forget: drop } = kept;
  return {
    draft,
    isDirty: draft !== null && !isEmpty(draft, item),
    isKept,
    begin: (kind: BookingKind) => show(emptyDraft(kind, item)),
    type(part: Partial<StockDraft>) {
      if (!draft) return;
      const next = { ...draft, ...part, id: newId() };
      if (isEmpty(next, item)) show(next);
      else kept.keep(next);
    },
    drop,
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

function isStockDraft(kept: unknown): kept is StockDraft {
  return v.is(stockDraft, kept);
}
