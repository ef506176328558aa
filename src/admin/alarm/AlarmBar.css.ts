import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { kds, space } = vars;

/** Calls stand beside the orders where both fit, else above. */
export const bars = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: '2px',
  minWidth: 0,
  background: kds.onNew,
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = style([
  text.body,
  {
    display: 'flex',
    flex: '2 1 36rem',
    minWidth: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
    minHeight: vars.size.bottomBar,
    padding: `${space[8]} ${vars.gutter}`,
    paddingBottom: `calc(${space[8]} + env(safe-area-inset-bottom))`,
    background: kds.new,
    color: kds.onNew,
  },
]);

/** A call keeps one line on a phone. */
export const callBar = style([bar, { flex: '1 1 20rem', flexWrap: 'nowrap' }]);

export const loud = style([bar, { background: kds.late, color: kds.onLate }]);

export const icon = style({ flexShrink: 0 });

export const words = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const code = style({ whiteSpace: 'nowrap' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  justifyContent: 'flex-end',
  gap: space[8],
  '@media': { [media.md]: { flexGrow: 0 } },
});

/** The bar keeps its colours in every theme, and so do its buttons. */
export const sound = style({
  selectors: {
    '&&': { borderColor: 'currentColor', background: 'transparent', color: 'inherit' },
  },
  '@media': { [media.belowMd]: { selectors: { '&&': { paddingInline: space[12] } } } },
});

export const quiet = style([sound, { flexGrow: 1 }]);

export const primary = style({
  flexGrow: 1,
  fontWeight: 800,
  '@media': { [media.belowMd]: { selectors: { '&&': { paddingInline: space[12] } } } },
  selectors: {
    [`${bar} &&`]: { borderColor: kds.onNew, background: kds.onNew, color: kds.new },
    [`${loud} &&`]: { borderColor: kds.onLate, background: kds.onLate, color: kds.late },
  },
});

const blink = keyframes({ '50%': { opacity: 0.2 } });

/** On a muted tablet the screen's edge shows the alarm. */
export const edge = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.banner,
  // People see the bar across a room; the bar stays within the page's margins.
  border: `6px solid ${kds.late}`,
  pointerEvents: 'none',
  // A cycle has two frames, because old tablets cannot animate the full screen at 60 Hz.
  animation: `${blink} 1800ms step-end infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
