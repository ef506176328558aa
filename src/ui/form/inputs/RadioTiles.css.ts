import { style } from '@vanilla-extract/css';
import * as text from '../../theme/text.css';
import { border, color, media, mixin, radius, space } from '../../theme/vars';
import { chosen } from './FieldShell.css';

export const tiles = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
});

export const tile = style([
  text.small,
  {
    ...mixin.stack(space[4]),
    alignItems: 'center',
    minHeight: '72px',
    padding: `${space[12]} ${space[4]}`,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.card,
    background: color.surface,
    color: color.ink,
    fontWeight: 600,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&[data-state="checked"]': chosen,
    },
    '@media': {
      [media.hover]: { ':hover': { background: color.sunken } },
      [media.forcedColors]: { selectors: { '&[data-state="checked"]': { outline: '3px solid' } } },
    },
  },
]);

export const fact = style([text.small, text.muted, { marginTop: space[8] }]);
