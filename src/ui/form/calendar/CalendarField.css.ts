import { style } from '@vanilla-extract/css';
import { row } from '../../controls/Chip.css';
import { color, mixin, shadow, space, z } from '../../theme/vars';
import { choice } from '../ChoiceField.css';
import * as shell from '../inputs/FieldShell.css';

export const wrap = style({ position: 'relative' });

export const box = style([
  shell.box,
  {
    paddingInlineEnd: space[40],
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    // The button looks like the other fields, although nobody types into it.
    selectors: { '&[readonly]': { background: color.surface } },
    '::placeholder': { color: color.placeholder, opacity: 1 },
  },
]);

export const icon = style({
  position: 'absolute',
  insetInlineEnd: space[12],
  top: '14px',
  color: color.muted,
  pointerEvents: 'none',
});

export const panel = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(100% + ${space[4]})`,
  zIndex: z.sticky,
  padding: space[8],
  ...mixin.card,
  boxShadow: shadow.e2,
  selectors: { '&:focus': { outline: 'none' } },
});

/** A month with six weeks has this height. */
export const room = style({ width: 'calc(7 * 44px)', height: '340px' });

export const strip = style([row, { marginBlock: 0 }]);

export const day = style([
  choice.times,
  { flexShrink: 0, width: '4.75rem', scrollSnapAlign: 'start', whiteSpace: 'nowrap' },
]);
