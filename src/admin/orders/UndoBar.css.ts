import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { nightScope, vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

/** As dark as the board that it lies over. */
export const bar = style([
  nightScope,
  {
    position: 'fixed',
    insetInline: space[8],
    bottom: `calc(${space[12]} + env(safe-area-inset-bottom))`,
    zIndex: vars.z.banner,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    maxWidth: '480px',
    minHeight: vars.size.bottomBar,
    marginInline: 'auto',
    padding: `${space[8]} ${space[12]} ${space[8]} ${space[16]}`,
    border: `${vars.border.control} solid ${color.control}`,
    borderRadius: vars.radius.ticket,
    background: color.raised,
    color: color.ink,
    // Above the alarm, which is at the bottom of every page.
    selectors: {
      '&[data-hand="left"]': { flexDirection: 'row-reverse' },
      ':root:not([data-alarm=calm])[data-alarm] &': { bottom: '148px' },
    },
    '@media': {
      // Not over the rail, so that the middle is the board's own.
      [media.md]: { insetInlineStart: '96px' },
      [media.xl]: { insetInlineStart: '256px' },
    },
  },
]);

export const words = style([text.body, { flex: 1, minWidth: 0, fontWeight: 600 }]);

export const act = style([text.numeric, { minWidth: '8.5rem' }]);
