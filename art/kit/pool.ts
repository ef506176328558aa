import {
  clipped,
  d,
  ellipse,
  glow,
  line,
  linear,
  path,
  placed,
  radial,
  random,
  screen,
} from './paint';
import { inBox, oval, polygon, specks } from './shape';

const CLOTH = linear('#0A3B40 0, #0F5A5A .3, #148078 .7, #0E5E60 1');
const WOOD = linear('#C77A3E 0, #8A4520 .3, #4A2012 .75, #1E0C0A 1');

/** Draws the table. The far cushion is at y = 0; the cloth reaches to the front. */
export function poolTable(width: number, height: number, far: number): string {
  const rng = random(15);
  const cushion = d`M-20 ${far - 6} H${width + 20} L${width + 60} ${far + 34} H-60z`;
  const rail = d`M-10 ${far - 58} H${width + 10} L${width + 20} ${far - 4} H-20z`;
  const sights = [130, 265, 535, 670]
    .map((x) =>
      path(
        polygon([
          [x - 9, far - 32],
          [x, far - 38],
          [x + 9, far - 32],
          [x, far - 26],
        ]),
        '#FFF3DC',
        0.9,
      ),
    )
    .join('');
  return (
    path(d`M0 ${far} H${width} V${height} H0z`, CLOTH) +
    path(specks(rng, 420, inBox(0, far + 30, width, height - far), 0.6, 1.5), '#BFF3EF', 0.1) +
    path(rail, WOOD) +
    line(d`M0 ${far - 56} H${width}`, '#FFD9A8', 3, 0.7) +
    sights +
    path(cushion, linear('#1C9088 0, #0F5F5E .5, #083538 1')) +
    line(d`M0 ${far - 4} H${width}`, '#7FF0E8', 2.5, 0.55) +
    glow(width / 2, far + 40, width * 0.7, 26, '#02100F', 0.6) +
    pocket(width / 2, far)
  );
}

function pocket(x: number, far: number): string {
  return (
    ellipse(x, far + 4, 74, 28, '#2A120C') +
    ellipse(x, far + 4, 64, 22, radial('#000 0, #050203 .7, #1E0C0A 1')) +
    line(d`M${x - 70} ${far - 2} A70 26 0 0 1 ${x + 70} ${far - 2}`, '#FFD9A8', 4, 0.75)
  );
}

export type Ball = { colour: readonly [string, string, string]; striped?: boolean; number: string };

export const BALLS = {
  amber: { colour: ['#FFD97A', '#F2A51E', '#8A4A06'], number: '1' },
  ember: { colour: ['#FF9A6E', '#D93A1A', '#6E0F0A'], number: '3' },
  night: { colour: ['#6A6474', '#1E1A24', '#050407'], number: '8' },
  lagoon: { colour: ['#8FF5EC', '#148F94', '#06363C'], striped: true, number: '10' },
  plum: { colour: ['#C79AE0', '#6A2E8A', '#260A38'], number: '4' },
} satisfies Record<string, Ball>;

const IVORY = radial('#FFFDF4 0, #F6E8CC .55, #B99A70 1', 0.38, 0.3, 0.8);

/** Draws a ball of radius 100 on y = 0, turned by `turn` degrees; its light does not turn. */
export function ball({ colour: [light, body, dark], striped }: Ball, turn: number): string {
  const round = oval(0, -100, 100, 100);
  const solidPaint = radial(
    [
      [0, light],
      [0.5, body],
      [1, dark],
    ],
    0.38,
    0.3,
    0.8,
  );
  const band = path('M-110 -46 Q0 -58 110 -46 V46 Q0 58 -110 46z', solidPaint);
  const spot =
    ellipse(0, 0, 34, 34, '#FFF9EA') + line('M-10 -14 V14 M6 -14 a8 14 0 1 0 0.1 0z', '#21141F', 6);
  const plainSpot = ellipse(0, -62, 30, 22, '#FFF9EA') + line('M0 -70 V-54', '#21141F', 5);
  const paint = striped ? band + spot : plainSpot;
  return (
    path(round, striped ? IVORY : solidPaint) +
    clipped(
      round,
      placed(paint, 0, -100, turn) +
        path(round, radial('#12060A/0 0, #12060A/0 .55, #12060A/.75 1', 0.4, 0.34, 0.72)) +
        screen(
          glow(40, -8, 90, 46, '#1FBFB4', 0.55) +
            glow(-50, -160, 70, 50, '#FFE3B0', 0.5) +
            glow(96, -90, 40, 90, '#7FF0E8', 0.4),
        ),
    ) +
    ellipse(-38, -152, 24, 13, '#fff', 0.92) +
    ellipse(-8, -168, 9, 5, '#fff', 0.75)
  );
}

