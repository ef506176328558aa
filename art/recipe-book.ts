import type { Recipe } from './recipe';
import { BEERS } from './recipes/beers';
import { BRUNCH } from './recipes/brunch';
import { BURGERS } from './recipes/burgers';
import { COCKTAILS } from './recipes/cocktails';
import { DESSERTS } from './recipes/desserts';
import { GRILL } from './recipes/grill';
import { HOT_DRINKS } from './recipes/hot-drinks';
import { HOTDOGS } from './recipes/hotdogs';
import { MOCKTAILS } from './recipes/mocktails';
import { SALADS } from './recipes/salads';
import { SHISHA } from './recipes/shisha';
import { SIDES } from './recipes/sides';
import { SMALL_PLATES } from './recipes/small-plates';
import { SOFT_DRINKS } from './recipes/soft-drinks';
import { WINES } from './recipes/wines';
import { WINGS_TENDERS } from './recipes/wings-tenders';

/** Lists every menu item with its own picture, under its category's slug. */
export const RECIPES: Record<string, readonly Recipe[]> = {
  burgers: BURGERS,
  hotdogs: HOTDOGS,
  'wings-tenders': WINGS_TENDERS,
  'small-plates': SMALL_PLATES,
  grill: GRILL,
  salads: SALADS,
  sides: SIDES,
  brunch: BRUNCH,
  desserts: DESSERTS,
  cocktails: COCKTAILS,
  mocktails: MOCKTAILS,
  beers: BEERS,
  wines: WINES,
  'soft-drinks': SOFT_DRINKS,
  'hot-drinks': HOT_DRINKS,
  shisha: SHISHA,
};
