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
