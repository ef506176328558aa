import { backdrop, barTop, stringLights, vignette } from '../kit/backdrop';
import { burger } from '../kit/burger';
import { half, wheel } from '../kit/citrus';
import { embers } from '../kit/dusk';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { mint } from '../kit/herbs';
import { d, glow, linear, path, placed, random, screen, svg } from '../kit/paint';
import type { Person } from '../kit/people';
import { person, towel, tray } from '../kit/people';
import { shakerTin } from '../kit/shaker';
import type { Still } from '../kit/stage';
import { setDown } from '../kit/stage';
import { plate } from '../kit/ware';

const WIDTH = 1280;
const HEIGHT = 854;
const EDGE = 640;

const EMBER = ['#8A4020', '#46200F', '#170A06'] as const;
const SEA = ['#1E6664', '#0E3A3E', '#061618'] as const;
const SAND = ['#86684A', '#4A3424', '#1E140E'] as const;
const PLUM = ['#5A3048', '#33192B', '#140910'] as const;

const SHAKER: Person = {
  head: 'bun',
  tilt: 3,
  apron: EMBER,
  arms: [
    [
      [-84, -240, 29],
      [-150, -196, 24],
      [-118, -330, 21],
    ],
    [
      [84, -240, 29],
      [40, -214, 25],
      [-92, -306, 21],
    ],
  ],
};

const COOK: Person = {
  head: 'cap',
  tilt: -3,
  apron: SAND,
  arms: [
    [
      [-84, -240, 29],
      [-128, -140, 25],
      [-86, -78, 21],
    ],
    [
      [84, -240, 29],
      [128, -140, 25],
      [86, -78, 21],
    ],
  ],
};

const HOST: Person = {
  head: 'long',
  tilt: -4,
  apron: PLUM,
  arms: [
    [
      [84, -240, 28],
      [150, -206, 23],
      [152, -300, 20],
    ],
    [
      [-84, -240, 28],
      [-112, -130, 23],
      [-52, -104, 20],
    ],
  ],
};

const BARKEEP: Person = {
  head: 'short',
  tilt: -3,
  apron: SEA,
  arms: [
    [
      [-84, -240, 30],
      [-124, -122, 26],
      [-138, 0, 22],
    ],
    [
      [84, -240, 30],
      [118, -122, 26],
      [140, 0, 22],
    ],
  ],
};

function cooler(): Still {
  return poured(
    GLASSES.highball,
    {
      seed: 5,
      liquid: '#DFFBE8/.85 0, #A8E8C0/.8 .5, #5FC09A/.85 1',
      ice: 4,
      bubbles: 30,
      straw: '#FF8347',
    },
    { onRim: placed(mint(random(3), 70), 20, -410) + placed(wheel('lime', 56), -96, -424, -10) },
  );
}

/** Draws the burger in front of the cook. */
function servedBurger(): string {
  const dish = burger({ seed: 12, layers: ['lettuce', 'tomato', 'patty', 'cheddar'] });
  const ware = plate('white', 250);
  return placed(ware.back + ware.front, 0, -82, 0, 0.42, 0.3) + placed(dish.body, 0, -84, 0, 0.34);
}

function people(): string {
  const stand = (body: string, x: number, y: number, scale: number) =>
    screen(glow(x, y - 330 * scale, 250 * scale, 300 * scale, '#FFA24E', 0.55)) +
    placed(body, x, y, 0, scale);
  const served = placed(tray(), 152, -326) + placed(cooler().body, 152, -330, 0, 0.3);
  return (
    stand(person(HOST) + served, 762, 640, 1.06) +
    stand(person(COOK, servedBurger()), 500, 644, 1.14) +
    stand(person(SHAKER, placed(shakerTin(), -152, -236, 34, 0.58)), 236, 640, 1.08) +
    stand(person(BARKEEP, towel()), 1098, 644, 1.16)
  );
}

function onTheBar(): string {
  const citrus = {
    body: placed(half('orange', 60), 0, 0) + placed(wheel('lemon', 46), 92, 20, 8, 1, 0.5),
    under: glow(20, 30, 130, 26, '#040103', 0.85),
    box: { left: -70, right: 150, top: -60, bottom: 40 },
  };
  return setDown(citrus, 346, 728, 0.8, 'citrus') + setDown(cooler(), 664, 752, 0.36, 'cooler');
}

/** Draws four people behind the bar against the light. */
export function teamPicture(): string {
  const across = d`M0 0 H${WIDTH} V${HEIGHT} H0z`;
  return svg(
    backdrop({ seed: 83 }, WIDTH, HEIGHT) +
      screen(
        glow(640, 420, 760, 330, '#FF8A3E', 0.5) +
          glow(560, 520, 520, 200, '#FFC880', 0.35) +
          stringLights(WIDTH, HEIGHT * 0.7, 21),
      ) +
      embers(460, 500, 700, 420) +
      people() +
      path(across, linear('#12060A/0 .5, #12060A/.5 .78, #12060A/0 .8')) +
      barTop({ seed: 30 }, WIDTH, HEIGHT, EDGE) +
      onTheBar() +
      vignette(WIDTH, HEIGHT),
    WIDTH,
    HEIGHT,
  );
}
