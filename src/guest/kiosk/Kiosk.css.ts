import { globalStyle, style } from '@vanilla-extract/css';
import { size } from '../../ui/controls/Button.css';
import { chip } from '../../ui/controls/Chip.css';
import * as text from '../../ui/theme/text.css';
import { border, color, size as measures, media, mixin, space, z } from '../../ui/theme/vars';

/** A kiosk's large upright screen, as 1080 × 1920. */
const TALL = '(min-width: 1000px) and (min-height: 1500px)';
const UPRIGHT = `${media.lg} and (orientation: portrait)`;

/** The size is set on the page itself, so that dialogs grow too. */
export const large = style({
  // Controls of 48 px grow to 64 px.
  fontSize: `${400 / 3}%`,
  vars: { '--touch': `${4 / 3}` },
  '@media': {
    [TALL]: { fontSize: '160%', vars: { '--touch': '1.6' } },
  },
});

globalStyle(`${large} :is([role="dialog"], [role="alertdialog"])`, {
  '@media': { [media.lg]: { width: 'min(44rem, 86vw)', maxHeight: '92dvh' } },
});

// A kiosk's controls are all at least 64 px, even those that are small on a phone.
globalStyle(`${large} ${size.compact}, ${large} ${chip}`, {
  justifyContent: 'center',
  minHeight: measures.tap,
  minWidth: measures.tap,
});

export const screen = style({ ...mixin.stack(), minHeight: '100dvh' });

export const centre = style({
  flex: 1,
  ...mixin.grid(space[32]),
  alignContent: 'center',
  justifyItems: 'center',
  padding: measures.gutter,
  textAlign: 'center',
});

export const words = style([
  text.body,
  {
    fontSize: '1.25rem',
    lineHeight: 28 / 20,
    fontWeight: 500,
    color: color.muted,
    maxWidth: '34rem',
  },
]);
/** The code's six digits stay in one line at every text size. */
export const code = style([
  text.displayXl,
  { fontSize: 'min(4.5rem, 13vw)', letterSpacing: '.08em' },
]);

export const actions = style({
  ...mixin.grid(space[16]),
  width: 'min(34rem, 100%)',
  '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

/** The button for staff, at the bottom left of every screen. */
export const foot = style({
  ...mixin.row(space[12]),
  padding: `${space[4]} ${measures.gutter}`,
});

export const ordering = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100dvh',
});

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 480px' },
    [UPRIGHT]: { gridTemplateColumns: 'none', gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
});

export const menu = style({ overflowY: 'auto', padding: `0 ${measures.gutter} ${space[24]}` });

export const categories = style({
  position: 'sticky',
  top: 0,
  zIndex: z.sticky,
  paddingBlock: space[12],
  background: color.bg,
});

export const grid = style({
  ...mixin.grid(space[16]),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  padding: `${space[8]} 0 0`,
});

export const cart = style({
  display: 'none',
  minHeight: 0,
  background: color.surface,
  borderInlineStart: `${border.hair} solid ${color.line}`,
  '@media': {
    [media.lg]: mixin.stack(),
    // The order stands below the menu, within reach, and grows to a third of the screen.
    [UPRIGHT]: {
      maxHeight: '34dvh',
      borderInlineStart: 0,
      borderTop: `${border.hair} solid ${color.line}`,
    },
  },
});

export const cartTitle = style([text.title, { padding: `${space[16]} ${space[20]} 0` }]);
export const cartLines = style({ flex: 1, overflowY: 'auto', padding: space[20] });
export const cartFoot = style({
  padding: space[20],
  borderTop: `${border.hair} solid ${color.line}`,
});

/** Replaces the cart's column where there is no room for one. */
export const cartButton = style({
  marginInlineStart: 'auto',
  '@media': { [media.lg]: { display: 'none' } },
});
