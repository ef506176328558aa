import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CancelReason, toldReason } from '#domain/orders/cancel-reasons';

/** The reason that a guest reads; internal reasons show none. */
const WORDS: Partial<Record<CancelReason, MessageDescriptor>> = {
  sold_out: msg`One of its items had just sold out.`,
  guest_asked: msg`The bar cancelled it because you asked for it.`,
  too_busy: msg`The kitchen was too busy.`,
  out_of_area: msg`The address is too far for our delivery.`,
  duplicate: msg`We received the same order twice.`,
};

/** The cancellation reason, if public. */
export function CancelledWhy({ reason }: { reason: CancelReason | null | undefined }) {
  const { t } = useLingui();
  const words = WORDS[toldReason(reason ?? null) ?? 'other'];
  return words ? <p>{t(words)}</p> : null;
}
