import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, mixin, motion, radius, size, space } from '../../../ui/theme/vars';

const TYPICAL_HEIGHT = '190px';

export const ticket = style({
  position: 'relative',
  overflow: 'hidden',
  // Most tickets are below the edge, so the browser lays out only visible ones. In WebKit, which alone hangs
  // punctuation, such a ticket keeps the height of another window size, without its lines and buttons.
  '@supports': {
    'not (hanging-punctuation: first)': {
      contentVisibility: 'auto',
      containIntrinsicSize: `auto ${TYPICAL_HEIGHT}`,
    },
  },
  // The band alone has too little contrast, so the edge separates the ticket.
  border: `${border.control} solid ${color.control}`,
  borderRadius: radius.ticket,
  background: color.surface,
});

export const body = style({
  position: 'relative',
  ...mixin.stack(space[8]),
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  // The body is a button.
  minHeight: size.tap,
});

/** The dishes of a station leave room for the menu beside them. */
export const besideMore = style({
  paddingInlineEnd: `calc(${size.tap} + ${space[20]})`,
  minHeight: `calc(${size.tap} + ${space[12]})`,
});

export const more = style({ position: 'absolute', top: space[8], insetInlineEnd: space[12] });

const opening = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  // Not every browser stretches a button between its edges.
  width: '100%',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

export const open = styleVariants({
  body: [opening, { bottom: 0 }],
  // The head takes two lines.
  head: [opening, { height: size.cta }],
});

const appear = keyframes({ from: { opacity: 0 } });

// The device sends most changes at once, so the mark appears only after a delay.
export const waiting = style([
  text.body,
  {
    ...mixin.row(space[8]),
    color: color.honey,
    fontWeight: 700,
    animation: `${appear} ${motion.fade} 1200ms backwards`,
  },
]);

/** The primary button stands on the chosen side. */
export const actions = style({
  display: 'flex',
  selectors: { '&[data-hand="left"]': { flexDirection: 'row-reverse' } },
  gap: space[12],
  // The body above is a target too, so the space prevents mistaps.
  padding: `${space[8]} ${space[12]}`,
});

export const advance = style({
  flex: 1,
  // Animation frames slow down tap responses on old tablets.
  transition: 'none',
  selectors: { '&&:active': { transform: 'none' } },
});

export const calmAdvance = style({ background: color.raised });
