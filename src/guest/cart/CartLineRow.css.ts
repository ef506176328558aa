import { style } from '@vanilla-extract/css';
import { color, mixin, radius, size, space } from '../../ui/theme/vars';

export const lines = style({
  paddingTop: space[8],
  selectors: { '&:empty': { display: 'none' } },
});

export const tray = style({
  width: '100%',
  height: 'auto',
  background: color.pictureGround,
});

export const strip = style({
  ...mixin.row(space[12]),
  justifyContent: 'space-between',
  minHeight: size.cta,
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
  borderRadius: radius.field,
  background: color.sunken,
});

export const undo = style({ color: color.lagoon, flexShrink: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gridTemplateAreas: '"art words words" "art stepper total"',
  '@media': {
    // Beside the picture a phone has no room for quantity, note and sum.
    '(max-width: 479px)': { gridTemplateAreas: '"art words words" "stepper stepper total"' },
  },
  columnGap: space[12],
  rowGap: space[8],
  alignItems: 'center',
  minHeight: '72px',
});

export const art = style({
  gridArea: 'art',
  alignSelf: 'start',
  borderRadius: radius.field,
});

export const words = style({ gridArea: 'words', minWidth: 0 });

export const stepper = style({ gridArea: 'stepper' });

export const total = style({ gridArea: 'total' });

export const unit = style({
  ...mixin.wrapped(),
  columnGap: space[8],
});

/** The sold-out actions take the place of quantity and price. */
export const gone = style({
  gridColumn: '2 / -1',
  ...mixin.row(space[8]),
});

export const other = style({ flex: '1 1 0' });

export const goesWell = style({ alignSelf: 'center', flexShrink: 0, maxWidth: '5rem' });

export const goesWellDish = style({ flexShrink: 0, whiteSpace: 'nowrap' });
