import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

/** Phones hide the aside, because the form's fields say the same. */
export const card = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      alignSelf: 'start',
      position: 'sticky',
      top: space[96],
      border: `${vars.border.hair} solid ${color.line}`,
      borderRadius: vars.radius.card,
      background: color.surface,
      overflow: 'hidden',
    },
    [media.print]: { display: 'none' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[24],
});

export const steps = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    paddingLeft: space[20],
    listStyle: 'decimal',
  },
]);

export const other = style([
  text.body,
  { paddingTop: space[16], borderTop: `${vars.border.hair} solid ${color.line}` },
]);
