import { keyframes, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, motion, size, space } from '../../ui/theme/vars';
import { pageFrame, rowButton, surface } from '../page/page-frame';

export const page = style({ ...pageFrame, paddingBottom: space[96] });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  paddingBottom: space[8],
  borderBottom: `${border.control} solid ${color.line}`,
});

export const hour = style({
  ...mixin.grid(space[8]),
  '@media': { [media.lg]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: space[12] } },
});

export const hourName = style([
  text.small,
  text.muted,
  { fontWeight: 700, '@media': { [media.lg]: { paddingTop: space[16] } } },
]);

const pulse = keyframes({ '0%, 100%': { opacity: 0 }, '25%, 75%': { opacity: 1 } });

export const row = style({
  position: 'relative',
  ...mixin.grid(`${space[8]} ${space[12]}`),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: size.cta,
  padding: space[12],
  ...surface,
  '@media': {
    ...mixin.onHover({ background: color.sunken }),
    [media.lg]: {
      gridTemplateColumns: '4rem minmax(0, 1fr) fit-content(26rem) 12rem',
      padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
    },
  },
});

/** A fresh row pulses twice, then looks like other rows. */
export const fresh = style({
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    border: `3px solid ${color.ember}`,
    opacity: 0,
    pointerEvents: 'none',
    animation: `${pulse} 1600ms ${motion.easeOut} 1`,
  },
  '@media': { [media.reducedMotion]: { '::after': { animation: 'none', opacity: 1 } } },
});

export const time = style([text.title, { alignSelf: 'start', lineHeight: 1.3 }]);

export const who = style({ minWidth: 0 });

export const open = style([text.item, rowButton]);

export const facts = style([
  text.small,
  text.muted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}` },
]);

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  gridColumn: '1 / -1',
  '@media': { [media.lg]: { gridColumn: 'auto', justifyContent: 'end' } },
});

/** The button lies above the row's target. */
export const action = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [media.lg]: { gridColumn: '4' } },
});

export const days = style({
  ...mixin.wrapped(space[8]),
  minWidth: 0,
  '@media': { [media.md]: { flexWrap: 'nowrap', flexShrink: 0 } },
});
