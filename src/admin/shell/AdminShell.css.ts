import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color } = vars;

/** Wide screens are a desk: the frame stands still and what is inside scrolls. */
export const shell = style({
  display: 'flex',
  minHeight: '100dvh',
  '@media': {
    [media.lg]: { height: '100dvh' },
    [media.print]: { display: 'block', minHeight: 0, height: 'auto' },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  '@media': {
    [media.lg]: { overflowY: 'auto' },
    [media.print]: { overflowY: 'visible' },
  },
});

export const skip = style([
  text.item,
  {
    position: 'absolute',
    insetInlineStart: vars.space[8],
    top: '-100px',
    zIndex: vars.z.banner,
    padding: vars.space[12],
    borderRadius: vars.radius.button,
    background: color.surface,
    color: color.lagoon,
    ':focus': { top: vars.space[8] },
  },
]);

// On paper stands what was opened, without what leads there and what calls.
globalStyle(`.${shell} > :not(.${column}), .${column} > :not(.${main})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});
