import type { Random } from './paint';
import { d, ellipse, glow, line, linear, path, placed } from './paint';
import { blob, inBox, inOval, oval, polygon, shards, specks } from './shape';
import { shaded, solid } from './solid';

/** Draws a slice with a burnt top and a soft centre, its point to the front. */
export function cheesecake(rng: Random): string {
  const top = 'M-206 -20 C-170 -96 -20 -150 132 -128 L206 -96 Q20 -22 -120 36z';
  const face = 'M-120 36 Q20 -22 206 -96 L198 34 Q40 120 -112 164z';
  const side = 'M-206 -20 L-120 36 L-112 164 L-190 96z';
  const heart =
    'M-20 84 C20 40 90 10 118 22 C136 40 120 58 124 74 C60 110 -20 140 -92 158 C-70 132 -50 108 -20 84z';
  const crumb = linear('#5E2E10 0, #D9A052 .08, #FFEDC0 .24, #FFE9B4 .7, #EBC07A .92, #B07A3A 1');
  return (
    solid(side, linear('#4A200A 0, #C98E48 .2, #F0CE90 .5, #B07A3A 1'), 8, {}) +
    solid(
      face,
      crumb,
      10,
      { rim: 1 },
      path(specks(rng, 40, inBox(-110, -60, 310, 220), 1.5, 4), '#DDB068', 0.5),
    ) +
    path(heart, linear('#FFFCE8 0, #FFE49C 1'), 0.9) +
    line('M-4 82 C30 54 70 38 100 34', '#FFFFFF', 4, 0.7) +
    solid(
      top,
      linear('#A8622A 0, #5A280E .4, #1F0A04 1', 0, 0, 1, 0.6),
      9,
      { rim: 0.9 },
      path(shards(rng, 36, inBox(-180, -130, 360, 150), 4, 15), '#B5702E', 0.35) +
        path(shards(rng, 22, inBox(-180, -130, 360, 150), 4, 12), '#1A0803', 0.5) +
        glow(-70, -60, 110, 34, '#F0B878', 0.6),
    ) +
    line('M-198 -26 C-160 -92 -20 -142 120 -124', '#FFD9A0', 4, 0.7)
  );
}

export function baklava(rng: Random): string {
  const top = polygon('-104 0, 0 -50, 104 0, 0 52');
  const left = polygon('-104 0, 0 52, 0 112, -98 58');
  const right = polygon('0 52, 104 0, 98 58, 0 112');
  const layers = (points: string) => line(points, '#8A4A10', 2.4, 0.7);
  return (
    path(
      left,
      linear('#FFD27A 0, #C98A2E 0.42, #7FA82E 0.45, #6A9A26 0.62, #E0A03A 0.65, #8A4E14 1'),
    ) +
    path(
      right,
      linear('#E0A040 0, #A86A1E 0.42, #5E8A20 0.45, #4A7A1A 0.62, #B5762A 0.65, #5E300A 1'),
    ) +
    layers('M-102 14 L0 66 L102 14 M-101 24 L0 77 L101 24 M-99 46 L0 98 L99 46') +
    solid(
      top,
      shaded('#FFE8A8', '#F0B54A', '#B5701C'),
      7,
      { rim: 0.9 },
      path(specks(rng, 12, inOval(0, 0, 80, 36), 2, 6), '#FFF8DC', 0.6),
    ) +
    path(shards(rng, 40, inOval(0, -2, 52, 24), 3, 8), '#4E8A1E') +
    path(shards(rng, 34, inOval(0, -5, 46, 20), 2, 6), '#B5DE5A') +
    line('M-92 -2 L-4 -44', '#FFFBE6', 4, 0.8)
  );
}

export function iceCream(rng: Random, r = 62): string {
  return (
    solid(
      blob(rng, 0, 0, r, r * 0.92, 0.05, 12),
      shaded('#FFFFFF', '#FBF3E4', '#CDBBA8'),
      r * 0.14,
      { rim: 1 },
      line(
        d`M${-r * 0.5} ${-r * 0.4} q${r * 0.4} ${-r * 0.3} ${r * 0.8} 0 M${-r * 0.6} 0 q${r * 0.5} ${r * 0.24} ${r * 1.1} -4`,
        '#DCCBB4',
        4,
        0.5,
      ),
    ) + path(shards(rng, 12, inOval(-4, -r * 0.4, r * 0.5, r * 0.25), 2, 5), '#7FB83A')
  );
}

/** Draws shredded pastry in syrup with its first slice lifted. */
export function kunefe(rng: Random): string {
  const disc = oval(0, 0, 206, 82);
  let threads = '';
  let pale = '';
  for (let i = 0; i < 70; i++) {
    const [x, y] = inOval(0, 0, 190, 72)(rng);
    const thread = d`M${x} ${y} q${rng() * 40 - 20} ${rng() * 16 - 8} ${rng() * 60 - 30} ${rng() * 14 - 7}`;
    if (i % 2) threads += thread;
    else pale += thread;
  }
  return (
    placed(path(disc, '#FFF1CE'), 0, 22) +
    placed(path(disc, '#B5560E'), 0, 12) +
    solid(
      disc,
      shaded('#FFC257', '#F08A1E', '#B04A0A'),
      10,
      { rim: 1 },
      line(threads, '#A8460A', 4.5, 0.6) +
        line(pale, '#FFD98A', 4, 0.75) +
        glow(-70, -28, 110, 26, '#FFF6D6', 0.6),
    ) +
    path(shards(rng, 60, inOval(6, -4, 74, 30), 3, 8), '#4E8A1E') +
    path(shards(rng, 46, inOval(6, -8, 64, 24), 2, 6), '#B9E060') +
    ellipse(-110, -34, 26, 8, '#fff', 0.4)
  );
}
