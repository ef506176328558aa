import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';
import { bannerHeight } from '../shared/bars.css';

export const banner = style({
  position: 'sticky',
  top: vars.size.topBar,
  zIndex: vars.z.bar,
  minHeight: bannerHeight,
});
