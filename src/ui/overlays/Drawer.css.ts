import { style } from '@vanilla-extract/css';
import { radius } from '../theme/vars';
import { sheet } from './overlay.css';
import { slide } from './slide';

export const drawer = style([
  sheet,
  {
    top: 0,
    bottom: 0,
    left: 0,
    width: 'min(320px, 100vw - 56px)',
    paddingTop: 'env(safe-area-inset-top)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderRadius: `0 ${radius.sheet} ${radius.sheet} 0`,
  },
  slide('translateX(-100%)'),
]);
