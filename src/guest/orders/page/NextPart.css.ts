import { style } from '@vanilla-extract/css';
import { border, color, mixin, size, space } from '../../../ui/theme/vars';

// The style sets no `display`, because print hides the part.
export const fold = style({
  borderBlock: `${border.hair} solid ${color.line}`,
});

export const summary = style({
  ...mixin.row(),
  justifyContent: 'space-between',
  minHeight: size.cta,
  cursor: 'pointer',
  selectors: {
    // This rule removes Safari's triangle.
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const body = style({ paddingBottom: space[16] });

export const arrow = style({
  flexShrink: 0,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
