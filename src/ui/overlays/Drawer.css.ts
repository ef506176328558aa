import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';
import { sheet } from './overlay.css';
import { slide } from './slide';

const { radius } = vars;

const upright = {
  top: 0,
  bottom: 0,
  width: 'min(320px, 100vw - 56px)',
  paddingTop: 'env(safe-area-inset-top)',
  paddingBottom: 'env(safe-area-inset-bottom)',
};

export const side = styleVariants({
  left: [
    sheet,
    { ...upright, left: 0, borderRadius: `0 ${radius.sheet} ${radius.sheet} 0` },
    slide('translateX(-100%)'),
  ],
  right: [
    sheet,
    { ...upright, right: 0, borderRadius: `${radius.sheet} 0 0 ${radius.sheet}` },
    slide('translateX(100%)'),
  ],
  top: [
    sheet,
    {
      insetInline: 0,
      top: 0,
      maxHeight: '92dvh',
      paddingTop: 'env(safe-area-inset-top)',
      borderRadius: `0 0 ${radius.sheet} ${radius.sheet}`,
    },
    slide('translateY(-100%)'),
  ],
});
