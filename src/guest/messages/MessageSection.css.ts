import { style } from '@vanilla-extract/css';
import { unseen as outOfSight } from '../../ui/layout/VisuallyHidden.css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, space } from '../../ui/theme/vars';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[20] });

/** Bots skip fields with `display: none`, so the field is only moved out of sight. */
export const unseen = style(outOfSight);

export const halves = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      columnGap: space[56],
    },
  },
});

export const write = style({
  ...mixin.stack(space[16]),
  maxWidth: '40rem',
  scrollMarginTop: space[16],
});

export const subject = style([
  text.small,
  { color: color.muted, overflowWrap: 'anywhere', paddingInline: space[16] },
]);
