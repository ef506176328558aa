import { d, ellipse, glow, line, linear, path, placed, radial, screen } from './paint';
import { profile, strip, turned } from './profile';
import { inOval, oval, shards, specks } from './shape';
import { solid } from './solid';

export type ShishaLook = {
  /** The colours of the base glass run from its shoulder to its foot. */
  glass: readonly [string, string, string];
  metal?: 'brass' | 'silver';
  hose: readonly [string, string];
  bowl?: 'clay' | 'grapefruit';
  ice?: boolean;
  seed: number;
  inBase?: string;
};

const METALS = {
  brass: ['#FFF3C4', '#E2A94A', '#7A4A12'],
  silver: ['#FFFFFF', '#B9BCC6', '#4A4C5A'],
} as const;

export function metalColumn(metal: keyof typeof METALS): string {
  const [light, body, dark] = METALS[metal];
  const sheen = linear(
    [
      [0, dark],
      [0.25, light],
      [0.45, body],
      [0.8, dark],
      [1, '#8FF5EC'],
    ],
    0,
    0,
    1,
    0,
  );
  const shape = profile(
    '26 -650, 16 -630, 14 -590, 34 -566, 16 -544, 13 -500, 30 -470, 40 -446, 24 -424, 14 -400, 24 -380, 46 -352, 50 -330, 40 -300',
  );
  const rings = [-566, -446, -352]
    .map((y) =>
      line(d`M${-shape.at(y)} ${y} a${shape.at(y)} 6 0 0 0 ${shape.at(y) * 2} 0`, light, 3, 0.8),
    )
    .join('');
  return (
    path(turned(shape, -650, -292), sheen) +
    rings +
    path(strip(shape, -640, -300, -0.6, -0.34), '#FFFDF2', 0.6)
  );
}

export function tray(metal: keyof typeof METALS): string {
  const [light, body, dark] = METALS[metal];
  return (
    placed(path(oval(0, 0, 112, 24), dark), 0, -640) +
    solid(
      oval(0, -648, 112, 24),
      linear(
        [
          [0, light],
          [0.4, body],
          [1, dark],
        ],
        0,
        0,
        1,
        0.3,
      ),
      5,
      { rim: 1 },
    )
  );
}

function coals(rng: () => number): string {
  return [
    [-26, -2, -8],
    [24, -4, 10],
    [0, -16, 4],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        glow(0, 0, 44, 34, '#FF6A1E', 0.55) +
          `<rect x="-21" y="-15" width="42" height="28" rx="6" fill="${linear('#FFD98A 0, #FF7A26 0.35, #8E1F08 0.8, #2A0A06 1')}"/>` +
          path(shards(rng, 12, inOval(0, -8, 18, 9), 2, 6), '#D9CFC8', 0.75) +
          path(shards(rng, 6, inOval(0, 2, 16, 9), 2, 5), '#1A0806', 0.7),
        x,
        y,
        turn,
      ),
    )
    .join('');
}

export function head(look: ShishaLook, rng: () => number): string {
  if (look.bowl === 'grapefruit') {
    const skin = radial('#FFD08A 0, #FF9A5C 0.5, #C2502E 1', 0.34, 0.3, 0.85);
    return (
      solid(
        'M-92 -712 C-96 -636 -50 -600 0 -600 C50 -600 96 -636 92 -712z',
        skin,
        12,
        { rim: 1 },
        path(specks(rng, 50, inOval(0, -650, 84, 50), 1.2, 2.6), '#A8401E', 0.5),
      ) +
      solid(oval(0, -712, 92, 30), '#FFF0DC', 5) +
      ellipse(0, -712, 78, 23, radial('#FF9A8A 0, #D92A44 1')) +
      ellipse(0, -714, 66, 18, linear('#F3F0EE 0, #A8A4AC 0.5, #5E5A66 1', 0, 0, 1, 0)) +
      placed(coals(rng), 0, -726)
    );
  }
  const clay = linear('#F3A871 0, #B85F32 0.4, #4E1F0C 1', 0, 0, 1, 0.2);
  return (
    solid('M-62 -724 C-62 -690 -34 -684 -22 -652 L22 -652 C34 -684 62 -690 62 -724z', clay, 9, {
      rim: 1,
    }) +
    ellipse(0, -724, 62, 17, linear('#FAF6F2 0, #B5B0B8 0.4, #6A6572 1', 0, 0, 1, 0)) +
    placed(coals(rng), 0, -736, 0, 0.88)
  );
}

export function hose([light, dark]: readonly [string, string]): string {
  const data =
    'M56 -452 C180 -500 312 -400 276 -262 C250 -160 160 -130 196 -52 C214 -6 270 6 314 -18';
  return (
    line(data, '#0A0408', 24, 0.6) +
    line(data, dark, 19) +
    `<path d="${data}" fill="none" stroke="${light}" stroke-width="15" stroke-dasharray="7 6"/>` +
    placed(line(data, '#fff', 3, 0.55), -4, -4) +
    line('M314 -18 L372 -74', '#7A4A12', 17) +
    line('M314 -18 L372 -74', '#F3C878', 11) +
    line('M368 -70 L396 -98', '#2A1A22', 10)
  );
}

export function smoke(): string {
  const puffs = [
    [-30, -770, 44, 60],
    [16, -820, 60, 66],
    [-14, -880, 84, 60],
    [60, -900, 70, 50],
    [30, -780, 36, 70],
  ] as const;
  return screen(puffs.map(([x, y, rx, ry]) => glow(x, y, rx, ry, '#EFE4F6', 0.24)).join(''));
}
