import { d, ellipse, glow, line, linear, path, placed, screen } from './paint';
import { profile, strip, TILT, turned } from './profile';
import { capsule } from './shape';
import { solid } from './solid';

const TIN = profile('30 -318, 33 -300, 40 -288, 66 -250, 82 -222, 84 -212, 74 -80, 64 -8, 56 0');

const COPPER = linear(
  '#2E100A 0, #8A3E1C .08, #F2B27A .2, #FFEBCB .27, #D98A4C .36, #8E4420 .55, #4A1D10 .74, #2A120E .86, #46D3C9 .96, #0E3B3C 1',
  0,
  0,
  1,
  0,
);

/** Draws a three-piece shaker of hammered copper with its mouth open. */
export function shakerTin(): string {
  const seam = (y: number) => {
    const r = TIN.at(y);
    return line(d`M${-r} ${y} A${r} ${r * TILT} 0 0 0 ${r} ${y}`, '#2E100A', 4, 0.7);
  };
  const light = linear('#FFF6E2/.1 0, #FFF6E2/.95 .4, #FFF6E2/.2 1');
  return (
    path(turned(TIN, TIN.top, TIN.bottom), COPPER) +
    path(strip(TIN, -205, -14, -0.52, -0.4), light, 0.9) +
    path(strip(TIN, -284, -228, -0.5, -0.34), light, 0.8) +
    seam(-212) +
    placed(seam(-212), 0, 5, 0, 0.99, 1) +
    seam(-290) +
    screen(glow(-20, -120, 60, 110, '#FFB36A', 0.35)) +
    ellipse(0, TIN.top, 30, 30 * TILT, '#1A0A0C') +
    line(d`M-30 ${TIN.top} a30 ${30 * TILT} 0 0 0 60 0`, '#FFE3BE', 3, 0.9)
  );
}

const SKIN = linear('#F0B488 0, #C67C50 .4, #7A3E26 .8, #4A2218 1', 0.1, 0, 0.8, 1);

function finger(length: number, thick: number): string {
  return solid(
    capsule(length - thick, thick, 5),
    SKIN,
    6,
    { key: 0.5, rim: 0.5, shade: 0.7 },
    glow(-length * 0.36, 0, thick * 0.5, thick * 0.34, '#FFD9C2', 0.4) +
      line(
        d`M${length * 0.12} ${-thick * 0.32} q5 ${thick * 0.3} 0 ${thick * 0.6}`,
        '#5A2A1A',
        3,
        0.5,
      ),
  );
}

/** Draws the parts of the hand behind the shaker: the palm and the arm in its rolled sleeve. */
export function armBehind(): string {
  const sleeve = linear('#5E3A58 0, #3A2038 .5, #160C18 1', 0, 0, 1, 0.4);
  const arm = 'M38 -150 C96 -150 118 -70 132 20 L196 330 L60 360 C56 200 40 60 26 -40z';
  const rolled = 'M52 150 C90 122 130 116 168 126 L320 620 L40 640 L44 360z';
  return (
    solid(arm, SKIN, 12, { key: 0.4, rim: 0.9 }) +
    solid(rolled, sleeve, 16, { key: 0.6, rim: 1 }) +
    solid(
      'M46 158 C84 124 136 112 172 122 L184 168 C140 160 92 174 54 206z',
      linear('#7A4E70 0, #4A2C46 .6, #1E1020 1', 0, 0, 1, 0.3),
      10,
      { key: 0.7, rim: 0.9 },
    )
  );
}

/** Draws four fingers around the shaker and the thumb along it. */
export function fingersAround(): string {
  const rows = [
    [-176, 128, 38, -6],
    [-136, 140, 40, -2],
    [-95, 136, 39, 2],
    [-57, 118, 35, 6],
  ] as const;
  return rows
    .map(
      ([y, length, thick, turn]) =>
        glow(4, y + 16, length * 0.52, thick * 0.6, '#1A0806', 0.6) +
        placed(finger(length, thick), 22, y, turn),
    )
    .join('');
}
