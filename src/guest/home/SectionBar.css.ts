import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, size, space, z } from '../../ui/theme/vars';
import { sectionBar } from '../shared/bars.css';

/** Large letters make the bar scroll sideways. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: z.bar,
  display: 'flex',
  gap: space[8],
  minHeight: sectionBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: color.bg,
  borderTop: `${border.hair} solid ${color.line}`,
  '@media': {
    [media.lg]: { display: 'none' },
    [media.low]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const tab = style([
  text.micro,
  {
    ...mixin.centred(space[2]),
    flex: '1 0 auto',
    minWidth: size.tap,
    color: color.muted,
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: { '&[aria-current="true"]': { color: color.ember } },
  },
]);
