import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, space } from '../../ui/theme/vars';

export const row = style([
  text.body,
  {
    ...mixin.grid(space[12]),
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    width: '100%',
    minHeight: '64px',
    padding: `${space[8]} ${space[16]}`,
    textAlign: 'start',
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      'li + li > &': { borderTop: `${border.hair} solid ${color.line}` },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
]);
