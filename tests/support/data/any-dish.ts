import type { MenuItem } from '../../../src/domain/menu/menu-item';

/** Returns a dish with defaults. */
export function anyDish(given: Partial<MenuItem>): MenuItem {
  return {
    id: 0,
    categoryId: 6,
    nameEn: '',
    nameTr: '',
    descriptionEn: '',
    descriptionTr: '',
    priceKurus: 48_000,
    imageUrl: '',
    isAvailable: true,
    alcohol: false,
    tobacco: false,
    pork: false,
    vegetarian: false,
    vegan: false,
    spicy: false,
    allergens: [],
    rewardKind: null,
    ...given,
  };
}
