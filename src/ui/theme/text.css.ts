import { style } from '@vanilla-extract/css';
import { color, font, media } from './vars';

const display = style({
  fontFamily: font.display,
  fontWeight: 800,
  letterSpacing: '-.01em',
  textWrap: 'balance',
});

function displayStep(phone: string, phoneLine: number, wide: string, wideLine: number) {
  return style([
    display,
    {
      fontSize: phone,
      lineHeight: phoneLine,
      '@media': { [media.lg]: { fontSize: wide, lineHeight: wideLine } },
    },
  ]);
}

function textStep(fontSize: string, lineHeight: number, fontWeight: number) {
  return style({ fontFamily: font.text, fontSize, lineHeight, fontWeight });
}

/** The hero has this size. */
export const displayXl = displayStep('2.875rem', 48 / 46, '4.5rem', 1);
/** Section titles have this size. */
export const displayL = displayStep('2rem', 36 / 32, '2.75rem', 48 / 44);
/** Category and dialog titles have this size. */
export const displayM = displayStep('1.625rem', 32 / 26, '1.875rem', 36 / 30);
/** Card groups and ticket numbers have this size. */
export const title = textStep('1.25rem', 26 / 20, 700);
/** Item names and buttons have this size. */
export const item = textStep('1.0625rem', 22 / 17, 700);
export const body = textStep('1rem', 24 / 16, 400);
/** Helpers and meta have this size. */
export const small = textStep('.875rem', 20 / 14, 400);
/** Only tags have this size; nothing is smaller. */
export const micro = textStep('.875rem', 18 / 14, 600);

/** CSS makes upper case, so the element needs the right `lang`. */
export const eyebrow = style([
  textStep('.875rem', 18 / 14, 700),
  { letterSpacing: '.08em', textTransform: 'uppercase' },
]);

/** Counters and timers have tabular digits. Prices and times do not, because Onest's tabular 1 has wide gaps. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });

export const muted = style({ color: color.muted });
