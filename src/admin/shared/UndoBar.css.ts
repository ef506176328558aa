import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { nightScope, vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  background: color.raised,
  color: color.ink,
  selectors: { '&[data-hand="left"]': { flexDirection: 'row-reverse' } },
});

export const place = styleVariants({
  page: [
    nightScope,
    bar,
    {
      minHeight: vars.size.bottomBar,
      padding: `${space[8]} ${vars.gutter}`,
      '@media': { [media.lg]: { width: '400px', paddingInline: space[16] } },
    },
  ],
  panel: [
    bar,
    {
      marginBottom: space[12],
      padding: `${space[8]} ${space[12]} ${space[8]} ${space[16]}`,
      border: `${vars.border.control} solid ${color.control}`,
      borderRadius: vars.radius.ticket,
    },
  ],
});

export const words = style([text.body, { flex: 1, minWidth: 0, fontWeight: 600 }]);

export const action = style([text.numeric, { minWidth: '8.5rem' }]);
