import { bars, CHAR } from './grilled-meat';
import type { Random } from './paint';
import { ellipse, line, path, placed, radial } from './paint';
import { blob, inOval, oval, smooth, specks } from './shape';
import { shaded, solid } from './solid';

export function vegetableCube(
  rng: Random,
  kind: 'courgette' | 'aubergine' | 'pepper' | 'mushroom' | 'onion',
): string {
  const tones = {
    courgette: ['#D9EDA0', '#9CC45A', '#3E6B1F'],
    aubergine: ['#8A5A8E', '#4A2350', '#180A1E'],
    pepper: ['#FF7A55', '#D42A1A', '#6E0D0A'],
    mushroom: ['#EAD3B0', '#B08A5E', '#5A3A20'],
    onion: ['#F9E3F0', '#C98AB8', '#7A2E68'],
  } as const;
  const [light, body, dark] = tones[kind];
  const shape =
    kind === 'courgette' || kind === 'mushroom'
      ? oval(0, 0, 31, 34)
      : blob(rng, 0, 0, 33, 33, 0.09, 8);
  const heart =
    kind === 'courgette'
      ? ellipse(-3, 0, 20, 25, '#EDF6C8') +
        path(specks(rng, 8, inOval(-3, 0, 13, 17), 1.5, 2.6), '#C9D98A')
      : kind === 'onion'
        ? line('M-18 -20 Q6 0 -14 22 M0 -24 Q18 0 4 24', '#fff', 3, 0.6)
        : '';
  return solid(
    shape,
    shaded(light, body, dark),
    7,
    { rim: 0.8 },
    heart +
      line('M-14 -30 L-2 30 M12 -32 L22 28', CHAR, 6, 0.55) +
      line('M-20 -16 Q-12 -26 4 -27', '#fff', 3.5, 0.55),
  );
}

export function halloumiSlice(rng: Random): string {
  const shape = smooth('-88 -26, -20 -36, 70 -34, 92 -14, 88 22, 20 34, -70 32, -94 8');
  return (
    placed(path(shape, '#B98F4C'), 2, 13) +
    solid(
      shape,
      shaded('#FFFCEE', '#F6E6BA', '#D2AC66'),
      8,
      { rim: 0.7 },
      bars(80, 36, 5, 11) + path(specks(rng, 16, inOval(0, 0, 80, 28), 2, 6), '#C9883A', 0.4),
    )
  );
}

export function charredPepper(tone: 'green' | 'red', rng: Random): string {
  const [light, body, dark] =
    tone === 'green' ? ['#B8D96A', '#5E9A2E', '#1F4A14'] : ['#FF8A66', '#D2301C', '#6A0E0A'];
  const shape =
    'M-104 6 C-90 -26 -40 -34 10 -28 C60 -22 92 -4 118 10 C86 22 40 30 -10 28 C-60 28 -92 22 -104 6z';
  return (
    line('M-102 4 q-16 -8 -22 -20', '#4E6B1F', 9) +
    solid(
      shape,
      shaded(light ?? '', body ?? '', dark ?? ''),
      8,
      { rim: 0.9 },
      path(blob(rng, -20, 2, 30, 10, 0.3), CHAR, 0.6) +
        path(blob(rng, 42, 4, 22, 9, 0.3), CHAR, 0.55) +
        line('M-78 -12 Q-30 -24 30 -18', '#fff', 5, 0.55),
    )
  );
}

export function grilledTomato(rng: Random): string {
  return (
    placed(path(oval(0, 0, 52, 36), '#6E0D0A'), 0, 12) +
    solid(
      oval(0, 0, 52, 36),
      radial('#FF9A72 0, #E8402B 0.6, #A81A14 1', 0.4, 0.35, 0.7),
      8,
      { rim: 0.9 },
      path(
        [0, 72, 144, 216, 288]
          .map((a) =>
            oval(Math.cos((a * Math.PI) / 180) * 26, Math.sin((a * Math.PI) / 180) * 17, 11, 7),
          )
          .join(''),
        '#FFB65C',
        0.75,
      ) +
        line('M-40 -20 L20 30 M-10 -34 L44 14', CHAR, 8, 0.5) +
        path(specks(rng, 10, inOval(0, 0, 40, 24), 1.4, 3), '#2E6A1E', 0.9),
    )
  );
}