export function ballShadow(): string {
  return glow(34, 0, 130, 30, '#021210', 0.85) + glow(6, 2, 80, 16, '#000', 0.8);
}

/** Draws a brass lamp on a cord that hangs from 0 0. */
export function tableLamp(cord: number): string {
  const shade = d`M-34 ${cord} Q0 ${cord - 14} 34 ${cord} C60 ${cord + 60} 150 ${cord + 84} 186 ${cord + 132} Q0 ${cord + 184} -186 ${cord + 132} C-150 ${cord + 84} -60 ${cord + 60} -34 ${cord}z`;
  const enamel = linear(
    '#0A2A2C 0, #157A78 .22, #8FF5EC .34, #148080 .48, #0A3C40 .78, #46D3C9 .97, #0E3B3C 1',
    0,
    0,
    1,
    0,
  );
  return (
    line(d`M0 -20 V${cord}`, '#1B0F16', 8) +
    line(d`M-2 -20 V${cord}`, '#FFB36A', 2, 0.6) +
    path(
      d`M-20 ${cord - 34} h40 l10 36 h-60z`,
      linear('#6E3A12 0, #FFD08A .4, #8A4A18 1', 0, 0, 1, 0),
    ) +
    path(shade, enamel) +
    ellipse(0, cord + 134, 186, 26, '#FFF0C8') +
    ellipse(0, cord + 136, 160, 18, '#FFFDF2') +
    line(d`M-186 ${cord + 132} Q0 ${cord + 188} 186 ${cord + 132}`, '#FFD58A', 4, 0.9)
  );
}

/** Draws the cone of light under a lamp and the lit cloth. */
export function lampLight(cord: number, reach: number): string {
  const cone = d`M-176 ${cord + 138} L-430 ${reach} H430 L176 ${cord + 138}z`;
  return screen(
    path(cone, linear('#FFE3A8/.34 0, #FFD08A/.1 .6, #FFD08A/0 1')) +
      glow(0, cord + 140, 300, 110, '#FFD58A', 0.6) +
      glow(0, reach + 60, 520, 190, '#FFE0A0', 0.42) +
      glow(0, reach + 40, 280, 100, '#FFF3D0', 0.32),
  );
}

/** Draws a cue across the corner, with blue chalk on its tip. */
export function cue(): string {
  const shaft = linear('#FFE9C4 0, #D9A866 .45, #8A5426 1');
  return (
    placed(path('M0 -7 H560 V13 H0z', '#021210', 0.45), 6, 16) +
    path('M0 -7 H330 V8 H0z', shaft) +
    path('M330 -8 H600 V10 H330z', linear('#8A3A24 0, #4A140E .5, #1A0606 1')) +
    path('M-14 -7 H2 V8 H-14z', '#FFF9EE') +
    path('M-22 -6 Q-26 0 -22 7 H-14 V-6z', '#2E8FB4') +
    line('M4 -4 H326', '#FFF9E6', 2.4, 0.8)
  );
}

export function chalk(): string {
  return (
    glow(8, 30, 70, 18, '#021210', 0.8) +
    path('M-34 -18 L20 -26 L44 -10 L44 24 L-8 34 L-34 18z', '#123E6A') +
    path('M-34 -18 L20 -26 L44 -10 L-8 -2z', linear('#9FE0F5 0, #3F9CCB 1')) +
    path('M-34 -18 L-8 -2 L-8 34 L-34 18z', '#1F6496') +
    ellipse(6, -13, 16, 5, '#1A5C8C', 0.8)
  );
}
