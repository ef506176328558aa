import { burger } from '../kit/burger';
import { friesCone } from '../kit/fries';
import { type Still, together } from '../kit/stage';
import type { Recipe } from '../recipe';

/** Places a burger beside its fries. */
function withFries(still: Still): Still {
  const cone = friesCone({ seed: 41, fries: 'plain', paper: 'lagoon', dust: 'thyme' });
  return together([
    { still: cone, x: 236, y: -14, scale: 0.62 },
    { still, x: 0 },
  ]);
}

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
      withFries(
        burger({
          seed: 12,
          layers: ['bliss-sauce', 'lettuce', 'patty', 'cheddar', 'patty', 'cheddar', 'pickles'],
        }),
      ),
  },
  {
    id: 3,
    still: () =>
      burger({
        seed: 9,
        bun: 'dark',
        isOpen: true,
        layers: ['bbq', 'patty', 'cheddar', 'patty', 'cheddar', 'bacon', 'onion-ring', 'bbq'],
      }),
  },
  {
    id: 4,
    still: () =>
      burger({
        seed: 21,
        tilt: -4,
        layers: ['garlic-mayo', 'pickles', 'chicken', 'slaw', 'garlic-mayo'],
      }),
  },
  {
    id: 5,
    still: () =>
      burger({ seed: 5, isOpen: true, layers: ['rocket', 'falafel', 'tahini', 'magenta-slaw'] }),
  },
  {
    id: 6,
    still: () =>
      withFries(
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
      ),
  },
  {
    id: 7,
    still: () => burger({ seed: 8, tilt: 4, layers: ['rocket', 'halloumi', 'peppers', 'rocket'] }),
  },
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
