import { burger } from '../kit/burger';
import type { Recipe } from '../recipe';

export const BURGERS: Recipe[] = [
  {
    id: 1,
    still: () =>
      burger({
        seed: 3,
        layers: ['bliss-sauce', 'lettuce', 'patty', 'golden-onion', 'patty', 'pickles'],
      }),
  },
  {
    id: 2,
    still: () =>
      burger({
        seed: 12,
        layers: ['bliss-sauce', 'lettuce', 'patty', 'cheddar', 'patty', 'cheddar', 'pickles'],
      }),
  },
  {
    id: 3,
    still: () =>
      burger({
        seed: 9,
        bun: 'dark',
        layers: ['bbq', 'patty', 'cheddar', 'patty', 'cheddar', 'bacon', 'onion-ring', 'bbq'],
      }),
  },
  {
    id: 4,
    still: () =>
      burger({ seed: 21, layers: ['garlic-mayo', 'pickles', 'chicken', 'slaw', 'garlic-mayo'] }),
  },
  {
    id: 5,
    still: () => burger({ seed: 5, layers: ['rocket', 'falafel', 'tahini', 'magenta-slaw'] }),
  },
  {
    id: 6,
    still: () =>
      burger({
        seed: 33,
        bun: 'dark',
        layers: [
          'chilli-mayo',
          'patty',
          'kashar',
          'patty',
          'kashar',
          'peppers',
          'jalapenos',
          'chilli-mayo',
        ],
      }),
  },
  { id: 7, still: () => burger({ seed: 8, layers: ['rocket', 'halloumi', 'peppers', 'rocket'] }) },
  {
    id: 8,
    still: () =>
      burger({
        seed: 17,
        flag: true,
        bun: 'brioche',
        layers: [
          'patty',
          'cheddar',
          'golden-onion',
          'patty',
          'cheddar',
          'patty',
          'cheddar',
          'golden-onion',
        ],
      }),
  },
];
