import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';
import { label } from './inputs/FieldShell.css';

const { color, space } = vars;

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** A legend ignores its group's gap, so the margin replaces the gap. */
export const legend = style([label, { padding: 0, marginBottom: space[4] }]);

export const layout = styleVariants({
  segments: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[8] },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[8],
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
});

/** The native radio covers its choice, takes taps and draws the focus ring. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'pointer',
});

const box = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minHeight: vars.size.cta,
  padding: space[8],
  border: `${vars.border.control} solid ${color.control}`,
  borderRadius: vars.radius.field,
  background: color.surface,
  color: color.ink,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[data-chosen="true"]': {
      borderColor: color.lagoon,
      background: color.lagoonSoft,
      // The selection draws an inner line, because a thicker border would move the content.
      boxShadow: `inset 0 0 0 1.5px ${color.lagoon}`,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-chosen="true"]': { outline: '3px solid' } } },
  },
});

export const choice = styleVariants({
  segments: [box, text.small, { paddingInline: space[4] }],
  cards: [box, text.body, { borderRadius: vars.radius.card, minHeight: '112px' }],
});

export const words = style({ overflowWrap: 'anywhere', pointerEvents: 'none' });
