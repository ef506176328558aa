import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';
import { fullScreen } from './full-screen';

const { space } = vars;

/** The whole screen: a camera wants it large. */
export const page = style({
  selectors: {
    // Twice itself: it must win over the sheet it dresses.
    '&&': fullScreen,
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
