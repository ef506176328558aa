import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  PriceReason,
  ReductionKind,
  RemakeReason,
  VoidReason,
} from '#domain/bills/line-entry';

const SHARED = {
  quality: msg`Not good enough`,
  walked_out: msg`Left without paying`,
  other: msg`Another reason`,
};

export const VOID_REASON_WORDS: Record<VoidReason, MessageDescriptor> = {
  wrong_order: msg`Entered by mistake`,
  guest_changed_mind: msg`Guest changed their mind`,
  not_served: msg`Not served`,
  absent: msg`Did not come`,
  ...SHARED,
};

export const PRICE_REASON_WORDS: Record<PriceReason, MessageDescriptor> = {
  waited_long: msg`Waited too long`,
  regular: msg`A regular`,
  celebration: msg`Celebration`,
  team: msg`Team`,
  ...SHARED,
};

export const REMAKE_REASON_WORDS: Record<RemakeReason, MessageDescriptor> = {
  wrong_dish: msg`Wrong dish came`,
  quality: SHARED.quality,
  dropped: msg`Dropped or spilled`,
  other: SHARED.other,
};

const REASON_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  ...VOID_REASON_WORDS,
  ...PRICE_REASON_WORDS,
  ...REMAKE_REASON_WORDS,
};

/** Returns undefined for a reason of another build. */
export function reasonWords(reason: string | null): MessageDescriptor | undefined {
  return reason === null ? undefined : REASON_WORDS[reason];
}

export const REDUCTION_WORDS: Record<ReductionKind, MessageDescriptor> = {
  void: msg`Take off`,
  discount: msg`Discount`,
  comp: msg`On the house`,
  staff: msg`Staff price`,
};
