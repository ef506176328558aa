import type { HotdogLook } from './hotdog-parts';
import { filling, topping } from './hotdog-parts';
import { glow, line, linear, path, placed, random, screen } from './paint';
import { capsule, inBox, specks } from './shape';
import { solid } from './solid';
import type { Still } from './stage';
import { board } from './ware';

/** Draws a hot dog across the tile, turned a little. */
export function hotdog(look: HotdogLook): Still {
  const rng = random(look.seed);
  const crust = linear('#FFE2A4 0, #EDAA52 0.3, #B5651E 0.75, #6A300B 1');
  const back = placed(solid(capsule(400, 112, -26), crust, 14, { rim: 0.7 }), 0, -52);
  const front =
    'M-240 -34 C-150 2 150 2 242 -34 C266 4 256 66 196 82 C80 98 -90 98 -196 82 C-256 66 -262 4 -240 -34z';
  const seeds =
    look.bun === 'sesame'
      ? path(specks(rng, 60, inBox(-205, 16, 410, 54), 4, 6.5, 0.6), '#FFF3D2') +
        path(specks(rng, 30, inBox(-190, -104, 380, 26), 4, 6, 0.6), '#FFF3D2')
      : '';
  const body =
    back +
    path(
      'M-230 -30 C-150 -76 150 -76 232 -30 C150 20 -150 20 -230 -30z',
      linear('#7A3E12 0, #FFE9BE 1'),
    ) +
    placed(filling(look.filling, rng), 0, -28) +
    look.toppings
      .filter((name) => name !== 'kashar')
      .map((name) => placed(topping(name, rng), 0, -34))
      .join('') +
    solid(front, crust, 15, { rim: 1 }, glow(-80, 20, 150, 24, '#FFF6DE', 0.75)) +
    line('M-234 -30 C-150 5 150 5 236 -30', '#FFF0CE', 9, 0.9) +
    seeds +
    // Melted cheese runs over the edge of the bread.
    (look.toppings.includes('kashar') ? placed(topping('kashar', rng), 0, -24, 0, 0.94, 0.9) : '');
  return {
    body:
      placed(board(292).back, 0, -36) +
      glow(0, -24, 250, 60, '#2A0F05', 0.9) +
      placed(body, 0, -92, -9, 0.97, 1.3),
    under:
      glow(14, 70, 370, 100, '#040103', 0.95) + screen(glow(-220, 20, 220, 30, '#FF9A4A', 0.3)),
    box: { left: -300, right: 300, top: -270, bottom: 134 },
  };
}
