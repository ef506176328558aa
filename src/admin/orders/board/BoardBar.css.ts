import { style } from '@vanilla-extract/css';
import { unseen } from '../../../ui/layout/VisuallyHidden.css';
import { media } from '../../../ui/theme/breakpoints';
import { nightScope, vars } from '../../../ui/theme/vars.css';

const { color, space } = vars;

/** The chips scroll, so that the tickets keep their height. */
export const bar = style([
  nightScope,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minWidth: 0,
    padding: `${space[8]} ${space[8]} 0`,
    background: color.bg,
    color: color.ink,
    '@media': { [media.md]: { paddingInline: space[12] } },
  },
]);

/** A phone has no room for the chips: there the menu has their choices. */
export const filter = style({
  display: 'none',
  flex: '1 1 8rem',
  minWidth: 0,
  '@media': { [media.two]: { display: 'block' } },
  // The row of chips extends past its edges for the focus ring.
  marginInlineEnd: '6px',
});

export const ways = style({
  display: 'flex',
  flex: '1 0 auto',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.two]: { flexGrow: 0 } },
});

/** Beside the one notice of its row the bar has room for icons only. */
export const wayName = style({
  '@media': {
    [media.belowMd]: unseen,
    [media.lg]: {
      selectors: { [`:nth-last-child(2) > ${bar} &`]: unseen },
    },
  },
});
