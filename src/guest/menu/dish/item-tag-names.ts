import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemTag } from '#domain/menu/menu-item';

export const ITEM_TAG_NAMES: Record<ItemTag, MessageDescriptor> = {
  vegan: msg`Vegan`,
  vegetarian: msg`Vegetarian`,
  glutenFree: msg`Gluten-free`,
  spicy: msg`Spicy`,
  alcoholFree: msg`Alcohol-free`,
};
