import { keyframes, style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

const { color, space } = vars;

const TYPICAL_HEIGHT = '190px';

export const ticket = style({
  overflow: 'hidden',
  // Most of sixty tickets are below the edge: a tap lays out and paints only what is in sight.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${TYPICAL_HEIGHT}`,
  // The band alone would not stand out from the board: the edge does.
  border: `${vars.border.control} solid ${color.control}`,
  borderRadius: vars.radius.ticket,
  background: color.surface,
});

export const body = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  // The whole body is a button.
  minHeight: vars.touchable,
});

export const open = style({
  position: 'absolute',
  inset: 0,
  // Not every browser stretches a button between its edges, and its words are hidden.
  width: '100%',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

const appear = keyframes({ from: { opacity: 0 } });

// Most moves are with the bar at once: the mark only shows when one has to wait.
export const waiting = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: color.honey,
    fontWeight: 700,
    animation: `${appear} ${vars.motion.fade} 1200ms backwards`,
  },
]);

/** The big button is on the side of the thumb. */
export const acts = style({
  display: 'flex',
  selectors: { '&[data-hand="left"]': { flexDirection: 'row-reverse' } },
  gap: space[12],
  // The body above is a target too: a wet finger has to find which it presses.
  padding: `${space[8]} ${space[12]}`,
});

export const advance = style({
  flex: 1,
  // Each frame of a movement costs a slow tablet what it needs to answer the finger.
  transition: 'none',
  selectors: { '&&:active': { transform: 'none' } },
});

export const calmAdvance = style({ background: color.raised });
