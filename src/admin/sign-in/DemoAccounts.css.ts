import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../ui/theme/vars';

export const box = style({
  ...mixin.stack(space[8]),
  padding: space[12],
  border: `${border.hair} dashed ${color.control}`,
  borderRadius: radius.field,
});

export const list = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // One column would be taller than a tablet in landscape.
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const account = style({
  ...mixin.wrapped(`${space[4]} ${space[8]}`),
  justifyContent: 'space-between',
  width: '100%',
  minHeight: size.tap,
  padding: `${space[4]} ${space[8]}`,
  border: `${border.control} solid ${color.control}`,
  borderRadius: radius.field,
  background: color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': mixin.onHover({ background: color.sunken }),
});

export const address = style([text.small, { minWidth: 0 }]);

export const password = style({ whiteSpace: 'nowrap' });
