import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { color, font, space } from '../../../ui/theme/vars';

/** Dishes, notes and names on a ticket have this size, because staff read them at two metres. */
export const line = style({
  fontFamily: font.text,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: 500,
});

/** Places, counts and minutes on the board have this size. */
export const figure = style([line, { fontSize: '1.25rem', lineHeight: 24 / 20, fontWeight: 800 }]);

const strip = {
  display: 'flex',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
} as const;

export const allergy = style([line, strip, { background: color.dangerSoft, color: color.ink }]);

export const wish = style([line, strip, { background: color.raised, color: color.ink }]);

export const address = style([text.body, strip, { color: color.muted }]);

export const icon = style({ flexShrink: 0, marginTop: '1px' });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
