import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, radius, size, space } from '../../ui/theme/vars';
import { pageFrame, surface } from '../page/page-frame';

export const page = style(pageFrame);

/** Person and rights stand side by side where the screen has room. */
export const profile = style([
  page,
  {
    '@media': {
      [media.lg]: {
        display: 'grid',
        gridTemplateColumns: `repeat(2, minmax(0, ${size.dialog}))`,
        alignContent: 'flex-start',
        alignItems: 'start',
      },
    },
  },
]);

/** The maximum width keeps the form readable. */
export const card = style({
  ...mixin.stack(space[16]),
  width: '100%',
  maxWidth: size.dialog,
  padding: space[24],
  ...surface,
});

export const initials = style([
  text.displayM,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '72px',
    height: '72px',
    borderRadius: radius.chip,
    background: color.lagoonSoft,
    color: color.ink,
  },
]);

export const name = style([text.title, { overflowWrap: 'anywhere' }]);

export const email = style([text.body, text.muted, { overflowWrap: 'anywhere' }]);

export const list = style([text.body, { paddingInlineStart: space[20], listStyle: 'disc' }]);

const track = style({
  width: '100%',
  height: space[8],
  border: 'none',
  borderRadius: radius.chip,
  background: color.sunken,
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { borderRadius: radius.chip, background: color.sunken },
    '&::-webkit-progress-value': { borderRadius: radius.chip, background: 'currentColor' },
    '&::-moz-progress-bar': { borderRadius: radius.chip, background: 'currentColor' },
  },
});

export const bar = styleVariants({
  short: [track, { color: color.danger }],
  fair: [track, { color: color.honey }],
  strong: [track, { color: color.success }],
});
