import type { MenuCategory } from '#domain/menu/menu-item';

/** Burgers (6) and sides (9) must keep these ids: the specification names the club's rewards by them. */
export const CATEGORY_IDS = {
  cocktails: 1,
  mocktails: 2,
  beers: 3,
  wines: 4,
  softDrinks: 5,
  burgers: 6,
  hotdogs: 7,
  wingsTenders: 8,
  sides: 9,
  smallPlates: 10,
  grill: 11,
  salads: 12,
  desserts: 13,
  brunch: 14,
  hotDrinks: 15,
  shisha: 16,
} as const;

export const MENU_CATEGORIES: MenuCategory[] = [
  { id: CATEGORY_IDS.burgers, slug: 'burgers', nameEn: 'Burgers', nameTr: 'Burgerler' },
  { id: CATEGORY_IDS.hotdogs, slug: 'hotdogs', nameEn: 'Hot Dogs', nameTr: 'Sosisliler' },
  {
    id: CATEGORY_IDS.wingsTenders,
    slug: 'wings-tenders',
    nameEn: 'Wings & Tenders',
    nameTr: 'Kanat & Çıtır Tavuk',
  },
  {
    id: CATEGORY_IDS.smallPlates,
    slug: 'small-plates',
    nameEn: 'Small Plates',
    nameTr: 'Atıştırmalıklar',
  },
  { id: CATEGORY_IDS.grill, slug: 'grill', nameEn: 'From the Grill', nameTr: 'Izgaralar' },
  { id: CATEGORY_IDS.salads, slug: 'salads', nameEn: 'Salads', nameTr: 'Salatalar' },
  {
    id: CATEGORY_IDS.sides,
    slug: 'sides',
    nameEn: 'Fries & Sides',
    nameTr: 'Patates & Yan Lezzetler',
  },
  { id: CATEGORY_IDS.brunch, slug: 'brunch', nameEn: 'Brunch', nameTr: 'Brunch' },
  { id: CATEGORY_IDS.desserts, slug: 'desserts', nameEn: 'Desserts', nameTr: 'Tatlılar' },
  { id: CATEGORY_IDS.cocktails, slug: 'cocktails', nameEn: 'Cocktails', nameTr: 'Kokteyller' },
  {
    id: CATEGORY_IDS.mocktails,
    slug: 'mocktails',
    nameEn: 'Mocktails',
    nameTr: 'Alkolsüz Kokteyller',
  },
  { id: CATEGORY_IDS.beers, slug: 'beers', nameEn: 'Beers', nameTr: 'Biralar' },
  { id: CATEGORY_IDS.wines, slug: 'wines', nameEn: 'Wine & Rakı', nameTr: 'Şarap & Rakı' },
  {
    id: CATEGORY_IDS.softDrinks,
    slug: 'soft-drinks',
    nameEn: 'Soft Drinks',
    nameTr: 'Soğuk İçecekler',
  },
  { id: CATEGORY_IDS.hotDrinks, slug: 'hot-drinks', nameEn: 'Coffee & Tea', nameTr: 'Kahve & Çay' },
  { id: CATEGORY_IDS.shisha, slug: 'shisha', nameEn: 'Shisha', nameTr: 'Nargile' },
];
