import type { FryLook } from './fry';
import { fry } from './fry';
import { clipped, d, ellipse, glow, line, linear, path, placed, random, screen } from './paint';
import { inBox, shards, specks } from './shape';
import { solid } from './solid';
import type { Still } from './stage';

const PAPER = { stripe: '#C8321E', kraft: '#8A5A2E', lagoon: '#178A8C' } as const;

export type ConeLook = {
  fries: FryLook;
  paper: keyof typeof PAPER;
  seed: number;
  dust?: 'paprika' | 'thyme' | 'salt';
  thick?: boolean;
};

/** Draws fries that fan out of a paper cone. */
export function friesCone(look: ConeLook): Still {
  const rng = random(look.seed);
  const wide = look.thick ? 34 : 26;
  const fan = (count: number, spread: number, base: number, tall: number) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const share = (i + 0.5) / count - 0.5 + (rng() - 0.5) * 0.06;
      out += placed(
        fry(rng, tall * (0.82 + rng() * 0.3), look.fries, wide),
        share * spread * 0.66,
        base - Math.abs(share) * 30,
        share * 62 + rng() * 10 - 5,
      );
    }
    return out;
  };
  const cone =
    'M-142 -210 C-90 -184 90 -184 142 -210 L62 -16 Q58 0 40 4 Q0 12 -40 4 Q-58 0 -62 -16z';
  const lip = 'M-150 -236 C-100 -262 100 -262 150 -236 L142 -206 C90 -180 -90 -180 -142 -206z';
  const ink = PAPER[look.paper];
  let stripes = '';
  for (let i = -4; i <= 4; i++)
    stripes += d`M${i * 36 - 12} -270 L${i * 15 - 5} 20 L${i * 15 + 5} 20 L${i * 36 + 12} -270z`;
  const paper = linear('#FFFDF6 0, #F6E9D6 0.4, #C9AF98 0.75, #8FBDB8 1', 0, 0, 1, 0);
  const dust =
    look.dust === 'paprika'
      ? path(specks(rng, 70, inBox(-150, -430, 300, 200), 1.5, 4), '#A8240E', 0.85)
      : '';
  const leaves =
    look.dust === 'thyme' || look.dust === 'paprika'
      ? path(shards(rng, 22, inBox(-140, -420, 280, 190), 4, 8), '#4E8A2E')
      : '';
  const salt = path(shards(rng, 46, inBox(-150, -430, 300, 210), 1.4, 3.4), '#FFFFFF', 0.9);
  return {
    body:
      path(lip, '#8A6A50') +
      glow(0, -230, 150, 40, '#2A0F06', 0.9) +
      fan(13, 330, -150, 250) +
      glow(0, -210, 160, 60, '#5A2408', 0.5) +
      fan(12, 290, -130, 190) +
      fan(9, 230, -120, 140) +
      dust +
      leaves +
      salt +
      solid(
        cone,
        paper,
        10,
        { rim: 1 },
        path(stripes, ink, look.paper === 'kraft' ? 0.25 : 0.88) +
          glow(-70, -110, 50, 130, '#fff', 0.5) +
          path(cone, linear('#000/0 0, #000/0.08 0.65, #1A0610/0.5 1', 0, 0, 1, 0)),
      ) +
      line('M-142 -210 C-90 -184 90 -184 142 -210', '#FFFDF6', 5, 0.9) +
      placed(fry(rng, 130, look.fries, wide), 64, 22, 78) +
      placed(fry(rng, 104, look.fries, wide), -78, 26, -70),
    under: glow(14, 8, 210, 34, '#040103', 0.95) + screen(glow(-150, 16, 190, 26, '#FFB04A', 0.28)),
    box: { left: -214, right: 224, top: -442, bottom: 30 },
  };
}

/** Draws a low heap of fries in every direction, for trays and plates. */
export function friesHeap(
  seed: number,
  look: FryLook,
  rx: number,
  ry: number,
  count: number,
  length: number,
  wide = 24,
): string {
  const rng = random(seed);
  const rows = Array.from({ length: count }, () => ({
    x: (rng() - 0.5) * rx * 1.5,
    y: (rng() - 0.5) * ry * 1.3,
    turn: rng() * 150 - 75 + 90,
  }));
  return (
    glow(0, ry * 0.5, rx * 1.1, ry * 0.8, '#1A0705', 0.7) +
    rows
      .sort((a, b) => a.y - b.y)
      .map(
        ({ x, y, turn }, i) =>
          glow(x, y + 8, 60, 18, '#3A1605', 0.3) +
          placed(
            placed(fry(rng, length * (0.8 + rng() * 0.4), look, wide), 0, length / 2),
            x,
            y - (i / count) * 10,
            turn,
          ),
      )
      .join('')
  );
}

/** Draws melted cheddar over a heap. */
export function cheeseSauce(seed: number, rx: number, ry: number): string {
  const rng = random(seed);
  const points: string[] = [];
  for (let i = 0; i <= 10; i++) {
    const x = (i / 10 - 0.5) * rx * 2;
    const edge = ry * (0.55 + rng() * 0.7) * (1 - Math.abs(i / 5 - 1) * 0.4);
    points.push(d`S${x - rx * 0.07} ${edge} ${x} ${i % 2 ? edge : edge * 0.4}`);
  }
  const shape = d`M${-rx} 0 C${-rx * 0.8} ${-ry * 0.9} ${rx * 0.8} ${-ry * 0.9} ${rx} 0 C${rx * 0.9} ${ry * 0.7} ${rx * 0.74} ${ry * 1.1} ${rx * 0.66} ${ry * 0.5} C${rx * 0.5} ${ry * 0.3} ${rx * 0.46} ${ry * 1.3} ${rx * 0.34} ${ry * 1.2} C${rx * 0.22} ${ry * 1.1} ${rx * 0.24} ${ry * 0.5} ${rx * 0.06} ${ry * 0.6} C${-rx * 0.1} ${ry * 0.7} ${-rx * 0.08} ${ry * 1.2} ${-rx * 0.22} ${ry * 1.1} C${-rx * 0.34} ${ry} ${-rx * 0.3} ${ry * 0.5} ${-rx * 0.48} ${ry * 0.6} C${-rx * 0.62} ${ry * 0.7} ${-rx * 0.66} ${ry * 1.3} ${-rx * 0.76} ${ry * 0.9} C${-rx * 0.86} ${ry * 0.6} ${-rx * 0.94} ${ry * 0.4} ${-rx} 0z`;
  return (
    solid(
      shape,
      linear('#FFE08A 0, #FFB52E 0.4, #D9780C 1'),
      9,
      { rim: 0.9 },
      clipped(shape, glow(-rx * 0.3, -ry * 0.3, rx * 0.4, ry * 0.3, '#FFF9DA', 0.9)) +
        line(
          d`M${-rx * 0.7} ${-ry * 0.1} Q${-rx * 0.3} ${-ry * 0.6} ${rx * 0.2} ${-ry * 0.5}`,
          '#FFFDEB',
          7,
          0.7,
        ),
    ) + ellipse(rx * 0.4, -ry * 0.2, rx * 0.1, ry * 0.09, '#FFFDEB', 0.7)
  );
}
