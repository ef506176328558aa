import { belt } from './belt';
import { x } from './burger-layers';
import {
  d,
  ellipse,
  glow,
  group,
  line,
  linear,
  path,
  placed,
  type Random,
  radial,
  random,
  screen,
} from './paint';
import { inBox, specks } from './shape';
import { solid } from './solid';
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

const CRUSTS = {
  brioche: ['#FFE7AE', '#F3B050', '#C8701F', '#6E300A'],
  sesame: ['#FFDFA0', '#E89B42', '#B85F1B', '#622A09'],
  dark: ['#E0A066', '#8E4C1E', '#54270D', '#230D05'],
} as const;

function bottomBun(tone: keyof typeof CRUSTS): string {
  const [light, body, deep, dark] = CRUSTS[tone];
  const shape = d`M-196 -56 Q0 -30 196 -56 C206 -44 204 -6 158 4 Q0 22 -158 4 C-204 -6 -206 -44 -196 -56z`;
  const crumb = belt({ width: 392, top: -62, bottom: -56, sag: 14, bulge: 0 });
  const fill = linear([
    [0, light],
    [0.25, body],
    [0.7, deep],
    [1, dark],
  ]);
  return (
    solid(shape, fill, 13, { key: 0.55, rim: 0.8 }) + path(crumb, linear('#FFF3D2 0, #E9B468 1'))
  );
}

function sesame(rng: Random): string {
  let seeds = '';
  for (let i = 0; i < 34; i++) {
    const angle = -Math.PI * (0.06 + 0.88 * ((i * 0.618) % 1));
    const reach = 0.25 + 0.62 * Math.sqrt(rng());
    const [x, y] = [Math.cos(angle) * 190 * reach, -34 + Math.sin(angle) * 118 * reach];
    const turn = rng() * 140 - 70;
    seeds += placed(
      ellipse(1.6, 3.4, 9, 5.4, '#5A2607', 0.5) +
        path('M-9.5 0 C-6 -6 4 -6 9.5 0 C4 5.4 -6 5.4 -9.5 0z', linear('#FFF9E6 0, #E8C384 1')),
      x,
      y,
      turn,
      1,
      1 - Math.abs(x) / 700,
    );
  }
  return seeds;
}

function topBun(tone: keyof typeof CRUSTS, rng: Random, seeded: boolean): string {
  const [light, body, deep, dark] = CRUSTS[tone];
  const dome = d`M-206 -10 C-224 -76 -156 -158 0 -160 C156 -158 224 -76 206 -10 C198 8 176 10 150 12 Q0 26 -150 12 C-176 10 -198 8 -204 -10z`;
  const fill = radial(
    [
      [0, light],
      [0.3, body],
      [0.68, deep],
      [1, dark],
    ],
    0.34,
    0.2,
    0.86,
  );
  const inside =
    glow(-40, 18, 210, 34, '#FFE0A6', 0.55) +
    glow(-74, -114, 130, 50, '#FFF8E4', 0.75) +
    screen(glow(190, -70, 70, 120, '#46D3C9', 0.5)) +
    path(specks(rng, 26, inBox(-180, -150, 360, 150), 1, 2.4), '#7A3A0E', 0.22);
  const window = d`M-132 -104 C-108 -130 -70 -141 -30 -143 C-56 -132 -88 -119 -108 -95 C-116 -90 -136 -95 -132 -104z`;
  return (
    solid(dome, fill, 13, { key: 0.5, rim: 1 }, inside) +
    path(window, '#FFFDF5', 0.5) +
    (seeded ? sesame(rng) : line('M-60 -136 Q0 -148 60 -138', '#FFFDF5', 5, 0.4))
  );
}

/** Wisps that say it has just left the fire. */
export function steam(x: number, y: number, height: number, rng: Random): string {
  let wisps = '';
  for (let i = 0; i < 5; i++) {
    const left = x - 110 + i * 50 + rng() * 20;
    wisps += glow(
      left,
      y - height * (0.3 + rng() * 0.4),
      26 + rng() * 26,
      height * (0.45 + rng() * 0.25),
      '#FFEBD6',
      0.09,
    );
  }
  return screen(wisps);
}

function flag(y: number): string {
  const cloth = d`M2 ${y - 108} C22 ${y - 118} 40 ${y - 96} 66 ${y - 108} L60 ${y - 62} C40 ${y - 52} 22 ${y - 74} 2 ${y - 64}z`;
  return (
    line(d`M0 ${y + 14} V${y - 112}`, '#D9A567', 6) +
    line(d`M-1.5 ${y + 14} V${y - 112}`, '#FFEFCB', 2, 0.8) +
    solid(cloth, linear('#FF9A5C 0, #C8400E 1', 0, 0, 1, 0), 5) +
    path(d`M14 ${y - 72} l12 -22 l8 11 l7 -9 l12 19z`, '#FFF3E0', 0.95)
  );
}

/** A burger: what is between the halves is named from the bottom up. */
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
    placed(topBun(tone, rng, tone !== 'brioche'), lean, y, lean);
  const top = y - 160;
  const pick = look.flag ? flag(top + 10) : '';
  body += pick;
  const crown = look.flag ? top - 110 : top;
  return {
    body: body + group(steam(0, crown + 20, 130, rng)),
    under:
      glow(14, 6, 285, 44, '#050103', 0.95) +
      glow(0, 10, 210, 22, '#000', 0.9) +
      glow(-190, 14, 170, 26, '#FF9A4A', 0.25),
    box: { left: -226, right: 226, top: crown, bottom: 14 },
  };
}
