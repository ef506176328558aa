import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

/** One column at a time until there is room for four. */
export const column = style({
  display: 'none',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
  selectors: { '&[data-chosen="true"]': { display: 'flex' } },
  '@media': {
    [media.lg]: {
      display: 'flex',
      borderRadius: vars.radius.card,
      background: color.sunken,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  padding: `${space[8]} ${space[4]} ${space[12]}`,
  '@media': { [media.lg]: { padding: `${space[12]} ${space[16]} ${space[8]}` } },
});

export const name = style([text.kds, { fontWeight: 700 }]);

/** In the header's own height: no ticket below is pushed down or covered. */
export const arrivals = style({
  flexShrink: 0,
  alignSelf: 'center',
  marginBlock: `calc(-1 * ${space[12]})`,
});

export const oldest = style([
  text.small,
  text.muted,
  {
    flex: 1,
    minWidth: 0,
    textAlign: 'end',
    // What has just come in is said in its place.
    selectors: {
      [`&:has(+ ${arrivals})`]: { visibility: 'hidden', overflow: 'hidden', whiteSpace: 'nowrap' },
    },
  },
]);

export const count = style([text.kdsNumber]);

export const tickets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
  gap: space[12],
  // Room under the last ticket for the undo bar.
  paddingBottom: space[96],
  '@media': {
    [media.lg]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      padding: `${space[4]} ${space[8]} ${space[96]}`,
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      scrollbarColor: `${color.control} transparent`,
    },
  },
});

export const none = style([text.body, text.muted, { padding: space[16], textAlign: 'center' }]);
