import * as v from 'valibot';
import { FRIES } from './extras';
import { ALLERGENS } from './menu-item';

/** List what everybody may read of the menu. */
export const guestCategories = v.array(
  v.object({ id: v.number(), slug: v.string(), nameEn: v.string(), nameTr: v.string() }),
);

export const guestItems = v.array(
  v.object({
    id: v.number(),
    categoryId: v.number(),
    name: v.string(),
    nameEn: v.string(),
    nameTr: v.string(),
    description: v.string(),
    descriptionEn: v.string(),
    descriptionTr: v.string(),
    price: v.string(),
    imageUrl: v.string(),
    isAvailable: v.boolean(),
    alcohol: v.boolean(),
    tobacco: v.boolean(),
    pork: v.boolean(),
    vegetarian: v.boolean(),
    vegan: v.boolean(),
    spicy: v.boolean(),
    allergens: v.array(v.picklist(ALLERGENS)),
    noAllergens: v.exactOptional(v.literal(true)),
    rewardKind: v.nullable(v.picklist(['side', 'chicken', 'burger'])),
    choiceRule: v.exactOptional(v.picklist(['add', 'fries', 'sauce', 'brunch'])),
    fries: v.exactOptional(
      v.object({ kurus: v.number(), soldOut: v.pipe(v.array(v.picklist(FRIES)), v.readonly()) }),
    ),
    isPopular: v.exactOptional(v.literal(true)),
  }),
);
