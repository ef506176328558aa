import { style } from '@vanilla-extract/css';
import { color, media, mixin, size, space } from '../../ui/theme/vars';
import { bannerHeight } from '../shared/bars.css';

/** The hero extends under the top bar, unless the connection's banner is between them. */
const belowBar = `max(0px, ${size.topBar} - ${bannerHeight})`;

/** On phones the banner takes the free room above the words; on wide screens it is beside them. */
export const place = style({
  marginBottom: 'auto',
  paddingTop: `calc(${belowBar} + ${space[8]})`,
  '@media': {
    [media.lg]: {
      position: 'absolute',
      top: space[12],
      left: '50%',
      width: `min(50%, ${size.contentMax} / 2 + ${size.gutter})`,
    },
  },
});

export const banner = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  padding: `${space[8]} ${space[4]} ${space[8]} ${space[16]}`,
  ...mixin.card,
  color: color.honey,
  overflowWrap: 'anywhere',
});
