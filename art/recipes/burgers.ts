import { burger } from '../kit/burger';
import { basket } from '../kit/deep-ware';
import { friesCone } from '../kit/fries';
import { placed } from '../kit/paint';
import type { Still } from '../kit/stage';
import { together } from '../kit/stage';
import type { Ware } from '../kit/ware';
import { board, plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';

/** Places a burger beside its fries. */
function withFries(still: Still): Still {
  const cone = friesCone({ seed: 41, fries: 'plain', paper: 'lagoon', dust: 'thyme' });
  return together([
    { still: cone, x: 236, y: -14, scale: 0.62 },
    { still, x: 0 },
  ]);
}

/** Places a burger on its board, plate or basket. */
function on(ware: Ware, still: Still): Still {
  const low = ware.ry * 0.32;
  const { left, right, top } = still.box;
  return served(ware, placed(still.under + still.body, 0, low), { left, right, top: top + low });
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
          bun: 'brioche',
          layers: ['bliss-sauce', 'lettuce', 'patty', 'cheddar', 'patty', 'cheddar', 'pickles'],
        }),
      ),
  },
  {
    id: 3,
    still: () =>
      on(
        board(330),
        burger({
          seed: 9,
          bun: 'dark',
          isOpen: true,
          layers: ['bbq', 'patty', 'cheddar', 'patty', 'cheddar', 'bacon', 'onion-ring', 'bbq'],
        }),
      ),
  },
  {
    id: 4,
    still: () =>
      on(
        basket(300),
        burger({
          seed: 21,
          bun: 'brioche',
          tilt: -4,
          layers: ['garlic-mayo', 'pickles', 'chicken', 'slaw', 'garlic-mayo'],
        }),
      ),
  },
  {
    id: 5,
    still: () =>
      on(
        plate('white', 330),
        burger({ seed: 5, isOpen: true, layers: ['rocket', 'falafel', 'tahini', 'magenta-slaw'] }),
      ),
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
    still: () =>
      on(
        board(285, 'long'),
        burger({
          seed: 8,
          bun: 'brioche',
          tilt: 3,
          layers: ['rocket', 'halloumi', 'peppers', 'rocket'],
        }),
      ),
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
