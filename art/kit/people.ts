import { d, ellipse, glow, group, line, linear, path, placed } from './paint';
import { oval, smooth } from './shape';
import { shaded, solid } from './solid';

type Joint = readonly [x: number, y: number, r: number];

type Tones = readonly [light: string, middle: string, dark: string];

/** People stand against the light: no face and no skin is drawn. */
const SHADE: Tones = ['#43283A', '#22121E', '#0C060C'];

export type Person = {
  head: 'bun' | 'cap' | 'long' | 'short';
  /** The head is turned by this many degrees; negative numbers turn it left. */
  tilt: number;
  apron: Tones;
  /** Each arm has shoulder, elbow and hand, each with its thickness. */
  arms: readonly (readonly Joint[])[];
};

const EDGE = { key: 0.9, rim: 1, shade: 0.5 };

/** Draws a limb that thins towards the hand. */
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

const NECK = 'M-22 -330 H22 V-282 C22 -258 -22 -258 -22 -282z';
const FACE = smooth('0 -66, -36 -54, -46 -16, -42 22, -26 52, 0 64, 26 52, 42 22, 46 -16, 36 -54');

/** Holds the parts of the hair behind and in front of the face. */
const HAIR: Record<Person['head'], { behind: readonly string[]; front: readonly string[] }> = {
  bun: {
    behind: [oval(2, -88, 27, 24)],
    front: [smooth('-49 -6, -52 -46, -24 -76, 24 -76, 52 -46, 49 -6, 36 -42, 0 -56, -34 -40')],
  },
  cap: {
    behind: [],
    front: [
      smooth('-49 -24, -50 -56, -22 -82, 22 -82, 50 -56, 49 -24, 0 -34'),
      smooth('-56 -26, 0 -44, 56 -26, 46 -12, 0 -22, -46 -12'),
    ],
  },
  long: {
    behind: [
      smooth('-56 -20, -42 -72, 0 -86, 42 -72, 56 -20, 64 60, 54 116, 0 100, -54 116, -64 60'),
    ],
    front: [smooth('-47 4, -48 -50, 0 -76, 48 -50, 47 4, 32 -40, -8 -52, -36 -30')],
  },
  short: {
    behind: [],
    front: [
      smooth('-47 -8, -50 -50, -18 -80, 28 -78, 50 -48, 47 -8, 38 -38, 8 -46, -24 -42, -40 -26'),
    ],
  },
};

/** Draws the parts of a limb in one light, so that no edge shows between them. */
function lit(data: string): string {
  return (
    group(path(data, '#FFDDAE'), 'translate(-2.5 -1.5)', 0.7) +
    group(path(data, '#5FE3DA'), 'translate(2.5 -1)', 0.6) +
    path(data, shaded(...SHADE))
  );
}

function lock(data: string): string {
  return solid(data, shaded(...SHADE), 5, EDGE);
}

function onNeck(body: string, { tilt }: Person): string {
  return placed(body, 0, -364, tilt);
}

function head(look: Person): string {
  return onNeck(
    path(oval(-46, 4, 8, 12) + oval(46, 4, 8, 12), SHADE[1]) +
      lit(FACE) +
      HAIR[look.head].front.map(lock).join(''),
    look,
  );
}

/** Draws a person behind the bar as a silhouette, with `held` between body and arms. */
export function person(look: Person, held = ''): string {
  const behind = HAIR[look.head].behind.map(lock).join('');
  return (
    onNeck(behind, look) +
    path(NECK, SHADE[2]) +
    solid(TORSO, shaded(...SHADE), 8, EDGE) +
    head(look) +
    apron(look.apron) +
    held +
    look.arms.map((joints) => lit(limb(joints))).join('')
  );
}

function apron(tones: Tones): string {
  const bib =
    'M-46 -206 C-24 -196 24 -196 46 -206 C50 -166 58 -136 78 -118 C86 -60 88 0 88 80 H-88 C-88 0 -86 -60 -78 -118 C-58 -136 -50 -166 -46 -206z';
  return (
    line('M-42 -204 C-50 -240 -46 -262 -30 -284 M42 -204 C50 -240 46 -262 30 -284', tones[1], 9) +
    solid(bib, shaded(...tones), 8, { key: 0.8, rim: 0.9, shade: 0.5 }) +
    line('M-80 -112 C-40 -98 40 -98 80 -112', tones[2], 5, 0.8)
  );
}

/** Draws a white cloth over the shoulder. */
export function towel(): string {
  return solid(
    'M42 -288 C66 -296 92 -288 100 -270 L106 -170 C92 -160 74 -162 60 -170z',
    shaded('#FFF0DA', '#C9A894', '#5E4450'),
    6,
    { key: 0.9, rim: 1 },
    line('M62 -276 L72 -166 M84 -280 L90 -166', '#B93C0B', 4, 0.55),
  );
}

/** Draws a round tray, seen from a little above. */
export function tray(): string {
  return (
    ellipse(0, 6, 92, 16, '#2E120A') +
    ellipse(0, 0, 92, 16, linear('#FFE3BE 0, #C07A44 .4, #6E3018 1', 0, 0, 1, 0.4)) +
    glow(-30, -2, 46, 8, '#FFF6E2', 0.7)
  );
}
