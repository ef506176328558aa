import { hotdog } from '../kit/hotdog';
import type { Recipe } from '../recipe';

export const HOTDOGS: Recipe[] = [
  {
    id: 11,
    still: () =>
      hotdog({
        seed: 11,
        filling: 'frankfurter',
        toppings: ['crispy-onion', 'mustard', 'ketchup'],
      }),
  },
  {
    id: 12,
    still: () =>
      hotdog({
        seed: 12,
        bun: 'sesame',
        filling: 'sucuk',
        toppings: ['tomato', 'kashar', 'pickle'],
      }),
  },
  {
    id: 13,
    still: () =>
      hotdog({ seed: 13, filling: 'frankfurter', toppings: ['chilli', 'cheddar', 'jalapeno'] }),
  },
  {
    id: 14,
    still: () => hotdog({ seed: 14, filling: 'carrot', toppings: ['cabbage', 'mustard', 'herb'] }),
  },
];
