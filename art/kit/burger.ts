import { bottomBun, flag, steam, topBun } from './bun';
import { jalapenos, lettuce, onion, pickles, rocket, slaw, strips, tomato } from './layers-green';
import { bacon, friedChicken, onionRing, patty } from './layers-meat';
import type { Layer } from './layers-soft';
import { cheese, falafel, halloumi, sauce } from './layers-soft';
import type { Random } from './paint';
import { glow, group, placed, random } from './paint';
import type { Still } from './stage';

export type LayerName =
  | 'lettuce'
  | 'tomato'
  | 'patty'
  | 'cheddar'
  | 'kashar'
  | 'pickles'
  | 'golden-onion'
  | 'red-onion'
  | 'bliss-sauce'
  | 'bbq'
  | 'tahini'
  | 'garlic-mayo'
  | 'chilli-mayo'
  | 'bacon'
  | 'onion-ring'
  | 'chicken'
  | 'falafel'
  | 'halloumi'
  | 'peppers'
  | 'jalapenos'
  | 'slaw'
  | 'magenta-slaw'
  | 'rocket';

export type BurgerLook = {
  layers: readonly LayerName[];
  bun?: 'brioche' | 'sesame' | 'dark';
  seed: number;
  flag?: boolean;
  /** The burger leans by this many degrees. */
  tilt?: number;
  /** True tilts the top half back, so that the filling shows. */
  isOpen?: boolean;
};

const WIDTH = 400;

function layer(name: LayerName, rng: Random): Layer {
  switch (name) {
    case 'lettuce':
      return lettuce(rng, WIDTH);
    case 'tomato':
      return tomato(rng, WIDTH);
    case 'patty':
      return patty(rng, WIDTH);
    case 'cheddar':
      return cheese(rng, WIDTH);
    case 'kashar':
      return cheese(rng, WIDTH, 'kashar');
    case 'pickles':
      return pickles(rng, WIDTH);
    case 'golden-onion':
      return onion(rng, WIDTH);
    case 'red-onion':
      return onion(rng, WIDTH, 'red');
    case 'bliss-sauce':
      return sauce(rng, WIDTH, ['#FFE9DC', '#F7B79C', '#D9795A']);
    case 'bbq':
      return sauce(rng, WIDTH, ['#A3481F', '#5A1A0C', '#220705']);
    case 'tahini':
      return sauce(rng, WIDTH, ['#FFFBEF', '#EFDDB6', '#C09A5C']);
    case 'garlic-mayo':
      return sauce(rng, WIDTH, ['#FFFFFA', '#FBF1D2', '#D9BF86']);
    case 'chilli-mayo':
      return sauce(rng, WIDTH, ['#FF9A6E', '#EC5630', '#9E1F0E']);
    case 'bacon':
      return bacon(rng, WIDTH);
    case 'onion-ring':
      return onionRing(rng, WIDTH);
    case 'chicken':
      return friedChicken(rng, WIDTH);
    case 'falafel':
      return falafel(rng, WIDTH);
    case 'halloumi':
      return halloumi(rng, WIDTH);
    case 'peppers':
      return strips(rng, WIDTH);
    case 'jalapenos':
      return jalapenos(rng, WIDTH);
    case 'slaw':
      return slaw(rng, WIDTH);
    case 'magenta-slaw':
      return slaw(rng, WIDTH, 'magenta');
    case 'rocket':
      return rocket(rng, WIDTH);
  }
}

/** Draws a burger; `look` lists the layers from the bottom up. */
export function burger(look: BurgerLook): Still {
  const rng = random(look.seed);
  const tone = look.bun ?? 'sesame';
  let y = -60;
  let body = bottomBun(tone);
  for (const name of look.layers) {
    const made = layer(name, rng);
    body +=
      glow(0, y + 4, 205, 20, '#140403', 0.5) +
      placed(made.body, rng() * 6 - 3, y, rng() * 1.6 - 0.8);
    y -= made.rise;
  }
  const lean = rng() * 3 - 1.5;
  body +=
    glow(0, y + 10, 200, 26, '#140403', 0.6) +
    (look.isOpen
      ? placed(topBun(tone, rng, tone !== 'brioche'), 44, y - 34, 13)
      : placed(topBun(tone, rng, tone !== 'brioche'), lean, y, lean));
  const top = y - (look.isOpen ? 214 : 160);
  const pick = look.flag ? flag(top + 10) : '';
  body += pick;
  const crown = look.flag ? top - 110 : top;
  return {
    body:
      (look.tilt ? placed(body, 0, 0, look.tilt) : body) + group(steam(0, crown + 20, 130, rng)),
    under:
      glow(14, 6, 285, 44, '#050103', 0.95) +
      glow(0, 10, 210, 22, '#000', 0.9) +
      glow(-190, 14, 170, 26, '#FF9A4A', 0.25),
    box: { left: -226, right: 226, top: crown, bottom: 14 },
  };
}
