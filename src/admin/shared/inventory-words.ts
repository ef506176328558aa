import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InventoryCategory, InventoryUnit } from '#domain/inventory/inventory-item';

export const CATEGORY_WORDS: Record<InventoryCategory, MessageDescriptor> = {
  beer: msg`Beer`,
  wine: msg`Wine`,
  spirits: msg`Spirits`,
  soft_drinks: msg`Soft drinks`,
  kitchen: msg`Kitchen`,
  shisha: msg`Shisha`,
  supplies: msg`Supplies`,
};

/** Lists the units after a number, where Turkish nouns take no plural. */
export const UNIT_WORDS: Record<InventoryUnit, MessageDescriptor> = {
  bottle: msg`btl`,
  can: msg`can`,
  keg: msg`keg`,
  kg: msg`kg`,
  litre: msg`L`,
  piece: msg`pcs`,
  pack: msg`pack`,
};
