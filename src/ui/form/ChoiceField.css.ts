import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../theme/vars';
import { chosen, label } from './inputs/FieldShell.css';

/** A legend ignores its group's gap, so the margin replaces the gap. */
export const legend = style([label, { marginBottom: space[4] }]);

export const layout = styleVariants({
  segments: {
    ...mixin.grid(space[8]),
    gridTemplateColumns: 'repeat(auto-fit, minmax(3.5rem, 1fr))',
  },
  // Five sizes of a party, four times, or three words fit side by side at 360 px.
  times: {
    ...mixin.grid(space[8]),
    gridTemplateColumns: 'repeat(auto-fill, minmax(4.625rem, 1fr))',
  },
  words: {
    ...mixin.grid(space[8]),
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
  },
});

/** The native radio covers its choice, takes taps and draws the focus ring. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'pointer',
});

const box = style({
  position: 'relative',
  ...mixin.centred(space[4]),
  minHeight: size.cta,
  padding: `${space[8]} ${space[4]}`,
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
      ...chosen,
      fontWeight: 700,
    },
  },
  '@media': {
    ...mixin.onHover({ background: color.sunken }),
    [media.forcedColors]: { selectors: { '&[data-chosen="true"]': { outline: '3px solid' } } },
  },
});

export const choice = styleVariants({
  segments: [box, text.small],
  times: [box, text.body],
  words: [box, text.small],
});

export const note = style([text.micro, { display: 'block', fontWeight: 400 }]);

export const words = style({ overflowWrap: 'anywhere', pointerEvents: 'none' });
