import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, space } from '../../ui/theme/vars';

export const columns = style({
  ...mixin.grid(space[56]),
  gridTemplateColumns: 'minmax(0, 44rem)',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 44rem) minmax(280px, 1fr)' },
  },
});

export const body = style({
  ...mixin.stack(space[24]),
  minWidth: 0,
});

/** The minimum height keeps content below from jumping. */
export const room = style({
  width: '100%',
  height: '1440px',
  '@media': { [media.md]: { height: '1150px' } },
});

/** Phones hide the aside, because the form's fields say the same. */
export const aside = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      alignSelf: 'start',
      position: 'sticky',
      top: space[96],
      ...mixin.card,
      overflow: 'hidden',
    },
    [media.print]: { display: 'none' },
  },
});

export const words = style({ padding: space[24] });

export const steps = style([
  text.body,
  {
    ...mixin.stack(space[8]),
    paddingLeft: space[20],
    listStyle: 'decimal',
  },
]);

export const other = style([
  text.body,
  { paddingTop: space[16], borderTop: `${border.hair} solid ${color.line}` },
]);
