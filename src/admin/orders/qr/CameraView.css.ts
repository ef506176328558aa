import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { color, radius } from '../../../ui/theme/vars';

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '50dvh',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.pictureGround,
});

export const words = style([text.small, { textAlign: 'center' }]);
