import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MovementKind, WasteReason } from '#domain/inventory/movement';

export const KIND_WORDS: Record<MovementKind, MessageDescriptor> = {
  delivery: msg`Delivery`,
  count: msg`Count`,
  waste: msg`Waste`,
  use: msg`Used by an order`,
  return: msg`Given back by an order`,
  correction: msg`Correction`,
};

export const REASON_WORDS: Record<WasteReason, MessageDescriptor> = {
  expired: msg`Past its date`,
  spoiled: msg`Spoiled`,
  broken: msg`Broken`,
  kitchen_mistake: msg`Kitchen mistake`,
  sent_back: msg`Sent back by a guest`,
  staff_meal: msg`Staff meal`,
};
