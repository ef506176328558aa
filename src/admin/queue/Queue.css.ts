import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/theme/layout';
import { border, color, space } from '../../ui/theme/vars.css';

export const list = style({ listStyle: 'none' });

export const row = style({
  ...stack(space[8]),
  paddingBlock: space[16],
  borderBottom: `${border.hair} solid ${color.line}`,
  ':last-child': { borderBottomWidth: 0 },
});

export const noticeIcon = style({ flexShrink: 0, marginTop: space[2] });
