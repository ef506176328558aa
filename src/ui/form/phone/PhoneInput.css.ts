import { style } from '@vanilla-extract/css';
import { inlineRow } from '../../theme/layout';
import * as text from '../../theme/text.css';
import { border, color, radius, space, touchable } from '../../theme/vars.css';

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
    ...inlineRow(space[4]),
    minHeight: touchable,
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
