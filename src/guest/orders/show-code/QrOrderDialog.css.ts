import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';
import { fullScreen } from './full-screen';

const { space } = vars;

/** The sheet fills the screen, because a camera needs a large code. */
export const page = style({
  selectors: {
    // The doubled selector must win over the sheet's own style.
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
