import type { Random } from './paint';
import { ellipse, glow, linear, path, placed } from './paint';
import { blob, inOval, oval, specks } from './shape';
import { shaded, solid } from './solid';

export function friedEgg(rng: Random): string {
  return (
    placed(path(blob(rng, 0, 0, 84, 50, 0.1), '#C99A5A'), 0, 5) +
    solid(blob(rng, 0, 0, 82, 47, 0.1), shaded('#FFFFFF', '#FDF6EA', '#D9C6AE'), 7, { rim: 0.5 }) +
    glow(4, 6, 44, 26, '#8A4A0A', 0.35) +
    solid(oval(0, -4, 34, 24), shaded('#FFE27A', '#FFB01E', '#D9720A'), 6, { rim: 0.4 }) +
    ellipse(-11, -13, 10, 5, '#fff', 0.85) +
    path(specks(rng, 8, inOval(0, 0, 60, 30), 1, 2.2), '#2A1208', 0.7)
  );
}

export function boiledEgg(): string {
  return (
    solid(oval(0, 0, 40, 31), shaded('#FFFFFF', '#FFF8EE', '#D2C2B0'), 6) +
    solid(oval(0, 1, 22, 17), shaded('#FFD45E', '#FFA51E', '#D9780A'), 4, { rim: 0.3 }) +
    ellipse(-7, -5, 6, 3, '#fff', 0.8)
  );
}

export function whiteCheese(): string {
  const block = (x: number, y: number) =>
    placed(
      path('M-44 -8 L18 12 L18 44 L-44 22z', linear('#FFFEFA 0, #D9CDBC 1')) +
        path('M18 12 L48 -6 L48 24 L18 44z', linear('#E4D8C8 0, #A8998A 1')) +
        path('M-44 -8 L-12 -26 L48 -6 L18 12z', '#FFFFFF'),
      x,
      y,
    );
  return block(8, -18) + block(-14, 6);
}

export function beans(rng: Random): string {
  return (
    path(blob(rng, 0, 0, 92, 46, 0.1), '#A8320E') +
    path(specks(rng, 40, inOval(0, -2, 78, 34), 9, 13, 0.66), '#7A2008') +
    placed(
      path(specks(rng, 40, inOval(0, -2, 78, 34), 8, 11, 0.66), linear('#FFB06A 0, #D9602A 1')),
      -1,
      -3,
    ) +
    path(specks(rng, 20, inOval(-4, -8, 66, 26), 2, 4), '#FFE9CF', 0.85)
  );
}
