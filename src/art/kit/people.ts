import { d, ellipse, glow, group, line, linear, path, placed } from './paint';
import { oval, smooth } from './shape';
import { shaded, solid } from './solid';

type Joint = readonly [x: number, y: number, r: number];

export type Person = {
  head: 'bun' | 'cap' | 'long' | 'short';
  looks: 'ahead' | 'left' | 'right';
  apron: readonly [string, string, string];
  /** Shoulder, elbow, hand, and how thick each is. */
  arms: readonly (readonly Joint[])[];
};

const NIGHT = '#1D0E18';
const KEY = '#FFC487';
const RIM = '#62E6DC';

/** Against the light: a dark body, fire along its left, the sea along its right. */
function againstTheLight(draw: (fill: string) => string): string {
  return (
    group(draw(KEY), 'translate(-4.5 -2.5)', 0.95) +
    group(draw(RIM), 'translate(3.4 -1.2)', 0.75) +
    group(draw('#FFE3BE'), 'translate(-2 -3)', 0.5) +
    draw(NIGHT)
  );
}

/** A limb that thins towards the hand. */
function limb(joints: readonly Joint[]): string {
  let data = '';
  joints.forEach(([x, y, r], i) => {
    data += oval(x, y, r, r);
    const next = joints[i + 1];
    if (!next) return;
    const [nx, ny, nr] = next;
    const long = Math.hypot(nx - x, ny - y) || 1;
    const [px, py] = [-(ny - y) / long, (nx - x) / long];
    data += d`M${x + px * r} ${y + py * r} L${nx + px * nr} ${ny + py * nr} L${nx - px * nr} ${ny - py * nr} L${x - px * r} ${y - py * r}z`;
  });
  return data;
}

const TORSO =
  'M-22 -300 C-40 -280 -92 -272 -106 -236 C-112 -190 -88 -120 -84 -60 L-92 80 H92 L84 -60 C88 -120 112 -190 106 -236 C92 -272 40 -280 22 -300z';

const PROFILE =
  '-2 -66, -30 -58, -43 -36, -43 -16, -57 6, -46 12, -48 24, -44 32, -46 46, -32 58, -14 54, -6 74, 30 78, 34 40, 48 10, 48 -26, 30 -58';
const FACE = smooth('0 -66, -36 -54, -46 -16, -42 22, -26 52, 0 64, 26 52, 42 22, 46 -16, 36 -54');

const HAIR = {
  bun: [smooth('-48 -6, -50 -44, -18 -74, 24 -72, 54 -40, 50 4, 30 -30'), oval(44, -74, 25, 23)],
  cap: [
    smooth('-50 -18, -50 -48, -22 -76, 22 -76, 52 -44, 52 -10, 20 -22'),
    smooth('-40 -34, -92 -16, -94 -8, -60 -8, -36 -14'),
  ],
  long: [
    smooth(
      '-40 -30, -34 -64, 4 -80, 46 -64, 62 -20, 64 50, 78 110, 40 122, 20 84, 34 30, 20 -26, -10 -44',
    ),
  ],
  short: [smooth('-46 -28, -42 -64, -6 -82, 36 -74, 56 -40, 50 16, 38 -10, 8 -34, -30 -40')],
} as const;

function head({ head: cut, looks }: Person): (fill: string) => string {
  const face = looks === 'ahead' ? FACE : smooth(PROFILE);
  return (fill) =>
    placed(
      path(face, fill) + HAIR[cut].map((lock) => path(lock, fill)).join(''),
      0,
      -364,
      0,
      looks === 'right' ? -1 : 1,
      1,
    );
}

/** Somebody behind the bar. What the hands hold is drawn between body and arms. */
export function person(look: Person, held = ''): string {
  const neck = 'M-24 -346 H24 V-270 H-24z';
  const headOf = head(look);
  const body = (fill: string) => path(TORSO, fill) + path(neck, fill) + headOf(fill);
  const arms = (fill: string) => look.arms.map((joints) => path(limb(joints), fill)).join('');
  return againstTheLight(body) + apron(look.apron) + held + againstTheLight(arms);
}

function apron(tones: readonly [string, string, string]): string {
  const bib =
    'M-46 -206 C-24 -196 24 -196 46 -206 C50 -166 58 -136 78 -118 C86 -60 88 0 88 80 H-88 C-88 0 -86 -60 -78 -118 C-58 -136 -50 -166 -46 -206z';
  return (
    line('M-42 -204 C-50 -240 -46 -262 -30 -284 M42 -204 C50 -240 46 -262 30 -284', tones[1], 9) +
    solid(bib, shaded(...tones), 8, { key: 0.8, rim: 0.9, shade: 0.5 }) +
    line('M-80 -112 C-40 -98 40 -98 80 -112', tones[2], 5, 0.8)
  );
}

/** A white cloth over the shoulder. */
export function towel(): string {
  return solid(
    'M42 -288 C66 -296 92 -288 100 -270 L106 -170 C92 -160 74 -162 60 -170z',
    shaded('#FFF0DA', '#C9A894', '#5E4450'),
    6,
    { key: 0.9, rim: 1 },
    line('M62 -276 L72 -166 M84 -280 L90 -166', '#B93C0B', 4, 0.55),
  );
}

/** A round tray, seen from a little above. */
export function tray(): string {
  return (
    ellipse(0, 6, 92, 16, '#2E120A') +
    ellipse(0, 0, 92, 16, linear('#FFE3BE 0, #C07A44 .4, #6E3018 1', 0, 0, 1, 0.4)) +
    glow(-30, -2, 46, 8, '#FFF6E2', 0.7)
  );
}
