import { BEERS } from './beers';
import { BRUNCH } from './brunch';
import { BURGERS } from './burgers';
import { COCKTAILS } from './cocktails';
import { DESSERTS } from './desserts';
import { GRILL } from './grill';
import { HOT_DRINKS } from './hot-drinks';
import { HOTDOGS } from './hotdogs';
import { MOCKTAILS } from './mocktails';
import { SALADS } from './salads';
import type { SeedItem } from './seed-item';
import { SHISHA } from './shisha';
import { SIDES } from './sides';
import { SMALL_PLATES } from './small-plates';
import { SOFT_DRINKS } from './soft-drinks';
import { WINES } from './wines';
import { WINGS_TENDERS } from './wings-tenders';

/** The first menu lists the dishes by category in the order of MENU_CATEGORIES. */
export const MENU_ITEMS: SeedItem[] = [
  ...BURGERS,
  ...HOTDOGS,
  ...WINGS_TENDERS,
  ...SMALL_PLATES,
  ...GRILL,
  ...SALADS,
  ...SIDES,
  ...BRUNCH,
  ...DESSERTS,
  ...COCKTAILS,
  ...MOCKTAILS,
  ...BEERS,
  ...WINES,
  ...SOFT_DRINKS,
  ...HOT_DRINKS,
  ...SHISHA,
];
