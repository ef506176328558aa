import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, radius, space } from '../../ui/theme/vars';

/** The list of tabs reaches 6 px beyond its box, for its focus ring. */
export const tabs = style({ paddingTop: space[12], paddingInline: '6px' });

export const law = style([
  text.small,
  {
    display: 'grid',
    gap: space[8],
    padding: space[12],
    borderRadius: radius.field,
    background: color.lagoonSoft,
  },
]);

/** Test and start stand side by side on wide screens. */
export const steps = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[16],
      alignItems: 'start',
    },
  },
});

/** The button is as wide as its words, except on phones. */
export const stop = style({ '@media': { [media.md]: { alignSelf: 'flex-start' } } });

export const audience = style([
  text.body,
  { padding: space[12], borderRadius: radius.field, background: color.lagoonSoft },
]);

export const mail = style({
  ...mixin.stack(space[8]),
  minWidth: 0,
  margin: 0,
});

export const frame = style({
  width: '100%',
  height: '26rem',
  '@media': { [media.lg]: { height: '36rem' } },
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
});
