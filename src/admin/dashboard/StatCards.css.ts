import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, size, space } from '../../ui/theme/vars';
import { surface } from '../page/page-frame';

/** The grid has one, two or four columns. */
export const cards = style({
  display: 'grid',
  gap: space[12],
  flexShrink: 0,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
  },
});

const cardFrame = {
  ...surface,
  ...mixin.wrapped(),
  justifyContent: 'space-between',
  columnGap: space[16],
  minHeight: '72px',
  padding: `${space[8]} ${space[16]}`,
  '@media': {
    [media.lg]: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'center' },
  },
} as const;

export const bones = style(cardFrame);

export const card = style({
  ...cardFrame,
  height: '100%',
  color: color.ink,
  textDecoration: 'none',
  '@media': mixin.onHover({ background: color.raised, borderColor: color.control }),
});

/** The parts of this card lead to different pages. */
export const plainCard = style({ ...cardFrame, color: color.ink });

export const figureAndWays = style({
  ...mixin.wrapped(),
  justifyContent: 'space-between',
  columnGap: space[16],
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });

export const way = style([
  text.body,
  {
    ...mixin.inlineRow(),
    minHeight: size.compact,
    color: color.lagoon,
    fontWeight: 700,
  },
]);
