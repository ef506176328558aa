import { style } from '@vanilla-extract/css';
import { row } from '../../../ui/theme/layout';
import { border, color, size, space } from '../../../ui/theme/vars.css';

// The style sets no `display`, because print hides the part.
export const fold = style({
  borderBlock: `${border.hair} solid ${color.line}`,
});

export const summary = style({
  ...row(),
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
