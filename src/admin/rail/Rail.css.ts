import { keyframes, style } from '@vanilla-extract/css';
import { kds } from '../../ui/theme/palette';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space, z } from '../../ui/theme/vars';

const base = style([
  text.small,
  {
    display: 'flex',
    flexShrink: 0,
    background: color.surface,
    color: color.ink,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

/** Beside the page it stays in view while the page scrolls. */
const side = style([
  base,
  {
    position: 'sticky',
    top: 0,
    alignSelf: 'flex-start',
    flexDirection: 'column',
    gap: space[8],
    height: '100dvh',
    // The edge of the alarm covers no entry.
    padding: space[8],
    borderInlineStart: `${border.hair} solid ${color.line}`,
    overflowY: 'auto',
  },
]);

const foot = style([
  base,
  {
    flex: 1,
    minWidth: 0,
    gap: space[8],
    padding: space[8],
    paddingBottom: `calc(${space[8]} + env(safe-area-inset-bottom))`,
    borderTop: `${border.hair} solid ${color.line}`,
  },
]);

export const rail = {
  side: {
    narrow: style([side, { width: '88px' }]),
    wide: style([side, { width: '300px' }]),
  },
  foot: {
    narrow: style([foot, { overflowX: 'auto' }]),
    wide: style([foot, { flexDirection: 'column', maxHeight: '60dvh', overflowY: 'auto' }]),
  },
};

const column = style({ display: 'flex', flexDirection: 'column', flexShrink: 0, gap: space[8] });
const row = style({ display: 'flex', flexShrink: 0, gap: space[8] });

export const group = {
  side: { narrow: column, wide: column },
  foot: { narrow: row, wide: column },
};

export const head = style([
  text.micro,
  {
    ...mixin.centred(space[2]),
    flexShrink: 0,
    minWidth: size.tap,
    minHeight: size.tap,
    padding: space[4],
    borderRadius: radius.button,
    color: color.ink,
    fontWeight: 700,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      [`${rail.foot.narrow} &`]: { width: '76px' },
      [`${rail.side.wide} &, ${rail.foot.wide} &`]: { flexDirection: 'row', gap: space[8] },
    },
  },
]);

/** On a phone the rail opens upwards. */
export const chevron = style({
  selectors: {
    [`${rail.foot.narrow} &`]: { transform: 'rotate(90deg)' },
    [`${rail.foot.wide} &`]: { transform: 'rotate(90deg)' },
  },
});

export const calm = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space[12],
  color: color.success,
});

const blink = keyframes({ '50%': { opacity: 0.2 } });

/** On a muted tablet the screen's edge shows the alarm. */
export const edge = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.banner,
  // People see the edge across a room.
  border: `6px solid ${kds.late}`,
  pointerEvents: 'none',
  // A cycle has two frames, because old tablets cannot animate the full screen at 60 Hz.
  animation: `${blink} 1800ms step-end infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
