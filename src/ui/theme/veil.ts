import { palette } from './palette';

/** Makes a transparent colour in hex, because `color-mix` is newer than the oldest supported browsers. */
export const veil = {
  night: (percent: number) => palette.dark.bg + alpha(percent),
  black: (percent: number) => `#000000${alpha(percent)}`,
};

/** Draws a metallic sheen over a tier's colour, from its upper left corner. */
export function tierSheen(percent: number): string {
  return `linear-gradient(135deg, #FFFFFF${alpha(percent)}, #FFFFFF00 48%, #FFFFFF${alpha(percent / 3)})`;
}

function alpha(percent: number): string {
  return Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, '0');
}
