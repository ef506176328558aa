import { style } from '@vanilla-extract/css';
import { media, mixin, radius, space } from '../theme/vars';
import { sheet } from './overlay.css';
import { slide } from './slide';

export const card = style([
  sheet,
  slide('translateY(16px)'),
  {
    inset: 0,
    margin: 'auto',
    width: `min(440px, 100vw - 32px)`,
    height: 'fit-content',
    maxHeight: '92dvh',
    overflowY: 'auto',
    gap: space[12],
    padding: space[20],
    borderRadius: radius.sheet,
  },
]);

export const wideCard = style([card, { width: 'min(560px, 100vw - 32px)' }]);

/** The safe action comes first in reading order. */
export const actions = style({
  ...mixin.stack(space[12]),
  marginTop: space[8],
  '@media': {
    [media.md]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
});
