import { wheel } from '../kit/citrus';
import { cherry } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { placed } from '../kit/paint';
import type { Still } from '../kit/stage';

export function sunset(seed: number): Still {
  return poured(
    GLASSES.highball,
    {
      seed,
      liquid: '#FFD36B 0, #FF9330 0.4, #EC4034 0.75, #A8102E 1',
      ice: 4,
      straw: '#46D3C9',
    },
    {
      onRim: placed(wheel('orange', 58), -98, -432, -12) + placed(cherry(24), -20, -400),
      rimTop: -500,
    },
  );
}

export function lagoon(seed: number): Still {
  return poured(
    GLASSES.highball,
    {
      seed,
      liquid: '#8DF6EE 0, #22C7E2 0.35, #0C86D0 0.75, #083F92 1',
      ice: 4,
      bubbles: 40,
      straw: '#FF8347',
    },
    {
      onRim: placed(wheel('lemon', 60), -100, -432, -12) + placed(cherry(24), -20, -386),
      rimTop: -500,
    },
  );
}
