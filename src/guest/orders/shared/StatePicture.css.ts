import { style } from '@vanilla-extract/css';
import { color, media, radius, space } from '../../../ui/theme/vars';

export const withPicture = style({
  overflow: 'hidden',
  '@media': {
    [media.md]: {
      position: 'relative',
      justifyContent: 'center',
      minHeight: '15rem',
      paddingInlineEnd: '42%',
    },
  },
});

/** The picture stands above the words on a phone, beside them from tablets on. */
export const picture = style({
  alignSelf: 'center',
  width: 'min(13rem, 56%)',
  height: 'auto',
  borderRadius: radius.card,
  background: color.pictureGround,
  '@media': {
    [media.md]: {
      position: 'absolute',
      insetInlineEnd: space[24],
      insetBlock: space[24],
      width: '36%',
      height: `calc(100% - 2 * ${space[24]})`,
      objectFit: 'cover',
    },
    [media.print]: { display: 'none' },
  },
});
