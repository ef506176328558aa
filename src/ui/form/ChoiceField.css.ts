import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../theme/vars';
import { label } from './inputs/FieldShell.css';

export const group = style({
  ...mixin.stack(space[4]),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** A legend ignores its group's gap, so the margin replaces the gap. */
export const legend = style([label, { padding: 0, marginBottom: space[4] }]);

const grid = { display: 'grid', gap: space[8] } as const;

export const layout = styleVariants({
  segments: { ...grid, gridTemplateColumns: 'repeat(auto-fit, minmax(3.5rem, 1fr))' },
  // Five sizes of a party, four times, or three words fit side by side at 360 px.
  times: { ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(4.625rem, 1fr))' },
  words: { ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))' },
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
  ...mixin.stack(space[4]),
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: size.cta,
  padding: space[8],
  border: `${border.control} solid ${color.control}`,
  borderRadius: radius.field,
  background: color.surface,
  color: color.ink,
  textAlign: 'center',
  selectors: {
    '&[data-faint="true"]': {
      borderStyle: 'dashed',
      background: 'transparent',
      color: color.muted,
    },
    '&[data-chosen="true"]': {
      borderColor: color.lagoon,
      background: color.lagoonSoft,
      // The selection draws an inner line, because a thicker border would move the content.
      boxShadow: `inset 0 0 0 1.5px ${color.lagoon}`,
      fontWeight: 700,
    },
  },
  '@media': {
    ...mixin.onHover({ background: color.sunken }),
    [media.forcedColors]: { selectors: { '&[data-chosen="true"]': { outline: '3px solid' } } },
  },
});

export const choice = styleVariants({
  segments: [box, text.small, { paddingInline: space[4] }],
  times: [box, text.body, { paddingInline: space[4] }],
  words: [box, text.small, { paddingInline: space[4] }],
});

export const note = style([text.micro, { display: 'block', fontWeight: 400 }]);

export const words = style({ overflowWrap: 'anywhere', pointerEvents: 'none' });
