import { style } from '@vanilla-extract/css';
import * as text from '../../theme/text.css';
import { border, color, mixin, radius, size, space } from '../../theme/vars';

export const row = style({ display: 'flex', alignItems: 'stretch', gap: space[8] });

export const country = style({ position: 'relative', display: 'flex', flexShrink: 0 });

/** The native select covers its short label, because country names are too long for a phone. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: '1rem',
});

export const face = style([
  text.body,
  {
    ...mixin.inlineRow(space[4]),
    minHeight: size.tap,
    paddingInline: space[12],
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.field,
    background: color.surface,
    color: color.ink,
    whiteSpace: 'nowrap',
    selectors: {
      [`${select}:focus-visible + &`]: {
        outline: `3px solid ${color.focus}`,
        outlineOffset: '2px',
      },
    },
  },
]);
