import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

/** The whole screen: a camera wants it large. */
export const page = style({
  selectors: {
    // Twice itself: it must win over the sheet it dresses.
    '&&': {
      inset: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
  },
});

export const words = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[16],
    maxWidth: '34rem',
    marginInline: 'auto',
    textAlign: 'center',
  },
]);

export const picture = style({
  width: 'min(100%, 64dvh)',
  height: 'auto',
  borderRadius: vars.radius.field,
  background: vars.scan.paper,
  fill: vars.scan.ink,
  forcedColorAdjust: 'none',
});
